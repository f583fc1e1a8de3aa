import { atom } from 'jotai';
import { patienceBehindWorker, within } from '#offline/answer-patience.ts';
import { hasRefreshFailedAtom, refreshSessionAtom, storeApiAtom } from '#platform/session/session-atoms.ts';
import { addToWishlist, removeFromWishlist } from '#store-api/catalogue/wishlist-changes.ts';
import type { ProductCard } from '#store-api/schemas/product-card.ts';
import { isUnanswered } from '#store-api/store-api-error.ts';
import { changeGuestWishlistAtom } from './change-guest-wishlist.ts';
import {
  answeredWishesAtom,
  isAtShopAtom,
  isSessionOpenAtom,
  askedWishesAtom,
  wishlistIdsAtom,
  withThis,
} from './wishlist-atoms.ts';

/** A product, and its name where it is known. */
type Named = Pick<ProductCard, 'id'> & Partial<Pick<ProductCard, 'name'>>;

/** Comes when the shop cannot be reached. */
const loadLater = () => import('./later/wishlist-intents.ts');

/**
 * Puts a product on the wishlist or takes it off; a customer's later, when the shop cannot be reached. Shown at once, when it is known whose
 * list it is; undone when the shop refuses.
 * @returns whether it has come on the list of this device because nobody could say whose it is. @throws {StoreApiError}
 */
export const toggleWishlistAtom = atom(null, async (get, set, product: Named): Promise<boolean> => {
  if (get(isSessionOpenAtom) && !get(hasRefreshFailedAtom)) await within(patienceMs, set(refreshSessionAtom));
  if (get(isAtShopAtom)) {
    await set(toggleAtShopAtom, product);
    return false;
  }
  await set(changeGuestWishlistAtom, (ids) => withThis(ids, product.id, !ids.includes(product.id)));
  return get(isSessionOpenAtom) && get(wishlistIdsAtom).includes(product.id);
});

/** So long it is waited for whose list it is, as pages are. */
const patienceMs = patienceBehindWorker(true);

/** Takes everything off the wishlist; names are known of products that are shown. @throws {StoreApiError} what was taken off before stays off. */
export const clearWishlistAtom = atom(null, async (get, set, shown: readonly Named[] = []) => {
  for (const id of get(wishlistIdsAtom))
    await set(toggleWishlistAtom, shown.find((product) => product.id === id) ?? { id });
});

const toggleAtShopAtom = atom(null, async (get, set, { id: productId, name = '' }: Named): Promise<void> => {
  const isListed = !get(wishlistIdsAtom).includes(productId);
  set(askedWishesAtom, (wishes) => new Map([...wishes, [productId, isListed]]));
  try {
    await (isListed ? addToWishlist : removeFromWishlist)(get(storeApiAtom), productId);
    set(answeredWishesAtom, (wishes) => [...wishes, [productId, isListed]]);
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    await set((await loadLater()).keepWishAtom, { productId, isListed }, name);
  } finally {
    set(
      askedWishesAtom,
      (wishes) => new Map([...wishes].filter(([id, wish]) => id !== productId || wish !== isListed)),
    );
  }
});
