import { maxCopies } from '../spec/job-choices.ts';
import type { PrintJob } from '../spec/print-job.ts';
import { type JobPrice, priceJob } from './price-job.ts';
import { nextTier, type TiersBySku } from './price-tiers.ts';
import { printUnits } from './print-units.ts';

/** The next price step of a product. `savesCents` > 0: buying `from` pieces costs less than the quantity now. */
export interface TierHint {
  readonly sku: string;
  readonly quantity: number;
  readonly from: number;
  readonly unitPriceCents: number;
  readonly savesCents: number;
}

/** The next step of every product that has one, the greatest saving first (CFG-31). */
export function tierHints(price: JobPrice, tiersBySku: TiersBySku): readonly TierHint[] {
  return price.lines
    .flatMap((line): readonly TierHint[] => {
      const next = nextTier(tiersBySku.get(line.sku) ?? [], line.quantity);
      if (next === undefined || next.unitPriceCents >= line.unitPriceCents) return [];
      const { from, unitPriceCents } = next;
      const savesCents = line.totalCents - from * unitPriceCents;
      return [{ sku: line.sku, quantity: line.quantity, from, unitPriceCents, savesCents }];
    })
    .toSorted((a, b) => b.savesCents - a.savesCents);
}

/** More copies for less money. */
export interface CheaperCopies {
  readonly copies: number;
  readonly totalCents: number;
  readonly savesCents: number;
}

/**
 * The smallest number of copies of a row, above the present one, that makes the whole job cheaper, because a price step
 * is reached (CFG-31, "Ab 500 Seiten zahlen Sie weniger"). Undefined when there is none or a price is missing.
 */
export function findCheaperCopies(
  job: Pick<PrintJob, 'rows'>,
  rowId: string,
  tiersBySku: TiersBySku,
): CheaperCopies | undefined {
  const row = job.rows.find(({ id }) => id === rowId);
  const now = priceJob(printUnits(job), tiersBySku);
  if (row === undefined || now.missing.length > 0) return undefined;
  const perCopy = new Map(printUnits({ rows: [{ ...row, copies: 1 }] }).map(({ sku, quantity }) => [sku, quantity]));
  const candidates = tierHints(now, tiersBySku)
    .flatMap(({ sku, from, quantity }) => {
      const used = perCopy.get(sku);
      return used === undefined ? [] : [row.copies + Math.ceil((from - quantity) / used)];
    })
    .filter((copies) => copies <= maxCopies)
    .toSorted((a, b) => a - b);
  for (const copies of candidates) {
    const rows = job.rows.map((each) => (each.id === rowId ? { ...each, copies } : each));
    const then = priceJob(printUnits({ rows }), tiersBySku);
    const savesCents = now.totalCents - then.totalCents;
    if (savesCents > 0) return { copies, totalCents: then.totalCents, savesCents };
  }
  return undefined;
}
