import type { SalesChannelContext } from '../../context/sales-channel-context.ts';
import { toCents, type Cents } from '../calculation/cents.ts';
import { type AppliedDiscount, applyDiscount, type Discount } from '../calculation/discounts.ts';
import { lineFacts, type ProductLine } from '../product-line.ts';
import { type CartFacts, cartMatches } from '../rules/cart-rules.ts';
import type { Condition } from '../rules/condition.ts';
import { lineMatches } from '../rules/line-rules.ts';
import type { Promotion, PromotionDiscount } from './promotion.ts';

export type DiscountLine = {
  readonly promotion: Promotion;
  readonly discount: PromotionDiscount;
  readonly applied: AppliedDiscount;
};

export type PromotionOutcome = {
  readonly discounts: readonly DiscountLine[];
  /** Promotions that apply, those on shipping included. */
  readonly applied: readonly Promotion[];
  readonly notEligible: readonly Promotion[];
  readonly excluded: readonly Promotion[];
};

type Rules = readonly (readonly Condition[])[];

const anyHolds = (rules: Rules, facts: CartFacts, context: SalesChannelContext): boolean =>
  rules.length === 0 || rules.some((conditions) => cartMatches(conditions, facts, context));

function excludes(promotion: Promotion, chosen: readonly Promotion[]): boolean {
  if (chosen.length === 0) return false;
  if (promotion.exclusive || chosen.some((other) => other.exclusive)) return true;
  const other = (id: string) => chosen.some((item) => item.id === id);
  return promotion.exclusionIds.some(other) || chosen.some((item) => item.exclusionIds.includes(promotion.id));
}

function toDiscount({ type, value, maxValue }: PromotionDiscount, factor: number): Discount {
  return {
    type,
    value: type === 'percentage' ? value : toCents(value * factor),
    maxValue: maxValue === null ? null : toCents(maxValue * factor),
  };
}

function reducedLines(discount: PromotionDiscount, lines: readonly ProductLine[]): ProductLine[] {
  const { lineRules } = discount;
  if (lineRules === null) return [...lines];
  return lines.filter((item) => lineRules.some((conditions) => lineMatches(lineFacts(item), conditions)));
}

function discountsOf(
  promotion: Promotion,
  lines: readonly ProductLine[],
  left: Cents,
  context: SalesChannelContext,
): DiscountLine[] {
  const result: DiscountLine[] = [];
  let limit = left;
  for (const discount of promotion.discounts) {
    if (discount.scope !== 'cart') continue;
    const targets = reducedLines(discount, lines).map(({ line, price }) => ({ id: line.id, price }));
    const applied = applyDiscount(toDiscount(discount, context.currency.factor), targets, context.taxState, limit);
    if (applied === null) continue;
    limit += applied.price.totalPrice;
    result.push({ promotion, discount, applied });
  }
  return result;
}

/**
 * Applies promotions by priority. One is not eligible when its rules do not hold or when none of its discounts finds
 * anything to reduce (price-bound titles, for example); one that cannot be combined with those before it is excluded.
 */
export function applyPromotions(
  promotions: readonly Promotion[],
  lines: readonly ProductLine[],
  facts: CartFacts,
  context: SalesChannelContext,
): PromotionOutcome {
  const discounts: DiscountLine[] = [];
  const applied: Promotion[] = [];
  const notEligible: Promotion[] = [];
  const excluded: Promotion[] = [];
  let left = lines.reduce((sum, { price }) => sum + price.totalPrice, 0);
  for (const promotion of promotions) {
    const holds = anyHolds(promotion.cartRules, facts, context) && anyHolds(promotion.customerRules, facts, context);
    const reductions = holds ? discountsOf(promotion, lines, left, context) : [];
    const onDelivery = holds && lines.length > 0 && promotion.discounts.some(({ scope }) => scope === 'delivery');
    if (reductions.length === 0 && !onDelivery) notEligible.push(promotion);
    else if (excludes(promotion, applied)) excluded.push(promotion);
    else {
      applied.push(promotion);
      discounts.push(...reductions);
      left += reductions.reduce((sum, reduction) => sum + reduction.applied.price.totalPrice, 0);
    }
  }
  return { discounts, applied, notEligible, excluded };
}
