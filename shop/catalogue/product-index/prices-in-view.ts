import * as z from 'zod/mini';
import { parseJson } from '../../base/json.ts';
import { systemCurrency } from '../../base/system-ids.ts';
import type { PriceView } from '../../entities/price-view.ts';
import { everybodysPrices, ownPrice } from '../definitions/shown-price-sql.ts';
import { rounded } from '../product/prices.ts';
import type { NumberColumn, ProductColumns } from './product-columns.ts';

const priceSchema = z.tuple([z.string(), z.record(z.string(), z.tuple([z.number(), z.number()]))]);

/** A tier's or a product's price: the rule it holds under, and gross and net in each currency. */
export type StoredPrice = z.infer<typeof priceSchema>;

/** What is kept of a product's prices in its row (`product.variant_prices`). */
export function readPrices(stored: string): readonly StoredPrice[] {
  return z.array(priceSchema).parse(parseJson(stored));
}

/** Prices as somebody sees them: of each row itself, and of its family, which is what a card shows. */
export interface ViewedPrices {
  readonly variantPrices: NumberColumn;
  readonly cheapestPrice: NumberColumn;
}

export const viewKey = (view: PriceView): string => JSON.stringify(view);

/** All rows' prices in somebody's eyes; null (NaN) where nothing is known. */
export function pricesInView(columns: ProductColumns, view: PriceView): ViewedPrices {
  const own = Float64Array.from(columns.prices, (prices) => lowestPrice(prices, view));
  const { parents, numbers } = columns;
  const family = new Float64Array(own.length).fill(Number.NaN);
  for (let row = 0; row < own.length; row += 1) {
    const parent = parents[row] ?? -1;
    const price = own[row] ?? Number.NaN;
    if (parent < 0 || numbers.active.values[row] !== 1 || Number.isNaN(price)) continue;
    const known = family[parent] ?? Number.NaN;
    if (!(known <= price)) family[parent] = price;
  }
  const shown = own.map((price, row) => {
    const parent = parents[row] ?? -1;
    const lowest = family[parent < 0 ? row : parent] ?? Number.NaN;
    return Number.isNaN(lowest) ? price : lowest;
  });
  return { variantPrices: { values: own }, cheapestPrice: { values: shown } };
}

/** The same as `variantPriceSql` of the database. */
function lowestPrice(prices: readonly StoredPrice[], view: PriceView): number {
  for (const owner of [...view.ruleIds, everybodysPrices, ownPrice]) {
    let lowest = Number.NaN;
    for (const [rule, amounts] of prices) {
      const amount = rule === owner ? amountOf(amounts, view) : Number.NaN;
      if (!(lowest <= amount) && !Number.isNaN(amount)) lowest = amount;
    }
    if (!Number.isNaN(lowest)) return lowest;
  }
  return Number.NaN;
}

function amountOf(amounts: StoredPrice[1], { currencyId, factor, decimals, isGross }: PriceView): number {
  const own = amounts[currencyId];
  const amount = own ?? amounts[systemCurrency];
  if (amount === undefined) return Number.NaN;
  return rounded(amount[isGross ? 0 : 1] * (own === undefined ? factor : 1), decimals);
}
