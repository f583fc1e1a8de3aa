import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './text-control.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'type'>, FieldTexts {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | 'date';
}

/** Takes what react-hook-form's `register` returns: `<TextField label="E-Mail" {...register('email')} />`. */
export function TextField({ id, label, labelNote, hint, error, type = 'text', ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ id, label, labelNote, hint, error }}>
      {(wired) => <input type={type} {...input} {...wired} className={styles['control']} />}
    </FieldFrame>
  );
}
