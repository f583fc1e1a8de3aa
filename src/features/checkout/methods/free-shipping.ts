import type { ShippingMethod, ShippingPriceRow } from '#store-api/schemas/shipping-method.ts';
import { inCents, type ParcelMeasures, type PriceTerms, shippingPrice } from './shipping-price.ts';

/** Shopware's number for rows that count what the parcel costs. */
const byValue = 2;

/**
 * What is missing in the parcel until the first of these methods, and every other that becomes free, ships it free, in currency
 * units: so the promise holds when the first cannot take it any more. Undefined where the first does not become free with more in
 * the parcel, or nobody can know.
 */
export function missingUntilFree(
  [used, ...others]: readonly ShippingMethod[],
  parcel: ParcelMeasures,
  terms: PriceTerms,
): number | undefined {
  const start = used && freeFrom(used.prices, parcel, terms);
  if (start === undefined) return undefined;
  const starts = others.flatMap(({ prices }) => freeFrom(prices, parcel, terms) ?? []);
  return inCents(Math.max(start, ...starts) - (parcel[byValue] ?? 0)) / 100;
}

/** From which value on a method is free; undefined when that hangs on anything but the value. */
function freeFrom(rows: readonly ShippingPriceRow[], parcel: ParcelMeasures, terms: PriceTerms): number | undefined {
  const value = parcel[byValue] ?? 0;
  const rank = ({ ruleId }: ShippingPriceRow): number =>
    ruleId === null ? terms.ruleIds.length : terms.ruleIds.indexOf(ruleId);
  const free = rows
    .filter((row) => countsValue(row) && rank(row) >= 0 && (row.quantityStart ?? 0) > value && isFree(row))
    .toSorted((a, b) => (a.quantityStart ?? 0) - (b.quantityStart ?? 0))[0];
  if (!free) return undefined;
  // With more in the parcel another rule may come to hold, or another row to fit, and count before this one.
  const isSure = rows.every((row) => isFree(row) || (rank(row) >= 0 && (rank(row) >= rank(free) || countsValue(row))));
  const start = free.quantityStart ?? 0;
  return isSure && shippingPrice(rows, { ...parcel, [byValue]: start }, terms) === 0 ? start : undefined;
}

const countsValue = ({ calculation, calculationRuleId }: ShippingPriceRow): boolean =>
  calculation === byValue && calculationRuleId === null;

const isFree = ({ currencyPrice }: ShippingPriceRow): boolean =>
  currencyPrice.length > 0 && currencyPrice.every(({ gross, net }) => gross === 0 && net === 0);
