import { atom, type createStore } from 'jotai';
import { listFolderThroughAtom } from '#features/downloads/list-folder-through.ts';
import { orderCodeOf } from '#features/orders/code-in-link.ts';
import { isLinkShownAtom, readOrderToTakeAtom } from '#features/orders/order-to-take.ts';
import { categoryPartsAtom } from '#features/taken/category-kind.ts';
import { lookAfterTakingsAtom } from '#features/taken/look-after-takings.ts';
import { productParts } from '#features/taken/product-parts.ts';
import { orderParts } from '#features/taken/order-parts.ts';
import type { PartsOf, TakingKinds } from '#features/taken/taking-kinds.ts';
import { isEverybodysAtom, isOfSessionAtom, whoseOrder } from '#features/taken/whose-taking.ts';
import { listWishlistThroughAtom } from '#features/wishlist/list-wishlist-through.ts';
import { loadWishlistAtom } from '#features/wishlist/wishlist-atoms.ts';
import { sessionKindAtom } from '#platform/session/session-atoms.ts';

/** The wishlist as it is now, and the pages of its products. */
const wishlistPartsAtom: PartsOf = atom(null, async (get, set, { taking, api }) => {
  await set(loadWishlistAtom, get(sessionKindAtom));
  return productParts(taking.path, await set(listWishlistThroughAtom, api));
});

const orderPartsAtom: PartsOf = atom(null, async (_get, set, { taking: { path }, api, fetch }) =>
  orderParts({
    path,
    read: () => set(readOrderToTakeAtom, api, orderCodeOf(path) ?? ''),
    listFolder: (folderId) => set(listFolderThroughAtom, folderId, fetch),
  }),
);

const isOrderShownAtom = atom(
  (get) =>
    (path: string): boolean =>
      get(isLinkShownAtom)(orderCodeOf(path) ?? ''),
);

const everyKind: TakingKinds = new Map([
  ['category', { partsOf: categoryPartsAtom, mayBringAtom: isEverybodysAtom }],
  ['wishlist', { partsOf: wishlistPartsAtom, mayBringAtom: isOfSessionAtom }],
  ['order', { partsOf: orderPartsAtom, mayBringAtom: whoseOrder(isOrderShownAtom) }],
]);

/** From now on what was taken along is brought to its end, renewed, and shown as it is. */
export async function lookAfterTaken(store: ReturnType<typeof createStore>): Promise<void> {
  await store.set(lookAfterTakingsAtom, everyKind);
}
