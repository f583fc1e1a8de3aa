import { Stepper, type StepperLabels } from './stepper.tsx';
import type { NumberRange } from './use-number-draft.ts';

export interface QuantityStepperProps extends NumberRange, StepperLabels {
  /** Names the number and what it counts: "Menge von Sonatinen, Band 1". */
  label: string;
  disabled?: boolean;
}

/** The number of a line item, in places where its meaning is visible without a label. */
export function QuantityStepper({ label, ...stepper }: QuantityStepperProps) {
  return <Stepper {...stepper} input={{ 'aria-label': label }} />;
}
