import { useId, type ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import { joinIds } from './join-ids.ts';
import styles from './fieldset.module.css';

interface FieldsetProps {
  legend: ReactNode;
  legendNote?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** `section`: a part of a form under a serif title. `group`: controls that answer one question. */
  kind?: 'section' | 'group';
  /** For one choice among several, so that its error is announced with it. */
  role?: 'radiogroup';
  disabled?: boolean;
  children: ReactNode;
}

export function Fieldset({ legend, legendNote, hint, error, kind = 'group', role, disabled, children }: FieldsetProps) {
  const id = useId();
  const ids = { hint: `${id}-hint`, error: `${id}-error` };
  return (
    <fieldset
      className={styles['fieldset']}
      disabled={disabled}
      role={role}
      aria-describedby={joinIds(hint && ids.hint, error && ids.error)}
      aria-invalid={role && error ? true : undefined}
    >
      <legend className={styles[kind === 'section' ? 'title' : 'legend']}>
        {legend}
        {legendNote && ' '}
        {legendNote && <span className={styles['note']}>{legendNote}</span>}
      </legend>
      {hint && (
        <p className={styles['hint']} id={ids.hint}>
          {hint}
        </p>
      )}
      <div className={styles[kind === 'section' ? 'fields' : 'choices']}>{children}</div>
      {error && <FieldError id={ids.error}>{error}</FieldError>}
    </fieldset>
  );
}
