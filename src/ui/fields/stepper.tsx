import type { ComponentProps } from 'react';
import { MinusIcon, PlusIcon } from '../icons/action-icons.tsx';
import styles from './stepper.module.css';
import { useNumberDraft, type NumberRange } from './use-number-draft.ts';

export interface StepperLabels {
  /** Names of the buttons, for example "Eins weniger". */
  decreaseLabel: string;
  increaseLabel: string;
}

interface StepperProps extends NumberRange, StepperLabels {
  input: Pick<ComponentProps<'input'>, 'id' | 'aria-label' | 'aria-describedby' | 'aria-invalid' | 'name'>;
  disabled?: boolean | undefined;
}

/** Minus, number, plus. The buttons stay in the tab order, for switch and voice control. */
export function Stepper({ input, disabled = false, decreaseLabel, increaseLabel, ...range }: StepperProps) {
  const number = useNumberDraft(range);
  return (
    <div className={styles['stepper']} data-disabled={disabled || undefined}>
      <button
        type="button"
        className={styles['button']}
        aria-label={decreaseLabel}
        aria-disabled={!number.canDecrease || undefined}
        disabled={disabled}
        onClick={number.canDecrease ? number.decrease : undefined}
      >
        <MinusIcon size={20} />
      </button>
      <input className={styles['number']} {...number.control} {...input} disabled={disabled} />
      <button
        type="button"
        className={styles['button']}
        aria-label={increaseLabel}
        aria-disabled={!number.canIncrease || undefined}
        disabled={disabled}
        onClick={number.canIncrease ? number.increase : undefined}
      >
        <PlusIcon size={20} />
      </button>
    </div>
  );
}
