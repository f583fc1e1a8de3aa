import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { Price } from '#ui/content/price.tsx';
import type { ShownProductPrice } from './product-prices.ts';
import { PriceNote, type DispatchFacts } from './price-note.tsx';
import styles from './product-price.module.css';

interface ProductPriceProps {
  price: ShownProductPrice;
  /** Whether it is sent, and for how much. */
  product: DispatchFacts;
  size?: 'medium' | 'large';
}

/** A price with everything that has to stand beside it: former price, price per unit, tax and shipping. */
export function ProductPrice({ price, product, size = 'medium' }: ProductPriceProps): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const { amount, from, atQuantity, reduction, reference } = price;
  const count = formats.number(atQuantity ?? 1);
  const former = reduction && {
    listAmount: formats.price(reduction.formerPrice),
    listLabel: t`Bisheriger Preis:`,
  };
  return (
    <div className={styles['price']}>
      <Price
        amount={formats.price(amount)}
        size={size}
        {...(from ? { prefix: t`ab` } : {})}
        {...(atQuantity === null ? {} : { unit: t`bei ${count} Stück` })}
        {...former}
      />
      {reduction && (
        <Reduction share={formats.percent(reduction.share)} lowest={formats.price(reduction.lowestPrice)} />
      )}
      {reference && (
        <small className={styles['line']}>
          {formats.price(reference.price)} / {formats.number(reference.referenceUnit)} {reference.unitName}
        </small>
      )}
      <PriceNote product={product} />
    </div>
  );
}

function Reduction({ share, lowest }: { share: string; lowest: string }): ReactElement {
  const { t } = useLingui();
  return <small className={styles['line']}>{t`−${share} zum niedrigsten Preis der letzten 30 Tage (${lowest})`}</small>;
}
