import type { ReactElement, ReactNode } from 'react';
import styles from './article-list.module.css';

/** Rows of articles; its width, not the page's, decides how they are laid out. */
export function ArticleList({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return (
    <ul className={styles['list']} aria-label={label}>
      {children}
    </ul>
  );
}

export const articleRowId = (articleId: string): string => `article-${articleId}`;
