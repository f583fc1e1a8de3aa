import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { toCents, type Cents } from '../calculation/cents.ts';
import { type AppliedDiscount, applyDiscount, type Discount } from '../calculation/discounts.ts';
import { lineFacts, type ProductLine } from '../lines/product-line.ts';
import { type CartFacts, cartMatches } from '../rules/cart-rules.ts';
import type { Condition } from '../rules/condition.ts';
import { lineMatches } from '../rules/line-rules.ts';
import { completeSets } from './complete-sets.ts';
import { discountedLines, type Package, piecesOf } from './pieces.ts';
import type { Promotion, PromotionDiscount } from './promotion.ts';
import { selectPieces } from './select-pieces.ts';

export interface DiscountLine {
  readonly promotion: Promotion;
  readonly discount: PromotionDiscount;
  readonly applied: AppliedDiscount;
}

export interface PromotionOutcome {
  readonly discounts: readonly DiscountLine[];
  /** Promotions that apply, those on shipping included. */
  readonly applied: readonly Promotion[];
  readonly notEligible: readonly Promotion[];
  readonly excluded: readonly Promotion[];
}

type Rules = readonly (readonly Condition[])[];

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

const anyHolds = (rules: Rules, facts: CartFacts, context: SalesChannelContext): boolean =>
  rules.length === 0 || rules.some((conditions) => cartMatches(conditions, facts, context));

/**
 * The outcome once shipping is known: each reduction of its costs has a line of its own, by which it can be removed. A
 * promotion that found nothing to reduce there either is not eligible after all.
 */
export function withDelivery(
  outcome: PromotionOutcome,
  reductions: readonly { readonly promotion: Promotion; readonly discount: PromotionDiscount }[],
): PromotionOutcome {
  const onDelivery = reductions.map(({ promotion, discount }) => ({ promotion, discount, applied: nothing }));
  const discounts = [...outcome.discounts, ...onDelivery];
  const isUsed = ({ id }: Promotion) => discounts.some(({ promotion }) => promotion.id === id);
  return {
    ...outcome,
    discounts,
    applied: outcome.applied.filter(isUsed),
    notEligible: [...outcome.notEligible, ...outcome.applied.filter((promotion) => !isUsed(promotion))],
  };
}

function excludes(promotion: Promotion, chosen: readonly Promotion[]): boolean {
  if (chosen.length === 0) return false;
  if (promotion.exclusive || chosen.some((other) => other.exclusive)) return true;
  const other = (id: string) => chosen.some((item) => item.id === id);
  return promotion.exclusionIds.some(other) || chosen.some((item) => item.exclusionIds.includes(promotion.id));
}

function toDiscount({ type, value, maxValue }: PromotionDiscount, times: number, factor: number): Discount {
  return {
    type,
    // What is taken off a set, or what a set costs, counts for every one of them.
    value: type === 'percentage' ? value : toCents(value * factor) * (type === 'fixed_unit' ? 1 : times),
    maxValue: maxValue === null ? null : toCents(maxValue * factor),
  };
}

function isReduced({ lineRules }: PromotionDiscount, item: ProductLine): boolean {
  return lineRules === null || lineRules.some((conditions) => lineMatches(lineFacts(item), conditions));
}

/** What a discount looks at together: the cart, each complete set, or one group of each set. */
function packagesOf(
  { setGroups }: Promotion,
  discount: PromotionDiscount,
  lines: readonly ProductLine[],
  context: SalesChannelContext,
): readonly Package[] {
  if (discount.scope === 'cart') return [piecesOf(lines)];
  const sets = completeSets(setGroups, lines, context);
  if (discount.scope === 'set') return sets.map((set) => set.flat());
  const index = setGroups.findIndex(({ id }, position) => [id, String(position + 1)].includes(discount.groupId));
  return sets.map((set) => set[index] ?? []);
}

function applyOne(
  promotion: Promotion,
  discount: PromotionDiscount,
  { lines, limit }: { readonly lines: readonly ProductLine[]; readonly limit: Cents },
  context: SalesChannelContext,
): DiscountLine[] {
  const packages = packagesOf(promotion, discount, lines, context).map((pieces) =>
    pieces.filter(({ item }) => isReduced(discount, item)),
  );
  const chosen = selectPieces(packages, discount.selection);
  const targets = discountedLines(chosen, context.taxState);
  const applied = applyDiscount(
    toDiscount(discount, chosen.length, context.currency.factor),
    targets,
    context.taxState,
    limit,
  );
  return applied === null ? [] : [{ promotion, discount, applied }];
}

/** Worth nothing: what it takes off stands with the delivery. */
const nothing: AppliedDiscount = {
  price: { unitPrice: 0, quantity: 1, totalPrice: 0, taxes: [], taxRules: [] },
  composition: [],
};

function discountsOf(
  promotion: Promotion,
  lines: readonly ProductLine[],
  left: Cents,
  context: SalesChannelContext,
): DiscountLine[] {
  const result: DiscountLine[] = [];
  let limit = left;
  for (const discount of promotion.discounts) {
    if (discount.scope === 'delivery') continue;
    for (const line of applyOne(promotion, discount, { lines, limit }, context)) {
      limit += line.applied.price.totalPrice;
      result.push(line);
    }
  }
  return result;
}
