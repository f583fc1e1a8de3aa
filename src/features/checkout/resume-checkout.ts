import { atom } from 'jotai';
import { addProductsAtom, addPromotionAtom, cartAtom, loadCartAtom } from '#features/cart/cart-atoms.ts';
import { isEmptyCart } from '#features/cart/cart-kind.ts';
import { sessionAtom, userAtom } from '#platform/session/session-atoms.ts';
import type { SessionContext } from '#store-api/context.ts';
import type { NewLine } from '#store-api/checkout/cart.ts';
import type { Cart } from '#store-api/schemas/cart.ts';
import { shownCheckoutAtom } from './ended-checkout.ts';
import { changeShippingMethodAtom, choosePaymentMethodAtom } from './methods/method-atoms.ts';
import { orderRefusalAtom } from './order-refusal-atom.ts';

/**
 * Goes on after a session has ended by itself, logged in again or not. Login brings back the customer's cart; one that the
 * shop does not know any more is put together anew, and so is how to pay and ship. Never rejects.
 */
export const resumeCheckoutAtom = atom(null, async (get, set): Promise<void> => {
  const before = get(shownCheckoutAtom);
  set(orderRefusalAtom, null);
  await set(loadCartAtom);
  try {
    if (before && isEmptyCart(get(cartAtom)?.lineItems ?? [])) await set(refillAtom, before.cart);
    if (before) await set(restoreWaysAtom, before.session);
  } catch (error) {
    console.error('The checkout could not be put together anew.', error);
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

/** A session that was begun anew has ways to pay and ship of its own. */
const restoreWaysAtom = atom(
  null,
  async (get, set, { paymentMethod, shippingMethod }: SessionContext): Promise<void> => {
    const isOther = (one: { id: string } | undefined, other: { id: string }): boolean => one?.id !== other.id;
    if (isOther(get(sessionAtom)?.paymentMethod, paymentMethod)) await set(choosePaymentMethodAtom, paymentMethod.id);
    if (isOther(get(sessionAtom)?.shippingMethod, shippingMethod))
      await set(changeShippingMethodAtom, shippingMethod.id);
  },
);
