import type { ReactNode } from 'react';
import { ScoreFileIcon } from '../icons/score-icons.tsx';
import styles from './file-entry.module.css';

interface FileEntryProps {
  name: string;
  /** Size, date and the like. */
  facts: ReactNode;
  /** What can be done with the file. */
  actions?: ReactNode;
}

/** A file in a list of files. */
export function FileEntry({ name, facts, actions }: FileEntryProps) {
  return (
    <div className={styles['row']}>
      <ScoreFileIcon size="2rem" />
      <div>
        <p className={styles['name']}>{name}</p>
        <p className={styles['facts']}>{facts}</p>
      </div>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
