import type { ReactElement, ReactNode } from 'react';
import { StaffRule } from '../ornaments/staff-rule.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  icon?: ReactElement;
  /** What is not there yet. */
  title: ReactNode;
  /** What would be here and how it comes here. */
  children?: ReactNode;
  actions?: ReactNode;
  level?: 1 | 2 | 3;
}

/** An empty staff waits for its notes. */
export function EmptyState({ icon, title, children, actions, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles['empty']}>
      <div className={styles['staff']}>
        <StaffRule />
        {icon && <span className={styles['icon']}>{icon}</span>}
      </div>
      <Heading className={styles['title']} tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {children && <div className={styles['text']}>{children}</div>}
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
