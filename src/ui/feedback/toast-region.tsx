import type { ReactNode } from 'react';
import styles from './toast.module.css';

/** Where toasts appear: above the page's lower edge. Keep it mounted, so that screen readers notice what comes in. */
export function ToastRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles['region']} aria-label={label} data-no-print>
      {children}
    </section>
  );
}
