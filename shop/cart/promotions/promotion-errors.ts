import {
  type CartError,
  discountAdded,
  discountDeleted,
  promotionExcluded,
  promotionNotEligible,
  promotionNotFound,
} from '../errors/cart-error.ts';
import type { AppliedDiscountRecord, StoredCart } from '../lines/stored-cart.ts';
import type { PromotionOutcome } from './apply-promotions.ts';
import type { Promotion } from './promotion.ts';

type Kept = Pick<StoredCart, 'codes' | 'discounts' | 'refusedPromotionIds'>;

/**
 * What changed about promotions since the last calculation, and what to keep of it: unknown codes are forgotten,
 * codes whose conditions are not met stay and apply as soon as they are.
 */
export function promotionErrors(
  stored: StoredCart,
  found: readonly Promotion[],
  outcome: PromotionOutcome,
): { readonly errors: CartError[]; readonly kept: Kept } {
  const isKnown = (code: string) => found.some((promotion) => sameCode(code, promotion.code));
  const discounts: AppliedDiscountRecord[] = outcome.discounts.map(({ promotion, discount }) => ({
    discountId: discount.id,
    promotionId: promotion.id,
    code: promotion.code,
    name: promotion.name,
  }));
  const ids = (records: readonly AppliedDiscountRecord[]) => new Set(records.map((record) => record.discountId));
  const before = ids(stored.discounts);
  const after = ids(discounts);
  const refused = [...outcome.notEligible, ...outcome.excluded];
  return {
    errors: [
      ...stored.codes.filter((code) => !isKnown(code)).map(promotionNotFound),
      ...discounts
        .filter((item) => !before.has(item.discountId))
        .map((item) => discountAdded(item.discountId, item.name)),
      ...stored.discounts
        .filter((item) => !after.has(item.discountId))
        .map((item) => discountDeleted(item.discountId, item.name)),
      ...newlyRefused(outcome.notEligible, stored).map(({ name }) => promotionNotEligible(name)),
      ...newlyRefused(outcome.excluded, stored).map(({ name }) => promotionExcluded(name)),
    ],
    kept: {
      codes: stored.codes.filter(isKnown),
      discounts,
      refusedPromotionIds: refused.map(({ id }) => id),
    },
  };
}

const sameCode = (first: string, second: string | null): boolean => first.toLowerCase() === second?.toLowerCase();

/** Only promotions the customer asked for by code are worth a remark when they do not apply, and only once. */
function newlyRefused(promotions: readonly Promotion[], stored: StoredCart): Promotion[] {
  return promotions.filter(({ id, code }) => code !== null && !stored.refusedPromotionIds.includes(id));
}
