import type { MessageDescriptor } from '@lingui/core';
import { atom } from 'jotai';
import { hasStatus } from '#store-api/store-api-error.ts';
import { loadCartAtom } from './cart-atoms.ts';
import { shopRefusalText } from './shop-refusal-text.ts';

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
