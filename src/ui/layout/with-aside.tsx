import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './with-aside.module.css';

interface WithAsideProps {
  children: ReactNode;
  /** A summary that stays in view beside long content; below it on narrow screens. */
  aside: ReactNode;
  asideLabel: string;
  /** Puts the aside before the content: filters, account navigation. */
  asideFirst?: boolean;
}

export function WithAside({ children, aside, asideLabel, asideFirst = false }: WithAsideProps) {
  const side = (
    <aside className={styles['aside']} aria-label={asideLabel}>
      {aside}
    </aside>
  );
  return (
    <div className={classNames(styles['frame'], asideFirst && styles['first'])}>
      {asideFirst && side}
      <div className={styles['content']}>{children}</div>
      {!asideFirst && side}
    </div>
  );
}
