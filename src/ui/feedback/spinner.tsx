import { VisuallyHidden } from '../content/visually-hidden.tsx';
import styles from './spinner.module.css';

/** Three staccato dots. Decoration unless it gets a `label`, then it is a status of its own. */
export function Spinner({ label }: { label?: string }) {
  const dots = (
    <svg className={styles['dots']} viewBox="0 0 24 24" width="1.5em" height="1.5em" aria-hidden="true">
      <circle cx="4" cy="12" r="2.4" />
      <circle cx="12" cy="12" r="2.4" />
      <circle cx="20" cy="12" r="2.4" />
    </svg>
  );
  if (label === undefined) return dots;
  return (
    <output className={styles['status']}>
      {dots}
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
