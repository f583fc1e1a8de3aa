import type { ReactElement, ReactNode } from 'react';
import { Disclosure } from '#ui/overlay/disclosure.tsx';
import styles from './option-section.module.css';

interface OptionSectionProps {
  name: string;
  /** What is chosen now, in a few words. */
  value: string;
  children: ReactNode;
  open?: boolean;
}

/** One question of the configurator: closed it shows the answer, open all answers. */
export function OptionSection({ name, value, children, open = false }: OptionSectionProps): ReactElement {
  const summary = (
    <span className={styles['summary']}>
      <span className={styles['name']}>{name}</span>
      <span className={styles['value']}>{value}</span>
    </span>
  );
  return (
    <Disclosure summary={summary} defaultOpen={open}>
      <div className={styles['content']}>{children}</div>
    </Disclosure>
  );
}
