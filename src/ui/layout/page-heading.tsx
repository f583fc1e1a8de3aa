import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

interface PageHeadingProps {
  children: ReactNode;
  /** A few words above: where one is. */
  eyebrow?: ReactNode;
  /** One or two sentences below: what can be done here. */
  intro?: ReactNode;
  actions?: ReactNode;
  size?: 'page' | 'hero';
}

/** The page's only h1. It can take the focus by script after a change of page. */
export function PageHeading({ children, eyebrow, intro, actions, size = 'page' }: PageHeadingProps) {
  return (
    <header className={styles['heading']} data-size={size}>
      {eyebrow && <p className={styles['eyebrow']}>{eyebrow}</p>}
      <h1 className={styles['title']} tabIndex={-1}>
        {children}
      </h1>
      {intro && <p className={styles['intro']}>{intro}</p>}
      {actions && <div className={styles['actions']}>{actions}</div>}
    </header>
  );
}
