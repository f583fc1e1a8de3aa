import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './choice.module.css';

export interface RadioChoice<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

interface RadioOptionProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  option: RadioChoice<string>;
  invalid: boolean;
}

export function RadioOption({ option, invalid, id, ...input }: RadioOptionProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  return (
    <div className={styles['choice']}>
      <input
        {...input}
        type="radio"
        id={controlId}
        value={option.value}
        disabled={option.disabled}
        className={classNames(styles['box'], styles['round'])}
        data-invalid={invalid || undefined}
        aria-describedby={option.hint ? hintId : undefined}
      />
      <label className={styles['label']} htmlFor={controlId}>
        {option.label}
      </label>
      {option.hint && (
        <p className={styles['hint']} id={hintId}>
          {option.hint}
        </p>
      )}
    </div>
  );
}
