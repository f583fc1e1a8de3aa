import type { TaxState } from '../../entities/sales-channel-context.ts';
import { taxJson, taxRuleJson, type CalculatedPrice } from './calculated-price.ts';
import { type Cents, fromCents } from './cents.ts';
import { type CalculatedTax, mergeRules, mergeTaxes, sumTax, type TaxRule } from './taxes.ts';

/** Totals of a cart or an order; `positionPrice` leaves the shipping out. */
export interface CartPrice {
  readonly netPrice: Cents;
  readonly totalPrice: Cents;
  readonly positionPrice: Cents;
  readonly taxStatus: TaxState;
  readonly taxes: readonly CalculatedTax[];
  readonly taxRules: readonly TaxRule[];
}

/**
 * Adds up lines (discounts are negative lines) and shipping. Taxes are the sums of the lines' rounded taxes
 * (`horizontal` calculation), so that net price and taxes always add up to the total.
 */
export function calculateCartPrice(
  lines: readonly CalculatedPrice[],
  shipping: readonly CalculatedPrice[],
  taxStatus: TaxState,
): CartPrice {
  const all = [...lines, ...shipping];
  const taxes = mergeTaxes(all.flatMap((price) => price.taxes));
  const sum = sumOf(all);
  const gross = taxStatus === 'gross';
  return {
    netPrice: gross ? sum - sumTax(taxes) : sum,
    totalPrice: gross ? sum : sum + sumTax(taxes),
    positionPrice: sumOf(lines),
    taxStatus,
    taxes,
    taxRules: mergeRules(all.flatMap((price) => price.taxRules)),
  };
}

const sumOf = (prices: readonly CalculatedPrice[]): Cents => prices.reduce((sum, price) => sum + price.totalPrice, 0);

/** `cart_price` in JSON; `rawTotal` equals the total because amounts are whole cents already. */
export function cartPriceJson(price: CartPrice) {
  return {
    netPrice: fromCents(price.netPrice),
    totalPrice: fromCents(price.totalPrice),
    calculatedTaxes: price.taxes.map(taxJson),
    taxRules: price.taxRules.map(taxRuleJson),
    positionPrice: fromCents(price.positionPrice),
    taxStatus: price.taxStatus,
    rawTotal: fromCents(price.totalPrice),
    apiAlias: 'cart_price',
  };
}
