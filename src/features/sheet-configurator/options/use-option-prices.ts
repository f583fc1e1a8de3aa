import { useMemo } from 'react';
import { useAtomValue } from 'jotai';
import { useFormats } from '#platform/i18n/formats.ts';
import type { PrintRow } from '#print/spec/print-job.ts';
import type { PrintJobSpec } from '#print/spec/print-spec.ts';
import { changeOptions } from '../jobs/job-edits.ts';
import { priceDifference } from '../price/job-price.ts';
import { tiersBySku } from '../price/unit-price.ts';
import { unitPricesAtom } from '../price/unit-price-atoms.ts';

/** What changes of options cost or save for the whole job, with a sign. */
export function useOptionPrices(rows: readonly PrintRow[]): (wish: Partial<PrintJobSpec>) => string | undefined {
  const prices = useAtomValue(unitPricesAtom);
  const formats = useFormats();
  return useMemo(() => {
    const tiers = tiersBySku(prices);
    return (wish) => {
      const cents = priceDifference(rows, changeOptions(rows, wish).rows, tiers);
      if (cents === undefined || cents === 0) return undefined;
      return `${cents > 0 ? '+' : '−'} ${formats.price(Math.abs(cents) / 100)}`;
    };
  }, [rows, prices, formats]);
}
