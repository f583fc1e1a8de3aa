import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import { joinIds } from './join-ids.ts';
import styles from './choice.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** Takes what react-hook-form's `register` returns. The whole line can be pressed. */
export function Checkbox({ id, label, hint, error, ...input }: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div>
      <div className={styles['choice']}>
        <input
          {...input}
          type="checkbox"
          id={controlId}
          className={styles['box']}
          aria-invalid={error ? true : undefined}
          aria-describedby={joinIds(hint && `${controlId}-hint`, error && `${controlId}-error`)}
        />
        <label className={styles['label']} htmlFor={controlId}>
          {label}
        </label>
        {hint && (
          <p className={styles['hint']} id={`${controlId}-hint`}>
            {hint}
          </p>
        )}
      </div>
      {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
    </div>
  );
}
