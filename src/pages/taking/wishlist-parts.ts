import { atom } from 'jotai';
import { productParts } from '#features/taken/product-parts.ts';
import type { PartsOf } from '#features/taken/taking-kinds.ts';
import { listWishlistThroughAtom } from '#features/wishlist/list-wishlist-through.ts';
import { loadWishlistAtom } from '#features/wishlist/wishlist-atoms.ts';
import { sessionKindAtom } from '#platform/session/session-atoms.ts';

/** The wishlist as it is now, and the pages of its products. */
export const wishlistPartsAtom: PartsOf = atom(null, async (get, set, { taking, api }) => {
  await set(loadWishlistAtom, get(sessionKindAtom));
  return productParts(taking.path, await set(listWishlistThroughAtom, api));
});
