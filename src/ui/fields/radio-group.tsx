import { useId, type ComponentProps, type ReactNode } from 'react';
import { Fieldset } from './fieldset.tsx';
import { RadioOption, type RadioChoice } from './radio-option.tsx';

export interface RadioGroupProps<Value extends string> {
  legend: ReactNode;
  legendNote?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  options: readonly RadioChoice<Value>[];
  /** Id of the first radio, where an error summary can lead. */
  id?: string;
  name?: string;
  value?: Value | undefined;
  onValueChange?: (value: Value) => void;
  /** What react-hook-form's `register` returns, instead of `value` and `onValueChange`. */
  registration?: ComponentProps<'input'>;
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, legendNote, hint, error, options, id, name, value, onValueChange, registration } = props;
  const ownName = useId();
  return (
    <Fieldset role="radiogroup" {...{ legend, legendNote, hint, error }}>
      {options.map((option, index) => (
        <RadioOption
          key={option.value}
          option={option}
          id={index === 0 ? id : undefined}
          invalid={Boolean(error)}
          name={name ?? ownName}
          {...(onValueChange && { checked: option.value === value, onChange: () => onValueChange(option.value) })}
          {...registration}
        />
      ))}
    </Fieldset>
  );
}
