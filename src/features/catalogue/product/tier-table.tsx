import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { DataTable } from '#ui/content/data-table.tsx';
import type { TierStep } from './product-prices.ts';

/** Graduated prices: "bis 9", "bis 49", "ab 50" (specification section 9). */
export function TierTable({ steps }: { steps: readonly TierStep[] }): ReactElement | null {
  const { t } = useLingui();
  const formats = useFormats();
  if (steps.length === 0) return null;
  const label = ({ quantity, last }: TierStep): string => {
    const count = formats.number(quantity);
    return last ? t`ab ${count}` : t`bis ${count}`;
  };
  return (
    <DataTable
      caption={t`Preise nach Menge`}
      columns={[
        { key: 'quantity', header: t`Stückzahl`, cell: label, rowHeader: true },
        { key: 'price', header: t`Stückpreis`, cell: ({ unitPrice }) => formats.price(unitPrice), numeric: true },
      ]}
      rows={steps}
      rowKey={({ quantity, last }) => `${quantity}${last}`}
    />
  );
}
