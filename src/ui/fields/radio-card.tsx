import { useId, type ReactNode } from 'react';
import { joinIds } from './join-ids.ts';
import styles from './radio-card.module.css';

export interface RadioCardChoice<Value extends string> {
  value: Value;
  label: ReactNode;
  /** One or two short sentences. */
  description?: ReactNode;
  /** Decoration: an icon, a drawing, an image with an empty alternative. */
  picture?: ReactNode;
  /** What choosing it costs or saves, already formatted. */
  price?: ReactNode;
  /** A short word in the corner, such as "Empfohlen". */
  mark?: ReactNode;
  disabled?: boolean;
}

interface RadioCardProps {
  option: RadioCardChoice<string>;
  id: string | undefined;
  name: string;
  checked: boolean;
  onChoose: () => void;
}

/** A disabled card says in its description why it cannot be chosen. */
export function RadioCard({ option, id, name, checked, onChoose }: RadioCardProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <label className={styles['card']} data-plain={option.picture ? undefined : true}>
      <input
        type="radio"
        className={styles['radio']}
        id={controlId}
        name={name}
        value={option.value}
        checked={checked}
        disabled={option.disabled}
        onChange={onChoose}
        aria-labelledby={`${controlId}-label`}
        aria-describedby={joinIds(option.description && `${controlId}-text`, option.price && `${controlId}-price`)}
      />
      {option.picture && (
        <span className={styles['picture']} aria-hidden="true">
          {option.picture}
        </span>
      )}
      <span className={styles['words']}>
        <span className={styles['label']} id={`${controlId}-label`}>
          {option.label}
          {option.mark && ' '}
          {option.mark && <span className={styles['mark']}>{option.mark}</span>}
        </span>
        {option.description && (
          <span className={styles['description']} id={`${controlId}-text`}>
            {option.description}
          </span>
        )}
      </span>
      {option.price && (
        <span className={styles['price']} id={`${controlId}-price`}>
          {option.price}
        </span>
      )}
    </label>
  );
}
