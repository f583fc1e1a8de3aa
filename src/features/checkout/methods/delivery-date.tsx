import { useState, type ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { Trans } from '@lingui/react/macro';
import { cartAtom } from '#features/cart/cart-atoms.ts';
import { useFormats } from '#platform/i18n/formats.ts';
import { PackageIcon } from '#ui/icons/shop-icons.tsx';
import { arrivalOf } from '../arrival.ts';
import styles from './delivery-date.module.css';

/** When it arrives by the method the cart is calculated with, as dates (UX-09, LAW-25). Nothing for downloads. */
export function DeliveryDate(): ReactElement | null {
  const formats = useFormats();
  const cart = useAtomValue(cartAtom);
  const [now] = useState(() => new Date());
  const arrival = cart ? arrivalOf(cart, now) : undefined;
  if (!arrival) return null;
  const days = formats.days(arrival.from, arrival.to);
  return (
    <p className={styles['date']}>
      <PackageIcon />
      <span>
        <Trans>
          Voraussichtlich bei Ihnen: <strong>{days}</strong>
        </Trans>
      </span>
    </p>
  );
}
