import type { MessageDescriptor } from '@lingui/core';
import { atom } from 'jotai';
import { addPromotionCode } from '#store-api/checkout/cart.ts';
import type { Cart, CartError } from '#store-api/schemas/cart.ts';
import { hasStatus } from '#store-api/store-api-error.ts';
import { loadCartAtom, writeCartAtom } from './cart-atoms.ts';
import { shopRefusalText } from './shop-refusal-text.ts';
import { withholdCartErrorAtom } from './state/cart-error-atoms.ts';
import { cartErrorText } from './state/cart-error-text.ts';

/** Why the last change of the cart did not work; null when it did. */
export const cartRefusalAtom = atom<MessageDescriptor | null>(null);

/**
 * Runs a change of the cart and keeps the reason when it fails; whoever shows the cart shows it. Resolves to whether it
 * worked. When a line is gone (changed in another tab) the cart is loaded anew.
 */
export const attemptCartChangeAtom = atom(null, async (_get, set, change: () => Promise<unknown>): Promise<boolean> => {
  set(cartRefusalAtom, null);
  try {
    await change();
    return true;
  } catch (error) {
    console.error('The cart could not be changed.', error);
    set(cartRefusalAtom, shopRefusalText(error));
    if (hasStatus(error, 404)) await set(loadCartAtom);
    return false;
  }
});

/** What came of a code: redeemed, without effect for a reason, or the shop could not be asked. */
export type Redeeming =
  | { readonly outcome: 'redeemed' | 'not-asked' }
  | { readonly outcome: 'no-effect'; readonly reason: MessageDescriptor };

/** What the shop answers to a code that takes nothing off (Store API 6.6, cart errors). */
const refusals = new Set([
  'promotion-not-found',
  'promotion-not-eligible',
  'promotion-excluded',
  'promotions-on-cart-price-zero-error',
]);

/** Redeems a code. Why it has no effect is told to whoever typed it, and not among the cart's notices as well. */
export const redeemCodeAtom = atom(null, async (_get, set, code: string): Promise<Redeeming> => {
  let refusal: CartError | undefined;
  const isAsked = await set(attemptCartChangeAtom, () =>
    set(writeCartAtom, async (api) => {
      const cart = await addPromotionCode(api, code);
      refusal = isRedeemed(cart, code) ? undefined : cart.errors.find(({ messageKey }) => refusals.has(messageKey));
      if (refusal) set(withholdCartErrorAtom, refusal);
      return cart;
    }),
  );
  if (!isAsked) return { outcome: 'not-asked' };
  return refusal ? { outcome: 'no-effect', reason: cartErrorText(refusal) } : { outcome: 'redeemed' };
});

/** The shop makes no difference between capitals and small letters. */
function isRedeemed({ lineItems }: Cart, code: string): boolean {
  const wanted = code.toLowerCase();
  return lineItems.some(({ type, referencedId }) => type === 'promotion' && referencedId?.toLowerCase() === wanted);
}
