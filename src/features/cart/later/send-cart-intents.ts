import { atom } from 'jotai';
import type { IntentProblem, ListedIntent } from '#offline/intents/intent.ts';
import { noteIntentAtom } from '#platform/intents/intent-atoms.ts';
import type { IntentSender } from '#platform/intents/intent-kinds.ts';
import { addProducts, changeLines, getCart, removeLines } from '#store-api/checkout/cart.ts';
import { hasStatus } from '#store-api/store-api-error.ts';
import { totalOf } from '../cart-sums.ts';
import { cartAtom, refreshCartAtom, writeCartAtom } from '../cart-atoms.ts';
import { linesOfJob } from '../group-lines.ts';
import { writeJobLinesAtom } from '../job-lines.ts';
import { addCode } from '../state/add-code.ts';
import { withholdCartErrorAtom } from '../state/cart-error-atoms.ts';
import { type Addition, type CartIntent, cartIntentOf, type JobWish, piecesIn } from './cart-intents.ts';

/** Sends a change of the cart. What cannot be read is none. */
export const sendCartIntentAtom: IntentSender = atom(null, async (_get, set, intent: ListedIntent) => {
  const wished = cartIntentOf(intent);
  if (wished?.kind === 'cart-add') return set(sendAdditionAtom, intent.id, wished.data);
  if (wished?.kind === 'cart-code') return set(sendCodeAtom, wished.data.code);
  if (wished?.kind === 'cart-job') return set(sendJobAtom, intent.id, wished.data);
  return set(sendLineChangeAtom, wished);
});

const sendLineChangeAtom = atom(
  null,
  async (_get, set, wished: CartIntent | undefined): Promise<IntentProblem | null> => {
    try {
      if (wished?.kind === 'cart-quantity') {
        const { lineId: id, quantity } = wished.data;
        await set(writeCartAtom, (api) => changeLines(api, [{ id, quantity }]));
      }
      if (wished?.kind === 'cart-remove') await set(writeCartAtom, (api) => removeLines(api, wished.data.lineIds));
    } catch (error) {
      if (!hasStatus(error, 404)) throw error;
      // A line that was to go is gone.
      return wished?.kind === 'cart-quantity' ? 'gone' : null;
    }
    return null;
  },
);

/** Redeems a code. Why it has no effect is told of what waited, and not among the cart's notices as well. */
const sendCodeAtom = atom(null, async (_get, set, code: string): Promise<IntentProblem | null> => {
  let isRefused = false;
  await set(writeCartAtom, async (api) => {
    const { cart, refusal } = await addCode(api, code);
    isRefused = refusal !== undefined;
    if (refusal) set(withholdCartErrorAtom, refusal);
    return cart;
  });
  return isRefused ? 'refused' : null;
});

/**
 * Puts a product into the cart once, also when the answer to an earlier try was lost: what lies in the cart says whether that
 * one came about.
 */
const sendAdditionAtom = atom(null, async (_get, set, id: string, wished: Addition): Promise<IntentProblem | null> => {
  const { productId, quantity } = wished;
  let missing = 0;
  await set(writeCartAtom, async (api) => {
    const known = await getCart(api);
    const before = piecesIn(known, productId);
    if (wished.isTried && before >= wished.before + quantity) return known;
    await set(noteIntentAtom, id, { data: { ...wished, before, isTried: true } });
    const cart = await addProducts(api, [{ productId, quantity }]);
    missing = before + quantity - piecesIn(cart, productId);
    return cart;
  });
  if (missing <= 0) return null;
  return missing >= quantity ? 'gone' : 'less';
});

/**
 * Makes the cart hold a print job as it was wished, all of it or none: one that only gets another number of copies has to lie there
 * as it was known. What the shop asks for it is noted.
 */
const sendJobAtom = atom(null, async (get, set, id: string, wished: JobWish): Promise<IntentProblem | null> => {
  const present = () => linesOfJob(get(cartAtom)?.lineItems ?? [], wished.jobId);
  await set(refreshCartAtom);
  const idsOf = (lines: readonly { readonly id: string }[]): string => String(lines.map((line) => line.id).toSorted());
  if (wished.isThere && idsOf(present()) !== idsOf(wished.lines)) return 'gone';
  await set(writeJobLinesAtom, wished);
  const quantities = new Map(present().map((line) => [line.id, line.quantity]));
  if (wished.lines.some((line) => !quantities.has(line.id))) return 'gone';
  if (wished.lines.some((line) => (quantities.get(line.id) ?? 0) < line.quantity)) return 'less';
  const cost = { cents: Math.round(totalOf(present()) * 100), currency: get(cartAtom)?.currency };
  await set(noteIntentAtom, id, { data: { ...wished, cost } });
  return null;
});
