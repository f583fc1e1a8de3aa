import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { type CalculatedPrice, calculatePriceOf } from '../calculation/calculated-price.ts';
import { type Cents, fromCents, percentOf, toCents } from '../calculation/cents.ts';
import { type ShippedGoods, shippingCosts } from '../calculation/shipping-costs.ts';
import { type CalculatedTax, mergeTaxes, proportionalRules, type TaxRule } from '../calculation/taxes.ts';
import type { ProductLine } from '../lines/product-line.ts';
import type { DiscountLine } from '../promotions/apply-promotions.ts';
import type { Promotion, PromotionDiscount } from '../promotions/promotion.ts';
import { type DeliveryDates, deliveryDates, latestOf } from './delivery-dates.ts';
import type { ShippingMethod } from './shipping-method.ts';

export interface DeliveryLine {
  readonly item: ProductLine;
  readonly dates: DeliveryDates;
}

/** A promotion on shipping; its price is below zero. */
export interface DeliveryReduction {
  readonly promotion: Promotion;
  readonly discount: PromotionDiscount;
  readonly price: CalculatedPrice;
}

/** One parcel with everything that is not a download. */
export interface Delivery {
  readonly method: ShippingMethod;
  readonly lines: readonly DeliveryLine[];
  readonly dates: DeliveryDates;
  /** Before promotions. */
  readonly costs: CalculatedPrice;
  /** What promotions take off the costs, together never more than they are. */
  readonly reductions: readonly DeliveryReduction[];
  /** False when no row of the price matrix fits: the goods cannot go this way. */
  readonly isPossible: boolean;
}

export interface Shipment {
  readonly lines: readonly ProductLine[];
  readonly discounts: readonly DiscountLine[];
  readonly promotions: readonly Promotion[];
  readonly method: ShippingMethod;
  /** Ids of rules that hold for the cart, most important first. */
  readonly ruleIds: readonly string[];
}

// Width, height and length are in mm.
const cubicMmPerCubicM = 1e9;

/** Costs, taxes and dates of shipping the goods; undefined when there is nothing to ship. */
export function calculateDelivery(shipment: Shipment, context: SalesChannelContext, now: Date): Delivery | undefined {
  const { method, ruleIds, promotions } = shipment;
  const shipped = shipment.lines.filter((line) => !line.isDownload);
  const lines = shipped.map((item) => ({ item, dates: datesOf(item, method, now) }));
  const dates = latestOf(lines.map((line) => line.dates));
  if (dates === undefined) return undefined;
  const onlyFree = shipped.every(({ product }) => product.shippingFree);
  const found = onlyFree ? 0 : shippingCosts(method.rows, measure({ ...shipment, lines: shipped }), ruleIds);
  const rules = taxRules({ ...shipment, lines: shipped });
  const costs = calculatePriceOf(found ?? 0, 1, rules, context.taxState);
  const reductions = reductionsOf(costs, promotions, context);
  return { method, lines, dates, costs, reductions, isPossible: found !== null };
}

function measure({ lines, discounts }: Pick<Shipment, 'lines' | 'discounts'>): ShippedGoods {
  const paid = lines.filter(({ product }) => !product.shippingFree);
  const add = (value: (line: ProductLine) => number) =>
    paid.reduce((sum, line) => sum + value(line) * line.line.quantity, 0);
  const goods = lines.reduce((sum, { price }) => sum + price.totalPrice, 0);
  const reduced = discounts.reduce((sum, { applied }) => sum + applied.price.totalPrice, 0);
  return {
    quantity: add(() => 1),
    price: fromCents(goods + reduced),
    weight: add(({ product }) => product.weight ?? 0),
    volume: add(
      ({ product: { width, height, length } }) => ((width ?? 0) * (height ?? 0) * (length ?? 0)) / cubicMmPerCubicM,
    ),
  };
}

function taxRules({ method, lines, discounts }: Shipment): TaxRule[] {
  const taxes: CalculatedTax[] = mergeTaxes([
    ...lines.flatMap(({ price }) => price.taxes),
    ...discounts.flatMap(({ applied }) => applied.price.taxes),
  ]);
  const only = (taxRate: number) => [{ taxRate, percentage: 100 }];
  if (method.taxType === 'fixed' && method.fixedTaxRate !== null) return only(method.fixedTaxRate);
  if (method.taxType === 'highest') return only(Math.max(0, ...taxes.map(({ taxRate }) => taxRate)));
  return proportionalRules(taxes);
}

function reducedBy(costs: Cents, discount: PromotionDiscount, factor: number): Cents {
  const value = toCents(discount.value * factor);
  const limit = discount.maxValue === null ? costs : toCents(discount.maxValue * factor);
  switch (discount.type) {
    case 'percentage':
      return Math.min(percentOf(costs, discount.value), limit);
    case 'absolute':
      return value;
    case 'fixed':
    case 'fixed_unit':
      return costs - value;
  }
}

/** Promotions on shipping lower its costs one after the other, at most to nothing. */
function reductionsOf(
  { totalPrice, taxRules: rules }: CalculatedPrice,
  promotions: readonly Promotion[],
  { currency, taxState }: SalesChannelContext,
): DeliveryReduction[] {
  let left = totalPrice;
  const reductions: DeliveryReduction[] = [];
  for (const promotion of promotions) {
    for (const discount of promotion.discounts.filter(({ scope }) => scope === 'delivery')) {
      const amount = Math.min(left, Math.max(0, reducedBy(left, discount, currency.factor)));
      left -= amount;
      if (amount > 0) reductions.push({ promotion, discount, price: calculatePriceOf(-amount, 1, rules, taxState) });
    }
  }
  return reductions;
}

function datesOf({ product, line }: ProductLine, method: ShippingMethod, now: Date): DeliveryDates {
  const inStock = product.stock >= line.quantity;
  return deliveryDates(product.deliveryTime ?? method.deliveryTime, inStock ? 0 : (product.restockTime ?? 0), now);
}

/** Shipping costs and what promotions take off them. */
export const deliveryPrices = ({ costs, reductions }: Delivery): readonly CalculatedPrice[] => [
  costs,
  ...reductions.map(({ price }) => price),
];
