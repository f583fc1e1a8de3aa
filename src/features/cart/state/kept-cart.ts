import { atom } from 'jotai';
import * as z from 'zod/mini';
import { persistedAtom, unread } from '#platform/persistence/persisted-atom.ts';
import { sessionAtom } from '#platform/session/session-atoms.ts';
import { answerOfCart, cartOfAnswer, markCart } from '#store-api/checkout/cart-answer.ts';
import type { Cart } from '#store-api/schemas/cart.ts';

const answerSchema = z.unknown().check(z.refine((answer) => answer === null || cartOfAnswer(answer) !== null));

/** The first form was a cart as this page reads it. */
const firstFormSchema = z.looseObject({
  lineItems: z.array(z.looseObject({ digital: z.boolean() })),
  promotionCodes: z.array(z.string()),
});

/** The shop's own form again, so that a kept cart is held to the same schema as an answer. */
function answerOfFirstForm(kept: unknown): unknown {
  if (kept === null) return null;
  const { lineItems, promotionCodes, ...cart } = firstFormSchema.parse(kept);
  return {
    ...cart,
    // Told once, when they happened.
    errors: {},
    lineItems: lineItems.map(({ digital, ...line }) => Object.assign(line, { states: digital ? ['is-download'] : [] })),
    extensions: { 'cart-promotions': { addedCodes: promotionCodes } },
  };
}

const answerAtom = persistedAtom<unknown>('cart', answerSchema, null, [answerOfFirstForm]);

/** Whether a cart of an earlier visit cannot be read yet: the browser's database does not answer. */
export const isKeptCartLateAtom = answerAtom.lateAtom;

/** The cart as the shop last gave it; kept is its raw answer, with the currency of the session and the moment it came. Null before the first one, and until it has been read. */
export const keptCartAtom = atom(
  (get): Cart | null => {
    const answer = get(answerAtom);
    return answer === unread ? null : cartOfAnswer(answer);
  },
  (get, set, cart: Cart | null) => {
    const currency = get(sessionAtom)?.currency.isoCode;
    return set(answerAtom, cart && answerOfCart(markCart(cart, { currency, givenAt: Date.now() })));
  },
);
