import { atom } from 'jotai';
import type { NewLine } from '#store-api/checkout/cart.ts';
import type { Cart } from '#store-api/schemas/cart.ts';
import { hasStatus } from '#store-api/store-api-error.ts';
import { addProductsAtom } from '../cart-atoms.ts';
import { isMiniCartOpenAtom } from '../state/cart-count.ts';
import { isCartFull } from '../cart-fullness.ts';

/** What became of a product that was to go into the cart. */
export type AddOutcome = 'added' | 'corrected' | 'offline' | 'full' | 'failed';

/** Puts a product into the cart, shows the cart and tells what came of it. Never rejects. */
export const addProductAtom = atom(null, async (_get, set, line: NewLine): Promise<AddOutcome> => {
  try {
    const outcome = outcomeOf(await set(addProductsAtom, [line]));
    set(isMiniCartOpenAtom, true);
    return outcome;
  } catch (error) {
    console.error('The product could not be put into the cart.', error);
    return failureOf(error);
  }
});

/** A correction of the quantity is explained in the cart, where it can be changed. */
function outcomeOf(cart: Cart | null): AddOutcome {
  return cart?.errors.some(({ level }) => level >= 10) ? 'corrected' : 'added';
}

function failureOf(error: unknown): AddOutcome {
  if (hasStatus(error, 0, 408)) return 'offline';
  return isCartFull(error) ? 'full' : 'failed';
}
