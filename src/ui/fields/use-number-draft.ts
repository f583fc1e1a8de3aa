import { useState, type ChangeEvent, type KeyboardEvent } from 'react';

export interface NumberRange {
  value: number;
  min?: number | undefined;
  max?: number | undefined;
  /** Distance between allowed values, counted from `min`. */
  step?: number | undefined;
  onValueChange: (value: number) => void;
}

/** The nearest allowed value: whole steps from `min`, never above `max`. */
export function nearestAllowed(
  wished: number,
  { min = 0, max = Infinity, step = 1 }: Omit<NumberRange, 'value' | 'onValueChange'>,
) {
  const steps = Math.round((Math.min(Math.max(wished, min), max) - min) / step);
  const highest = Math.floor((max - min) / step);
  // Ten decimals are more than any step has; without rounding 3 × 0.1 would show as 0.30000000000000004.
  return Number((min + Math.min(steps, highest) * step).toFixed(10));
}

/**
 * Typing is a draft: nothing is reported until Enter, leaving the field, an arrow key or a stepper button,
 * so a half-typed number never changes a cart. An empty or senseless draft falls back to the last value.
 */
export function useNumberDraft({ value, min = 0, max = Infinity, step = 1, onValueChange }: NumberRange) {
  const [draft, setDraft] = useState<string | null>(null);
  const range = { min, max, step };

  function settle(wished: number) {
    setDraft(null);
    const settled = Number.isFinite(wished) ? nearestAllowed(wished, range) : value;
    if (settled !== value) onValueChange(settled);
  }

  const drafted = draft === null || draft.trim() === '' ? Number.NaN : Number(draft.replace(',', '.'));
  const current = Number.isFinite(drafted) ? drafted : value;
  const keySteps: Record<string, number> = { ArrowUp: step, ArrowDown: -step, PageUp: step * 10, PageDown: -step * 10 };

  return {
    canDecrease: value > min,
    canIncrease: nearestAllowed(value + step, range) > value,
    decrease: () => settle(current - step),
    increase: () => settle(current + step),
    control: {
      type: 'text',
      inputMode: Number.isInteger(step) ? 'numeric' : 'decimal',
      role: 'spinbutton',
      autoComplete: 'off',
      value: draft ?? String(value),
      'aria-valuenow': value,
      'aria-valuemin': min,
      'aria-valuemax': Number.isFinite(max) ? max : undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setDraft(event.target.value),
      onBlur: () => draft !== null && settle(drafted),
      onKeyDown: (event: KeyboardEvent) => {
        const by = keySteps[event.key];
        if (by !== undefined) event.preventDefault();
        if (by !== undefined) settle(current + by);
        else if (event.key === 'Enter' && draft !== null) settle(drafted);
      },
    },
  } as const;
}
