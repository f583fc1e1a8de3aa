import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { PaymentIcon } from '#ui/icons/shop-icons.tsx';
import { paymentMethodsAtom } from './method-atoms.ts';
import { MethodPicture } from './method-picture.tsx';
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
        {methods.map(({ id, name, media }) => (
          <li key={id}>
            <MethodPicture media={media} sign={<PaymentIcon />} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
