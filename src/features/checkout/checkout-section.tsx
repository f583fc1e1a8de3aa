import type { ReactElement, ReactNode } from 'react';
import { CheckIcon } from '#ui/icons/status-icons.tsx';
import styles from './checkout-section.module.css';

interface CheckoutSectionProps {
  id: CheckoutSectionId;
  number: number;
  heading: string;
  /** `waiting`: an earlier section has to be completed first; `note` says which. */
  state: 'open' | 'done' | 'waiting';
  /** Stands at the end of the heading's line. */
  action?: ReactNode;
  note?: ReactNode;
  children?: ReactNode;
}

export type CheckoutSectionId = 'contact' | 'shipping' | 'payment' | 'review';

/** Leads the focus to a section, when the one before it has folded and taken its controls away. */
export function focusSection(id: CheckoutSectionId): void {
  document.getElementById(headingIdOf(id))?.focus();
}

const headingIdOf = (id: CheckoutSectionId): string => `checkout-${id}`;

/** A section of the checkout: all of them stand on one page, one below the other (UX-10). */
export function CheckoutSection(props: CheckoutSectionProps): ReactElement {
  const { id, number, heading, state, action, note, children } = props;
  const headingId = headingIdOf(id);
  return (
    <section className={styles['section']} data-state={state} aria-labelledby={headingId}>
      <header className={styles['head']}>
        <span className={styles['number']} aria-hidden="true">
          {state === 'done' ? <CheckIcon size={20} /> : number}
        </span>
        <h2 id={headingId} tabIndex={-1} className={styles['heading']}>
          {heading}
        </h2>
        {action}
      </header>
      <div className={styles['body']}>{state === 'waiting' ? <p className={styles['note']}>{note}</p> : children}</div>
    </section>
  );
}
