import { atom } from 'jotai';
import { checkoutDraftAtom, emptyDraft } from './contact/checkout-draft.ts';
import { noShippingChoice, shippingChoiceAtom } from './methods/shipping-choice-atom.ts';
import { unansweredOrderNoteAtom } from './order/unanswered-order-note.ts';

/** Takes what was typed and chosen in the checkout out of this browser: it was ordered, or somebody has logged out. */
export const forgetCheckoutAtom = atom(null, async (_get, set) => {
  set(unansweredOrderNoteAtom, null);
  await Promise.all([set(checkoutDraftAtom, emptyDraft), set(shippingChoiceAtom, noShippingChoice)]);
});
