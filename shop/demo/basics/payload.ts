import type { JsonObject } from '../../base/json.ts';
import { baseIds } from '../../seeding/base-data/base-ids.ts';
import { demoId } from './demo-id.ts';

export type TaxRate = 7 | 19;

/** A gross price in euro as a product's `price`. */
export function priceOf(gross: number, taxRate: TaxRate, former: FormerPrices = {}): JsonObject[] {
  const { listPrice, regulationPrice } = former;
  return [
    {
      ...amount(gross, taxRate),
      ...(listPrice === undefined ? {} : { listPrice: amount(listPrice, taxRate) }),
      ...(regulationPrice === undefined ? {} : { regulationPrice: amount(regulationPrice, taxRate) }),
    },
  ];
}

/** Graduated prices that always apply; each tier ends where the next begins. */
export function tierPricesPayload(key: string, tiers: readonly Tier[], taxRate: TaxRate): JsonObject[] {
  return tiers.map(([from, gross], index) => {
    const next = tiers[index + 1];
    return {
      id: demoId(`tier ${key} ${from}`),
      ruleId: baseIds.ruleAlways,
      quantityStart: from,
      quantityEnd: next === undefined ? null : next[0] - 1,
      price: priceOf(gross, taxRate),
    };
  });
}

interface FormerPrices {
  /** What the maker recommends, or what we asked before. */
  readonly listPrice?: number;
  /** Lowest price of the last 30 days (§ 11 PAngV); needed beside a list price. */
  readonly regulationPrice?: number;
}

/** Net price with four digits, the way the Admin API stores it. */
function net(gross: number, taxRate: TaxRate): number {
  return Number((gross / (1 + taxRate / 100)).toFixed(4));
}

/** From this quantity on, one piece costs this much (gross, euro). */
export type Tier = readonly [from: number, gross: number];

function amount(gross: number, taxRate: TaxRate): JsonObject {
  return { currencyId: baseIds.currencies.EUR, gross, net: net(gross, taxRate), linked: true };
}
