import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/direction-icons.tsx';
import styles from './disclosure.module.css';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
  /** Disclosures of one name are open one at a time. */
  name?: string;
  /** `row`: a line of a list of questions. `plain`: a small "more" in running content. */
  kind?: 'row' | 'plain';
}

/** Opens and closes without script; browsers find and open it when they search the page. */
export function Disclosure({ summary, children, defaultOpen = false, name, kind = 'row' }: DisclosureProps) {
  return (
    <details className={styles['disclosure']} data-kind={kind} open={defaultOpen} name={name}>
      <summary className={styles['summary']}>
        <span>{summary}</span>
        <ChevronDownIcon />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
