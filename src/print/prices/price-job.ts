import { type TiersBySku, tierFor } from './price-tiers.ts';
import type { PrintUnit } from './print-units.ts';

/** One line of the bill; money in cents. */
export type PricedUnit = PrintUnit & { readonly unitPriceCents: number; readonly totalCents: number };

/** A job's price. `missing` names products the shop does not sell: then the total is not the whole price. */
export interface JobPrice {
  readonly lines: readonly PricedUnit[];
  readonly totalCents: number;
  readonly missing: readonly string[];
}

/** Prices a bill of materials: each quantity at the tier it reaches, in whole cents (configurator rule 8.6). */
export function priceJob(units: readonly PrintUnit[], tiersBySku: TiersBySku): JobPrice {
  const lines: PricedUnit[] = [];
  const missing: string[] = [];
  for (const unit of units) {
    const tier = tierFor(tiersBySku.get(unit.sku) ?? [], unit.quantity);
    if (tier === undefined) missing.push(unit.sku);
    else lines.push({ ...unit, unitPriceCents: tier.unitPriceCents, totalCents: tier.unitPriceCents * unit.quantity });
  }
  return { lines, totalCents: lines.reduce((sum, line) => sum + line.totalCents, 0), missing };
}
