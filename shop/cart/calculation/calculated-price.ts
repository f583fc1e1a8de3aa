import type { TaxState } from '../../entities/sales-channel-context.ts';
import { type Cents, fromCents } from './cents.ts';
import { type CalculatedTax, calculateTaxes, mergeRules, mergeTaxes, type TaxRule } from './taxes.ts';

/** A price of `quantity` pieces with its taxes; what becomes `calculated_price` in JSON. */
export interface CalculatedPrice {
  readonly unitPrice: Cents;
  readonly quantity: number;
  readonly totalPrice: Cents;
  readonly taxes: readonly CalculatedTax[];
  readonly taxRules: readonly TaxRule[];
}

/** Prices `quantity` pieces: total is the rounded unit price times the quantity, tax is rounded once per line. */
export function calculatePriceOf(
  unitPrice: Cents,
  quantity: number,
  taxRules: readonly TaxRule[],
  taxState: TaxState,
): CalculatedPrice {
  const totalPrice = unitPrice * quantity;
  const taxes = calculateTaxes(totalPrice, taxRules, taxState);
  return { unitPrice, quantity, totalPrice, taxes, taxRules: taxState === 'tax-free' ? [] : taxRules };
}

/** Several prices as one of a single piece, with their taxes by rate. */
export function sumOfPrices(prices: readonly CalculatedPrice[]): CalculatedPrice {
  const totalPrice = prices.reduce((sum, price) => sum + price.totalPrice, 0);
  const taxes = mergeTaxes(prices.flatMap((price) => price.taxes));
  const taxRules = mergeRules(prices.flatMap((price) => price.taxRules));
  return { unitPrice: totalPrice, quantity: 1, totalPrice, taxes, taxRules };
}

export function taxJson({ tax, taxRate, price }: CalculatedTax) {
  return { tax: fromCents(tax), taxRate, price: fromCents(price), apiAlias: 'cart_tax_calculated' };
}

export function taxRuleJson({ taxRate, percentage }: TaxRule) {
  return { taxRate, percentage, apiAlias: 'cart_tax_rule' };
}

/** `calculated_price` without reference, list and regulation price. */
export function calculatedPriceJson(price: CalculatedPrice) {
  return {
    unitPrice: fromCents(price.unitPrice),
    quantity: price.quantity,
    totalPrice: fromCents(price.totalPrice),
    calculatedTaxes: price.taxes.map(taxJson),
    taxRules: price.taxRules.map(taxRuleJson),
    referencePrice: null,
    listPrice: null,
    regulationPrice: null,
    apiAlias: 'calculated_price',
  };
}
