import { useId, type ReactElement, type ReactNode } from 'react';
import styles from './workbench-part.module.css';

interface WorkbenchPartProps {
  /** Left out where the content names itself. */
  heading?: string;
  children: ReactNode;
}

/** One step of the configurator; all can be reached at any time. */
export function WorkbenchPart({ heading, children }: WorkbenchPartProps): ReactElement {
  const id = useId();
  return (
    <section className={styles['part']} aria-labelledby={heading ? id : undefined}>
      {heading && <h2 id={id}>{heading}</h2>}
      {children}
    </section>
  );
}
