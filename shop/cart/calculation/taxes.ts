import type { TaxState } from '../../entities/sales-channel-context.ts';
import { type Cents, divideRounded } from './cents.ts';
import { shareOut } from './share-out.ts';

/** Which share of a price is taxed at which rate; the percentages of a list add up to 100. */
export interface TaxRule {
  readonly taxRate: number;
  readonly percentage: number;
}

/** `price` is what the tax was taken from (gross) or is added to (net). */
export interface CalculatedTax {
  readonly taxRate: number;
  readonly tax: Cents;
  readonly price: Cents;
}

/** Tax contained in a gross price or due on a net price, rounded to the cent. */
export function taxOf(price: Cents, taxRate: number, taxState: TaxState): Cents {
  const rate = Math.round(taxRate * 1000);
  if (taxState === 'gross') return divideRounded(price * rate, 100_000 + rate);
  return taxState === 'net' ? divideRounded(price * rate, 100_000) : 0;
}

/** Taxes of one price by its rules; the taxed shares add up to the price. */
export function calculateTaxes(price: Cents, rules: readonly TaxRule[], taxState: TaxState): CalculatedTax[] {
  if (taxState === 'tax-free') return [];
  const shares = shareOut(
    price,
    rules.map((rule) => rule.percentage),
  );
  return rules.map(({ taxRate }, index) => {
    const share = shares[index] ?? 0;
    return { taxRate, tax: taxOf(share, taxRate, taxState), price: share };
  });
}

/** Sums taxes per rate, keeping the order in which the rates appear. */
export function mergeTaxes(taxes: readonly CalculatedTax[]): CalculatedTax[] {
  const byRate = new Map<number, CalculatedTax>();
  for (const { taxRate, tax, price } of taxes) {
    const before = byRate.get(taxRate);
    byRate.set(taxRate, { taxRate, tax: (before?.tax ?? 0) + tax, price: (before?.price ?? 0) + price });
  }
  return [...byRate.values()];
}

/** All tax of a list. */
export function sumTax(taxes: readonly CalculatedTax[]): Cents {
  return taxes.reduce((total, { tax }) => total + tax, 0);
}

/**
 * Rules for a price without goods of its own (shipping, discounts): it follows the goods in proportion to what they cost
 * per rate. § 3 UStG: a supplementary service shares the fate of the main one.
 */
export function proportionalRules(taxes: readonly CalculatedTax[]): TaxRule[] {
  const merged = mergeTaxes(taxes);
  const total = merged.reduce((sum, { price }) => sum + price, 0);
  if (total === 0) return merged.slice(0, 1).map(({ taxRate }) => ({ taxRate, percentage: 100 }));
  return merged.map(({ taxRate, price }) => ({ taxRate, percentage: (price / total) * 100 }));
}

/** Rules of a sum: one per rate, the last one of a rate wins (as the reference merges them). */
export function mergeRules(rules: readonly TaxRule[]): TaxRule[] {
  return [...new Map(rules.map((rule) => [rule.taxRate, rule])).values()];
}
