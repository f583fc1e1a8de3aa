import type { PrintRow } from '#print/spec/print-job.ts';
import { type JobPrice, priceJob } from '#print/prices/price-job.ts';
import type { TiersBySku } from '#print/prices/price-tiers.ts';
import { printUnits } from '#print/prices/print-units.ts';
import { type CheaperCopies, findCheaperCopies } from '#print/prices/tier-hints.ts';
import { tiersBySku, type UnitPrices } from './unit-price.ts';

/** `exact`: the shop's own prices of this visit; `estimate`: the last known ones; `loading`, `unknown`: none yet, none at all. */
export type PriceCertainty = 'exact' | 'estimate' | 'loading' | 'unknown';

/** A job's price as the screen shows it; money in cents. */
export interface ShownPrice extends JobPrice {
  certainty: PriceCertainty;
  copies: number;
  /** Of one copy, volumes together. */
  perCopyCents: number;
  /** Products of which the job needs more than one cart may hold. */
  tooMany: readonly string[];
  cheaper: CheaperCopies | undefined;
}

interface PriceSources {
  prices: UnitPrices;
  asked: ReadonlySet<string>;
  /** The shop cannot be asked: offline, or the question failed. */
  unreachable: boolean;
}

export function priceRows(rows: readonly PrintRow[], { prices, asked, unreachable }: PriceSources): ShownPrice {
  const units = printUnits({ rows });
  const tiers: TiersBySku = tiersBySku(prices);
  const price = priceJob(units, tiers);
  const copies = rows[0]?.copies ?? 1;
  const allAsked = units.every(({ sku }) => asked.has(sku));
  return {
    ...price,
    certainty: certaintyOf({ allAsked, unreachable, complete: price.missing.length === 0 }),
    copies,
    perCopyCents: Math.round(price.totalCents / copies),
    tooMany: units
      .filter(({ sku, quantity }) => quantity > (prices[sku]?.maxPurchase ?? Infinity))
      .map(({ sku }) => sku),
    cheaper: rows[0] && rows.length === 1 ? findCheaperCopies({ rows }, rows[0].id, tiers) : undefined,
  };
}

function certaintyOf(known: { allAsked: boolean; unreachable: boolean; complete: boolean }): PriceCertainty {
  if (known.allAsked && !known.unreachable) return known.complete ? 'exact' : 'unknown';
  if (!known.unreachable) return 'loading';
  return known.complete ? 'estimate' : 'unknown';
}

/** What a change of options costs (positive) or saves, in cents; undefined when a price is not known. */
export function priceDifference(now: readonly PrintRow[], then: readonly PrintRow[], tiers: TiersBySku) {
  const before = priceJob(printUnits({ rows: now }), tiers);
  const after = priceJob(printUnits({ rows: then }), tiers);
  return before.missing.length + after.missing.length > 0 ? undefined : after.totalCents - before.totalCents;
}
