import type { ReactNode } from 'react';
import { WarningIcon } from '../icons/status-icons.tsx';
import styles from './field-error.module.css';

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles['error']} id={id}>
      <WarningIcon />
      <span>{children}</span>
    </p>
  );
}
