import { atom } from 'jotai';
import { type JobForCart, keepJobAtom } from '#features/cart/job-lines.ts';
import { shownLinesAtom } from '#features/cart/shown-lines-atoms.ts';
import { tierFor } from '#print/prices/price-tiers.ts';
import { unitPricesAtom } from '../price/unit-price-atoms.ts';

interface WaitingJob extends JobForCart {
  title: string;
  /** Whether it lies there already, and is made another number of times only. */
  isThere: boolean;
}

/**
 * Keeps a job for the cart until the shop can be asked, with the prices that were last known; where those of other quantities are not
 * known, with those its lines have in the cart. @throws when it cannot be kept
 */
export const waitWithJobAtom = atom(null, async (get, set, { lines, ...job }: WaitingJob) => {
  const prices = get(unitPricesAtom);
  const shown = new Map(get(shownLinesAtom).map((line) => [line.id, line]));
  const estimated = lines.map((line) => {
    const known = prices[line.productNumber];
    const inCart = shown.get(line.id);
    const tier = tierFor(known?.tiers ?? [], line.quantity);
    const unitPrice = tier ? tier.unitPriceCents / 100 : (inCart?.price?.unitPrice ?? 0);
    return { ...line, label: known?.name ?? inCart?.label ?? '', unitPrice };
  });
  await set(keepJobAtom, { ...job, lines: estimated });
});
