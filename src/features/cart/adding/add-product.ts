import { atom } from 'jotai';
import { connectivityAtom } from '#platform/connectivity/connectivity-atom.ts';
import type { Cart } from '#store-api/schemas/cart.ts';
import { isUnanswered } from '#store-api/store-api-error.ts';
import { addProductsAtom } from '../cart-atoms.ts';
import type { WishedProduct } from '../later/keep-cart-intents.ts';
import { isMiniCartOpenAtom } from '../state/cart-count.ts';
import { isCartFull } from '../cart-kind.ts';

/** What became of a product that was to go into the cart. */
export type AddOutcome = 'added' | 'corrected' | 'later' | 'full' | 'failed';

/** Puts a product into the cart, shows the cart and tells what came of it; later, when the shop cannot be reached. Never rejects. */
export const addProductAtom = atom(null, async (get, set, product: WishedProduct): Promise<AddOutcome> => {
  const { productId, quantity } = product;
  // Sent by a browser that knows of no network, it certainly did not arrive.
  const isTried = get(connectivityAtom) !== 'offline';
  try {
    const outcome = outcomeOf(await set(addProductsAtom, [{ productId, quantity }]));
    set(isMiniCartOpenAtom, true);
    return outcome;
  } catch (error) {
    console.error('The product could not be put into the cart.', error);
    if (isUnanswered(error)) return set(keepAdditionAtom, product, isTried);
    return isCartFull(error) ? 'full' : 'failed';
  }
});

const keepAdditionAtom = atom(
  null,
  async (_get, set, product: WishedProduct, isTried: boolean): Promise<AddOutcome> => {
    try {
      const { addLaterAtom } = await import('../later/keep-cart-intents.ts');
      await set(addLaterAtom, product, isTried);
      return 'later';
    } catch (error) {
      console.error('What is to go into the cart could not be kept.', error);
      return 'failed';
    }
  },
);

/** A correction of the quantity is explained in the cart, where it can be changed. */
function outcomeOf(cart: Cart | null): AddOutcome {
  return cart?.errors.some(({ level }) => level >= 10) ? 'corrected' : 'added';
}
