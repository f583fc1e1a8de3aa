import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { taxStateAtom } from '#platform/session/session-atoms.ts';
import { Button } from '#ui/actions/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '#ui/icons/direction-icons.tsx';
import { TruckIcon } from '#ui/icons/shop-icons.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import type { ShownPrice } from './job-price.ts';
import styles from './price-bar.module.css';
import { PriceBreakdown } from './price-breakdown.tsx';
import { SpokenPrice } from './spoken-price.tsx';

interface PriceBarProps {
  price: ShownPrice;
  /** The days on which the job is expected to arrive. */
  delivery: string;
  /** The button that orders, with its reasons when it cannot. */
  action: ReactNode;
  onReload: () => void;
}

/** Price, delivery and the way into the cart, always in view. */
export function PriceBar({ price, delivery, action, onReload }: PriceBarProps): ReactElement {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  return (
    <section className={styles['bar']} aria-label={t`Preis`}>
      <div className={styles['details']} id={detailsId} hidden={!isOpen}>
        {isOpen && <PriceBreakdown price={price} />}
      </div>
      <div className={styles['row']}>
        <div className={styles['sum']}>
          <Total price={price} onReload={onReload} />
          <p className={styles['note']}>
            <TaxWords />
          </p>
        </div>
        <Button
          variant="quiet"
          size="small"
          className={styles['toggle']}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <ChevronDownIcon /> : <ChevronUpIcon />} {t`Aufschlüsselung`}
        </Button>
        <p className={styles['delivery']}>
          <TruckIcon />
          <span>
            {t`Lieferung voraussichtlich ${delivery}`}
            <span className={styles['condition']}>{t`wenn Sie heute bestellen und bezahlen`}</span>
          </span>
        </p>
        <div className={styles['action']}>{action}</div>
      </div>
    </section>
  );
}

function TaxWords(): ReactElement {
  const taxState = useAtomValue(taxStateAtom);
  if (taxState === 'net')
    return (
      <Trans>
        zzgl. MwSt. und <TextLink to="/shipping">Versand</TextLink>
      </Trans>
    );
  return taxState === 'tax-free' ? (
    <Trans>
      ohne MwSt., zzgl. <TextLink to="/shipping">Versand</TextLink>
    </Trans>
  ) : (
    <Trans>
      inkl. MwSt., zzgl. <TextLink to="/shipping">Versand</TextLink>
    </Trans>
  );
}

function Total({ price, onReload }: Pick<PriceBarProps, 'price' | 'onReload'>): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  if (price.certainty === 'loading' && price.missing.length > 0) return <Skeleton lines={1} />;
  if (price.missing.length > 0) {
    return (
      <p className={styles['unknown']}>
        {t`Preis unbekannt`}{' '}
        <Button size="small" variant="secondary" onClick={onReload}>
          {t`Noch einmal fragen`}
        </Button>
      </p>
    );
  }
  const [total, perCopy] = [formats.price(price.totalCents / 100), formats.price(price.perCopyCents / 100)];
  const isEstimate = price.certainty === 'estimate';
  return (
    <p className={styles['total']} data-estimate={isEstimate || undefined}>
      {isEstimate && <span className={styles['word']}>{t`Schätzung`}</span>}
      <span className={styles['amount']}>{total}</span>
      {price.copies > 1 && <span className={styles['word']}>{t`${perCopy} je Exemplar`}</span>}
      <SpokenPrice words={t`Gesamtpreis ${total}`} />
    </p>
  );
}
