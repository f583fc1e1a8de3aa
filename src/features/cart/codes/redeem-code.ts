import type { MessageDescriptor } from '@lingui/core';
import { atom } from 'jotai';
import type { CartError } from '#store-api/schemas/cart.ts';
import { isUnanswered } from '#store-api/store-api-error.ts';
import { attemptCartChangeAtom } from '../cart-action.ts';
import { writeCartAtom } from '../cart-atoms.ts';
import { redeemLaterAtom } from '../later/keep-cart-intents.ts';
import { withholdCartErrorAtom } from '../state/cart-error-atoms.ts';
import { cartErrorText } from '../state/cart-error-text.ts';
import { addCode } from '../state/add-code.ts';

/** What came of a code: redeemed, waiting for the shop, without effect for a reason, or the shop could not be asked. */
export type Redeeming =
  | { readonly outcome: 'redeemed' | 'later' | 'not-asked' }
  | { readonly outcome: 'no-effect'; readonly reason: MessageDescriptor };

/**
 * Redeems a code; later, when the shop cannot be reached. Why it has no effect is told to whoever typed it, and not among the cart's
 * notices as well.
 */
export const redeemCodeAtom = atom(null, async (_get, set, code: string): Promise<Redeeming> => {
  let refusal: CartError | undefined;
  let isLater = false;
  const redeem = () =>
    set(writeCartAtom, async (api) => {
      const added = await addCode(api, code);
      ({ refusal } = added);
      if (refusal) set(withholdCartErrorAtom, refusal);
      return added.cart;
    });
  const isAsked = await set(attemptCartChangeAtom, () =>
    redeem().catch(async (error: unknown) => {
      if (!isUnanswered(error)) throw error;
      await set(redeemLaterAtom, code);
      isLater = true;
    }),
  );
  if (!isAsked) return { outcome: 'not-asked' };
  if (refusal) return { outcome: 'no-effect', reason: cartErrorText(refusal) };
  return { outcome: isLater ? 'later' : 'redeemed' };
});
