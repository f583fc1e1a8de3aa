import { useId, type ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import { joinIds } from './join-ids.ts';
import styles from './field-frame.module.css';

/** What every field shows around its control. All texts come from the caller, in the reader's language. */
export interface FieldTexts {
  label: ReactNode;
  /** Small note behind the label, such as "freiwillig". Fields without one are taken to be required. */
  labelNote?: ReactNode;
  /** Stands between label and control and stays visible while typing. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. Marks the control as invalid. */
  error?: ReactNode;
}

interface Wired {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldFrameProps extends FieldTexts {
  id: string | undefined;
  children: (wired: Wired) => ReactNode;
}

/** Label, hint and error of one control, tied to it by ids (also in server-rendered markup). */
export function FieldFrame({ id, label, labelNote, hint, error, children }: FieldFrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = joinIds(hint && hintId, error && errorId);
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={controlId}>
        {label}
        {labelNote && ' '}
        {labelNote && <span className={styles['note']}>{labelNote}</span>}
      </label>
      {hint && (
        <p className={styles['hint']} id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true }),
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
