import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { Trans } from '@lingui/react/macro';
import { cartAtom, cartBusyAtom } from '#features/cart/cart-atoms.ts';
import { useFormats } from '#platform/i18n/formats.ts';
import { TruckIcon } from '#ui/icons/shop-icons.tsx';
import styles from './delivery-date.module.css';
import { shippingOffersAtom, shippingUnsettledAtom } from './shipping-offer-atoms.ts';

/** What is missing until shipping is free; nothing where it is free, never is, or nobody can know. */
export function FreeShippingNote(): ReactElement | null {
  const formats = useFormats();
  const cart = useAtomValue(cartAtom);
  const isUnsettled = useAtomValue(shippingUnsettledAtom);
  const isBusy = useAtomValue(cartBusyAtom);
  const { missing, usedId } = useAtomValue(shippingOffersAtom) ?? {};
  const isPresent = !isUnsettled && !isBusy && usedId === cart?.deliveries[0]?.shippingMethod?.id;
  if (missing === undefined || !isPresent) return null;
  const amount = formats.price(missing);
  return (
    <p className={styles['date']}>
      <TruckIcon />
      <span>
        <Trans>
          Noch <strong>{amount}</strong> bis zum kostenlosen Versand
        </Trans>
      </span>
    </p>
  );
}
