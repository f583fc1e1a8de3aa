import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../icons/direction-icons.tsx';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './select-field.module.css';
import control from './text-control.module.css';

export interface SelectFieldProps extends ComponentProps<'select'>, FieldTexts {}

/** The children are native `<option>`s: phones show their own picker. */
export function SelectField({ id, label, labelNote, hint, error, ...select }: SelectFieldProps) {
  return (
    <FieldFrame {...{ id, label, labelNote, hint, error }}>
      {(wired) => (
        <span className={styles['frame']}>
          <select {...select} {...wired} className={control['control']} />
          <ChevronDownIcon />
        </span>
      )}
    </FieldFrame>
  );
}
