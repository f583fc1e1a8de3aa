import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { Trans } from '@lingui/react/macro';
import { cartAtom } from '#features/cart/cart-atoms.ts';
import { useFormats } from '#platform/i18n/formats.ts';
import { PackageIcon } from '#ui/icons/shop-icons.tsx';
import styles from './delivery-date.module.css';

/** When it arrives, as dates (UX-09, LAW-25). Nothing for downloads. */
export function DeliveryDate(): ReactElement | null {
  const formats = useFormats();
  const dates = useAtomValue(cartAtom)?.deliveries[0]?.deliveryDate;
  if (!dates) return null;
  const from = formats.date(dates.earliest);
  const to = formats.date(dates.latest);
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
