/** One step of a graduated price: from this quantity on every piece costs so many cents. */
export interface PriceTier {
  readonly from: number;
  readonly unitPriceCents: number;
}

/** Tiers per product number, each list ascending and starting at 1. */
export type TiersBySku = ReadonlyMap<string, readonly PriceTier[]>;

/** The fields of the Store API's `calculated_price` used here; prices in currency units (0.06), as the API sends them. */
export interface CalculatedPrice {
  readonly unitPrice: number;
  readonly quantity: number;
}

/** Currency units to whole cents. */
export const toCents = (price: number): number => Math.round(price * 100);

/**
 * The tiers of a product from its Store API prices. In `calculatedPrices` the `quantity` of each entry is the upper
 * bound of its tier, and of the last, open one its lower bound; the list is empty without graduated prices, then
 * `calculatedPrice` holds for every quantity (Store API: product).
 */
export function tiersFromCalculatedPrices(product: {
  readonly calculatedPrice: CalculatedPrice;
  readonly calculatedPrices: readonly CalculatedPrice[];
}): readonly PriceTier[] {
  const steps = product.calculatedPrices;
  if (steps.length === 0) return [{ from: 1, unitPriceCents: toCents(product.calculatedPrice.unitPrice) }];
  return steps.map((step, index) => ({
    from: (steps[index - 1]?.quantity ?? 0) + 1,
    unitPriceCents: toCents(step.unitPrice),
  }));
}

/** The tier a quantity falls into: the last one that starts at or below it. */
export const tierFor = (tiers: readonly PriceTier[], quantity: number): PriceTier | undefined =>
  tiers.findLast((tier) => tier.from <= quantity);

/** The next cheaper step above a quantity, if there is one. */
export const nextTier = (tiers: readonly PriceTier[], quantity: number): PriceTier | undefined =>
  tiers.find((tier) => tier.from > quantity);
