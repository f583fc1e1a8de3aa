import { useState, type ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { Trans } from '@lingui/react/macro';
import { cartAtom } from '#features/cart/cart-atoms.ts';
import { useFormats } from '#platform/i18n/formats.ts';
import { PackageIcon } from '#ui/icons/shop-icons.tsx';
import { arrivalOf } from '../arrival.ts';
import styles from './delivery-date.module.css';

/** When it arrives, as dates (UX-09, LAW-25). Nothing for downloads. */
export function DeliveryDate(): ReactElement | null {
  const formats = useFormats();
  const cart = useAtomValue(cartAtom);
  const [now] = useState(() => new Date());
  const arrival = cart ? arrivalOf(cart, now) : undefined;
  if (!arrival) return null;
  const from = formats.date(arrival.from);
  const to = formats.date(arrival.to);
  return (
    <p className={styles['date']}>
      <PackageIcon />
      <span>
        {from === to ? (
          <Trans>
            Voraussichtlich bei Ihnen am <strong>{to}</strong>
          </Trans>
        ) : (
          <Trans>
            Voraussichtlich bei Ihnen zwischen {from} und <strong>{to}</strong>
          </Trans>
        )}
      </span>
    </p>
  );
}
