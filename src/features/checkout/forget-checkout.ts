import { atom } from 'jotai';
import { checkoutDraftAtom, emptyDraft } from './contact/checkout-draft.ts';

/** Takes what was typed in the checkout out of this browser: somebody has logged out. */
export const forgetCheckoutAtom = atom(null, (_get, set) => set(checkoutDraftAtom, emptyDraft));
