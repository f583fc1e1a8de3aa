import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { DangerIcon } from '../icons/status-icons.tsx';
import styles from './error-summary.module.css';

export interface FormProblem {
  /** Id of the control it is about; none when it concerns the whole form. */
  fieldId?: string | undefined;
  message: string;
}

export interface ErrorSummaryProps {
  heading: ReactNode;
  problems: readonly FormProblem[];
  /** Changes with every attempt to send, so the summary takes the focus again. */
  attempt?: number;
}

/** Stands at the top of a form that could not be sent; takes the focus and leads to each field. Renders nothing without problems. */
export function ErrorSummary({ attempt = 0, ...summary }: ErrorSummaryProps) {
  if (summary.problems.length === 0) return null;
  return <Summary key={attempt} {...summary} />;
}

function Summary({ heading, problems }: Omit<ErrorSummaryProps, 'attempt'>) {
  const box = useRef<HTMLDivElement>(null);
  const headingId = useId();
  // Before anybody can press anything else: what appears has the focus from its first moment.
  useLayoutEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles['summary']} aria-labelledby={headingId}>
      <DangerIcon />
      <div>
        <p className={styles['heading']} id={headingId}>
          {heading}
        </p>
        <ul className={styles['problems']}>
          {problems.map(({ fieldId, message }) => (
            <li key={`${fieldId} ${message}`}>{fieldId ? <ProblemLink {...{ fieldId, message }} /> : message}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function ProblemLink({ fieldId, message }: { fieldId: string; message: string }) {
  function lead(event: MouseEvent) {
    const control = document.getElementById(fieldId);
    if (!control) return;
    event.preventDefault();
    control.focus();
  }
  return (
    <a href={`#${fieldId}`} onClick={lead}>
      {message}
    </a>
  );
}
