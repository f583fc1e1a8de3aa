import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Fieldset } from './fieldset.tsx';
import { RadioCard, type RadioCardChoice } from './radio-card.tsx';
import styles from './radio-card.module.css';

export interface RadioCardGroupProps<Value extends string> {
  legend: ReactNode;
  legendNote?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  options: readonly RadioCardChoice<Value>[];
  /** Id of the first radio, where an error summary can lead. */
  id?: string;
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  /** `pictures`: tall cards side by side. `lines`: one below the other, picture at the start. */
  layout?: 'pictures' | 'lines';
}

/** One choice among few, shown as cards with a picture. Arrow keys move, as in every radio group. */
export function RadioCardGroup<Value extends string>(props: RadioCardGroupProps<Value>) {
  const { legend, legendNote, hint, error, options, id, value, onValueChange, layout = 'pictures' } = props;
  const name = useId();
  return (
    <Fieldset role="radiogroup" {...{ legend, legendNote, hint, error }}>
      <div className={classNames(styles['cards'], styles[layout])}>
        {options.map((option, index) => (
          <RadioCard
            key={option.value}
            option={option}
            id={index === 0 ? id : undefined}
            name={name}
            checked={option.value === value}
            onChoose={() => onValueChange(option.value)}
          />
        ))}
      </div>
    </Fieldset>
  );
}
