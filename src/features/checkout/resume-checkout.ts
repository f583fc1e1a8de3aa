import { atom } from 'jotai';
import { addProductsAtom, addPromotionAtom, cartAtom, loadCartAtom } from '#features/cart/cart-atoms.ts';
import { isEmptyCart } from '#features/cart/cart-kind.ts';
import { userAtom } from '#platform/session/session-atoms.ts';
import type { NewLine } from '#store-api/checkout/cart.ts';
import type { Cart } from '#store-api/schemas/cart.ts';
import { shownCheckoutAtom } from './ended-checkout.ts';
import { orderRefusalAtom } from './order-refusal-atom.ts';

/**
 * Goes on after a session has ended by itself, logged in again or not. Login brings back the customer's cart; one that the
 * shop does not know any more is put together anew. Never rejects.
 */
export const resumeCheckoutAtom = atom(null, async (get, set): Promise<void> => {
  const before = get(shownCheckoutAtom);
  set(orderRefusalAtom, null);
  await set(loadCartAtom);
  try {
    if (before && isEmptyCart(get(cartAtom)?.lineItems ?? [])) await set(refillAtom, before.cart);
  } catch (error) {
    console.error('The cart could not be put together anew.', error);
  }
  if (get(userAtom) === null) set(shownCheckoutAtom, null);
});

const refillAtom = atom(null, async (_get, set, { lineItems, promotionCodes }: Cart): Promise<void> => {
  const lines = lineItems
    .filter(({ type }) => type === 'product')
    .map(({ id, referencedId, quantity, payload: { printJob } }): NewLine => {
      const line = { id, productId: referencedId ?? id, quantity };
      return printJob === undefined ? line : Object.assign(line, { payload: { printJob } });
    });
  await set(addProductsAtom, lines);
  for (const code of promotionCodes) await set(addPromotionAtom, code);
});
