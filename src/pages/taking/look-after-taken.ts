import { atom, type createStore } from 'jotai';
import { categoryPartsAtom } from '#features/taken/category-kind.ts';
import { lookAfterTakingsAtom } from '#features/taken/look-after-takings.ts';
import { productParts } from '#features/taken/product-parts.ts';
import type { PartsOf, TakingKinds } from '#features/taken/taking-kinds.ts';
import { listWishlistThroughAtom } from '#features/wishlist/list-wishlist-through.ts';
import { loadWishlistAtom } from '#features/wishlist/wishlist-atoms.ts';
import { sessionKindAtom } from '#platform/session/session-atoms.ts';

/** The wishlist as it is now, and the pages of its products. */
const wishlistPartsAtom: PartsOf = atom(null, async (get, set, { taking, api }) => {
  await set(loadWishlistAtom, get(sessionKindAtom));
  return productParts(taking.path, await set(listWishlistThroughAtom, api));
});

const everyKind: TakingKinds = new Map([
  ['category', categoryPartsAtom],
  ['wishlist', wishlistPartsAtom],
]);

/** From now on what was taken along is brought to its end, renewed, and shown as it is. */
export async function lookAfterTaken(store: ReturnType<typeof createStore>): Promise<void> {
  await store.set(lookAfterTakingsAtom, everyKind);
}
