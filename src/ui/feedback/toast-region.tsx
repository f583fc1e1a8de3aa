import type { ReactNode } from 'react';
import styles from './toast.module.css';

/** Where toasts appear. Keep it mounted, also when empty: screen readers only notice what comes into a region they know. */
export function ToastRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles['region']} aria-label={label} data-no-print>
      <output data-toasts aria-atomic="false" className={styles['toasts']}>
        {children}
      </output>
    </section>
  );
}
