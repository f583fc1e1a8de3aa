import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { Stepper, type StepperLabels } from './stepper.tsx';
import type { NumberRange } from './use-number-draft.ts';

export interface NumberFieldProps extends FieldTexts, NumberRange, StepperLabels {
  id?: string;
  name?: string;
  disabled?: boolean;
}

/** A number with a visible label and − + buttons. Reports whole, allowed values only. */
export function NumberField({ id, name, label, labelNote, hint, error, ...stepper }: NumberFieldProps) {
  return (
    <FieldFrame {...{ id, label, labelNote, hint, error }}>
      {(wired) => <Stepper {...stepper} input={{ ...wired, ...(name !== undefined && { name }) }} />}
    </FieldFrame>
  );
}
