import { useEffect, type ReactElement } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { PaymentIcon } from '#ui/icons/shop-icons.tsx';
import { loadMethodsAtom, paymentMethodsAtom } from './method-atoms.ts';
import { MethodPicture } from './method-picture.tsx';
import styles from './ways-to-pay.module.css';

/** The ways to pay, visible before the checkout begins (LAW-04). */
export function WaysToPay(): ReactElement | null {
  const { t } = useLingui();
  const methods = useAtomValue(paymentMethodsAtom);
  const load = useSetAtom(loadMethodsAtom);
  useEffect(() => {
    load().catch((error: unknown) => console.error('The payment methods could not be loaded.', error));
  }, [load]);
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
