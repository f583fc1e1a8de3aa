import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons/action-icons.tsx';
import { FieldFrame } from './field-frame.tsx';
import styles from './password-field.module.css';
import control from './text-control.module.css';
import type { TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password';
  /** Names of the button that uncovers and covers the password. */
  showLabel: string;
  hideLabel: string;
}

export function PasswordField({ id, label, labelNote, hint, error, ...props }: PasswordFieldProps) {
  const { showLabel, hideLabel, ...input } = props;
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...{ id, label, labelNote, hint, error }}>
      {(wired) => (
        <span className={styles['frame']}>
          <input
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...wired}
            className={control['control']}
          />
          <button
            type="button"
            className={styles['reveal']}
            aria-label={shown ? hideLabel : showLabel}
            aria-controls={wired.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </span>
      )}
    </FieldFrame>
  );
}
