import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { DefinitionList, type Definition } from '#ui/content/definition-list.tsx';
import type { Sums } from './cart-sums.ts';
import styles from './sums-list.module.css';

interface SumsListProps {
  sums: Sums;
  /** Where it is shipped to, for the label: the amount may be an estimate. */
  shippingNote?: string | undefined;
  /** Amounts belong to an earlier state and are being calculated anew. */
  unpriced?: boolean;
}

/** Goods, discounts, shipping, tax by rate and the total (LAW-02, LAW-31). */
export function SumsList({ sums, shippingNote, unpriced = false }: SumsListProps): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const { goods, discounts, shipping, total, taxStatus } = sums;
  const isGross = taxStatus === 'gross';
  const taxes = useTaxRows(sums);
  const freight = shipping === 0 ? t`kostenlos` : formats.price(shipping ?? 0);
  const items: Definition[] = [
    { key: 'goods', label: t`Artikel`, value: formats.price(goods) },
    ...discounts.map(({ id, name, amount }) => ({ key: id, label: name, value: formats.price(amount) })),
    shipping === null
      ? { key: 'shipping', label: t`Versand`, value: t`entfällt` }
      : { key: 'shipping', label: shippingNote ?? t`Versand`, value: freight },
    ...(isGross ? [] : taxes),
    { key: 'total', label: t`Gesamtsumme`, value: formats.price(total) },
  ];
  return (
    <div className={styles['sums']} data-unpriced={unpriced || undefined}>
      <DefinitionList kind="sums" items={items} />
      {isGross && (
        <dl className={styles['taxes']}>
          {taxes.map(({ key, label, value }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {taxStatus === 'tax-free' && <p className={styles['taxes']}>{t`ohne MwSt.`}</p>}
    </div>
  );
}

function useTaxRows({ taxes, taxStatus }: Sums): readonly Definition[] {
  const { t } = useLingui();
  const formats = useFormats();
  if (taxStatus === 'tax-free') return [];
  return taxes.map(({ taxRate, tax }) => {
    const rate = formats.percent(taxRate / 100);
    const label = taxStatus === 'gross' ? t`darin ${rate} MwSt.` : t`zzgl. ${rate} MwSt.`;
    return { key: `tax-${taxRate}`, label, value: formats.price(tax) };
  });
}
