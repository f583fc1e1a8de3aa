import type { TaxState } from '../../entities/sales-channel-context.ts';
import { type Cents, percentOf } from './cents.ts';
import { shareOut } from './share-out.ts';
import { type CalculatedPrice, calculatePriceOf } from './calculated-price.ts';
import { proportionalRules } from './taxes.ts';

/** `fixed` makes the goods cost `value` in total, `fixed_unit` makes each piece cost `value`. */
export type DiscountType = 'absolute' | 'percentage' | 'fixed' | 'fixed_unit';

export interface Discount {
  readonly type: DiscountType;
  /** Percent for `percentage`, else cents. */
  readonly value: number;
  /** Upper limit of a percentage discount. */
  readonly maxValue: Cents | null;
}

export interface DiscountedLine {
  readonly id: string;
  readonly price: CalculatedPrice;
}

/** What a discount takes off some pieces of a line: `discount` of what they `cost`, both positive. */
export interface DiscountShare {
  readonly id: string;
  readonly quantity: number;
  readonly discount: Cents;
  readonly cost: Cents;
}

export interface AppliedDiscount {
  readonly price: CalculatedPrice;
  readonly composition: readonly DiscountShare[];
}

/**
 * What a promotion takes off the given lines: never more than they cost, split over their tax rates in proportion, and
 * shared out over the lines to the cent. Null when nothing is left to take off.
 *
 * @param limit what may be taken off at most (the goods' value after earlier promotions)
 */
export function applyDiscount(
  discount: Discount,
  lines: readonly DiscountedLine[],
  taxState: TaxState,
  limit: Cents,
): AppliedDiscount | null {
  const total = lines.reduce((sum, { price }) => sum + price.totalPrice, 0);
  const amount = Math.min(Math.max(0, amountOf(discount, lines, total)), total, limit);
  if (amount <= 0) return null;
  const rules = proportionalRules(lines.flatMap(({ price }) => price.taxes));
  const shares = shareOut(
    amount,
    lines.map(({ price }) => price.totalPrice),
  );
  return {
    price: calculatePriceOf(-amount, 1, rules, taxState),
    composition: lines.map(({ id, price }, index) => ({
      id,
      quantity: price.quantity,
      discount: shares[index] ?? 0,
      cost: price.totalPrice,
    })),
  };
}

function amountOf(discount: Discount, lines: readonly DiscountedLine[], total: Cents): Cents {
  switch (discount.type) {
    case 'absolute':
      return discount.value;
    case 'percentage':
      return Math.min(percentOf(total, discount.value), discount.maxValue ?? Number.MAX_SAFE_INTEGER);
    case 'fixed':
      return total - discount.value;
    case 'fixed_unit':
      return lines.reduce((sum, { price }) => sum + Math.max(0, price.unitPrice - discount.value) * price.quantity, 0);
  }
}
