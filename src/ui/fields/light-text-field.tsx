import { FieldFrame } from './field-frame.tsx';
import styles from './light-text-field.module.css';
import type { TextFieldProps } from './text-field.tsx';

/** A TextField for screens that are no forms (search, filters): the same look and props, without Chakra behind it. */
export function LightTextField({ id, label, labelNote, hint, error, type = 'text', ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ id, label, labelNote, hint, error }}>
      {(wired) => <input type={type} {...input} {...wired} className={styles['input']} />}
    </FieldFrame>
  );
}
