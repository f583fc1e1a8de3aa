import { useId, type ReactElement, type ReactNode } from 'react';
import { CheckIcon } from '#ui/icons/status-icons.tsx';
import styles from './checkout-section.module.css';

interface CheckoutSectionProps {
  number: number;
  heading: string;
  /** `waiting`: an earlier section has to be completed first; `note` says which. */
  state: 'open' | 'done' | 'waiting';
  /** Stands at the end of the heading's line. */
  action?: ReactNode;
  note?: ReactNode;
  children?: ReactNode;
}

/** A section of the checkout: all of them stand on one page, one below the other (UX-10). */
export function CheckoutSection(props: CheckoutSectionProps): ReactElement {
  const { number, heading, state, action, note, children } = props;
  const id = useId();
  return (
    <section className={styles['section']} data-state={state} aria-labelledby={id}>
      <header className={styles['head']}>
        <span className={styles['number']} aria-hidden="true">
          {state === 'done' ? <CheckIcon size={20} /> : number}
        </span>
        <h2 id={id} className={styles['heading']}>
          {heading}
        </h2>
        {action}
      </header>
      <div className={styles['body']}>{state === 'waiting' ? <p className={styles['note']}>{note}</p> : children}</div>
    </section>
  );
}
