import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { DataTable } from '#ui/content/data-table.tsx';
import type { PricedUnit } from '#print/prices/price-job.ts';
import { nextTier } from '#print/prices/price-tiers.ts';
import type { ShownPrice } from './job-price.ts';
import { unitPricesAtom } from './unit-price-atoms.ts';

/** The bill of materials: what the job is made of, how many of each, at which price (CFG-34). */
export function PriceBreakdown({ price }: { price: ShownPrice }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const prices = useAtomValue(unitPricesAtom);
  const money = (cents: number): string => formats.price(cents / 100);
  const unitPrice = ({ sku, quantity, unitPriceCents }: PricedUnit): string => {
    const next = nextTier(prices[sku]?.tiers ?? [], quantity);
    if (!next || next.unitPriceCents >= unitPriceCents) return money(unitPriceCents);
    const [from, cheaper] = [formats.number(next.from), money(next.unitPriceCents)];
    return `${money(unitPriceCents)} (${t`ab ${from}: ${cheaper}`})`;
  };
  return (
    <DataTable
      caption={t`So setzt sich der Preis zusammen`}
      captionHidden
      rows={price.lines}
      rowKey={({ sku }) => sku}
      columns={[
        { key: 'name', header: t`Posten`, cell: ({ sku }) => prices[sku]?.name ?? sku, rowHeader: true },
        { key: 'quantity', header: t`Menge`, cell: ({ quantity }) => formats.number(quantity), numeric: true },
        { key: 'unit', header: t`Einzelpreis`, cell: unitPrice, numeric: true },
        { key: 'total', header: t`Summe`, cell: ({ totalCents }) => money(totalCents), numeric: true },
      ]}
    />
  );
}
