import type { TextAreaProps } from './text-area.tsx';
import { FieldFrame } from './field-frame.tsx';
import styles from './text-control.module.css';

/** For screens that bring no other part of Chakra: grows with its text where the browser does that itself, and by hand elsewhere. */
export function NativeTextArea({ id, label, labelNote, hint, error, ...textarea }: TextAreaProps) {
  return (
    <FieldFrame {...{ id, label, labelNote, hint, error }}>
      {(wired) => <textarea rows={4} {...textarea} {...wired} className={styles['control']} />}
    </FieldFrame>
  );
}
