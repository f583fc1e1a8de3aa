import type { ReactElement } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Product } from '#store-api/catalogue/product.ts';
import { DownloadIcon } from '#ui/icons/transfer-icons.tsx';
import { TruckIcon } from '#ui/icons/shop-icons.tsx';
import { ClockIcon } from '#ui/icons/status-icons.tsx';
import styles from './delivery-note.module.css';

type DeliveryFacts = Pick<Product, 'digital' | 'available' | 'isCloseout' | 'deliveryTime' | 'restockTime'>;

/** When it comes (LAW-25): as the shop says it; for what is not there, when it will be, or that it will not. */
export function DeliveryNote({ product }: { product: DeliveryFacts }): ReactElement | null {
  const { t } = useLingui();
  const { digital, available, isCloseout, deliveryTime, restockTime } = product;
  if (!available && isCloseout) {
    return (
      <p className={styles['note']}>
        <ClockIcon /> {t`Ausverkauft. Wir bestellen diesen Artikel nicht nach.`}
      </p>
    );
  }
  if (!available) {
    const days = restockTime === null ? '' : t`${plural(restockTime, { one: '# Tag', other: '# Tagen' })}`;
    return (
      <p className={styles['note']}>
        <ClockIcon /> {days === '' ? t`Zurzeit nicht lieferbar` : t`Zurzeit nicht lieferbar, wieder da in etwa ${days}`}
      </p>
    );
  }
  if (digital) {
    return (
      <p className={styles['note']}>
        <DownloadIcon /> {t`Zum Herunterladen, sobald die Zahlung da ist`}
      </p>
    );
  }
  const time = deliveryTime?.name;
  if (!time) return null;
  return (
    <p className={styles['note']}>
      <TruckIcon /> {t`Lieferzeit: ${time}`}
    </p>
  );
}
