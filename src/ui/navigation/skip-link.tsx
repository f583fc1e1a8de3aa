import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

/** First in the tab order of every page; appears when it is focused. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a className={styles['skip']} href={`#${target}`} data-no-print>
      {children}
    </a>
  );
}
