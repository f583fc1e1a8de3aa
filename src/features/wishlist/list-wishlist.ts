import { atom } from 'jotai';
import { hearingKept } from '#platform/connectivity/hearing-kept.ts';
import { storeApiAtom } from '#platform/session/session-atoms.ts';
import type { ProductCard } from '#store-api/schemas/product-card.ts';
import { isUnanswered } from '#store-api/store-api-error.ts';
import { listWishlistThroughAtom } from './list-wishlist-through.ts';
import { wishlistIdsAtom } from './wishlist-atoms.ts';

/**
 * The products on the wishlist, the newest first; those no longer on sale are missing. Without an answer of the shop, as pages show them
 * that this device keeps: what came on the list meanwhile was on the screen. @throws {StoreApiError}
 */
export const listWishlistAtom = atom(null, async (get, set): Promise<readonly ProductCard[]> => {
  const { api, since } = hearingKept(get(storeApiAtom));
  const ids = get(wishlistIdsAtom).toReversed();
  try {
    const products = await set(listWishlistThroughAtom, api);
    return since() === undefined ? products : await completed(products, ids);
  } catch (error) {
    const kept = isUnanswered(error) ? await completed([], ids) : [];
    if (kept.length === 0) throw error;
    return kept;
  }
});

async function completed(known: readonly ProductCard[], ids: readonly string[]): Promise<readonly ProductCard[]> {
  const missing = ids.filter((id) => known.every((product) => product.id !== id));
  const kept = await import('#offline/find-kept-products.ts')
    .then(({ findKeptProducts }) => findKeptProducts(missing))
    .catch(() => new Map<string, unknown>());
  const found = [...kept.values()].filter(isProductCard);
  return ids.flatMap((id) => [...known, ...found].filter((product) => product.id === id));
}

/** A page of this shop made it of the shop's answer; looked at is what tells a product in full from one of a list. */
const isProductCard = (product: unknown): product is ProductCard =>
  typeof product === 'object' && product !== null && 'calculatedPrices' in product && 'seoPath' in product;
