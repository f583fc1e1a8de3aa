import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { paymentMethodsAtom } from './method-atoms.ts';
import { PaymentMark } from './payment-mark.tsx';
import styles from './ways-to-pay.module.css';

/** The ways to pay, visible before the checkout begins (LAW-04). */
export function WaysToPay(): ReactElement | null {
  const { t } = useLingui();
  const methods = useAtomValue(paymentMethodsAtom);
  if (!methods?.length) return null;
  return (
    <div className={styles['ways']}>
      <p>{t`Sie können so bezahlen:`}</p>
      <ul>
        {methods.map((method) => (
          <li key={method.id}>
            <PaymentMark method={method} />
            {method.name}
          </li>
        ))}
      </ul>
    </div>
  );
}
