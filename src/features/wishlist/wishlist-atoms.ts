import { atom } from 'jotai';
import { listProducts } from '#store-api/product-list.ts';
import type { ProductCard } from '#store-api/schemas/product-card.ts';
import { addToWishlist, getWishlist, mergeWishlist, removeFromWishlist } from '#store-api/wishlist.ts';
import { sessionKindAtom, storeApiAtom, type SessionKind } from '#platform/session/session-atoms.ts';
import { guestWishlistKey, readGuestWishlist, writeGuestWishlist } from './guest-wishlist.ts';

/** Products of the wishlist, the newest last; `null` before it is known. */
const idsAtom = atom<readonly string[] | null>(null);

/** Where the list was read from: guests keep it in the browser, customers with the shop (specification section 4). */
const loadedForAtom = atom<'browser' | 'shop' | null>(null);

/** Ids of the products on the wishlist; empty before it is known. */
export const wishlistIdsAtom = atom((get) => get(idsAtom) ?? []);

/** Whether it is already known what is on the wishlist. */
export const wishlistKnownAtom = atom((get) => get(idsAtom) !== null);

const placeOf = (kind: SessionKind) => (kind === 'customer' ? 'shop' : 'browser');
const placeAtom = atom((get) => placeOf(get(sessionKindAtom)));

/**
 * Reads the wishlist where this shopper keeps it, once. After a login the list collected before is handed to the shop,
 * which then owns it. A list that cannot be had is logged and taken for empty (specification section 8).
 */
export const loadWishlistAtom = atom(null, async (get, set, kind: SessionKind) => {
  const place = placeOf(kind);
  if (get(loadedForAtom) === place) return;
  set(loadedForAtom, place);
  if (place === 'browser') {
    set(idsAtom, readGuestWishlist(localStorage));
    return;
  }
  try {
    const ids = await readFromShop(get(storeApiAtom));
    set(idsAtom, ids);
  } catch (error) {
    console.error('The wishlist could not be loaded.', error);
    set(idsAtom, []);
  }
});

async function readFromShop(api: Parameters<typeof getWishlist>[0]): Promise<readonly string[]> {
  const collected = readGuestWishlist(localStorage);
  if (collected.length > 0) {
    await mergeWishlist(api, collected);
    writeGuestWishlist(localStorage, []);
  }
  const products = await getWishlist(api);
  return products.map(({ id }) => id).toReversed();
}

/** Another tab changed the list of a visitor without account. */
export const adoptGuestWishlistAtom = atom(null, (get, set, key: string | null) => {
  if (get(placeAtom) === 'browser' && (key === guestWishlistKey || key === null)) {
    set(idsAtom, readGuestWishlist(localStorage));
  }
});

/** Puts a product on the wishlist or takes it off. Shown at once; undone when the shop refuses. @throws {StoreApiError} */
export const toggleWishlistAtom = atom(null, async (get, set, productId: string) => {
  const before = get(wishlistIdsAtom);
  const listed = before.includes(productId);
  const withThis = (ids: readonly string[], present: boolean): readonly string[] => {
    const others = ids.filter((id) => id !== productId);
    return present ? [...others, productId] : others;
  };
  set(idsAtom, withThis(before, !listed));
  try {
    if (get(placeAtom) === 'browser') writeGuestWishlist(localStorage, get(wishlistIdsAtom));
    else await (listed ? removeFromWishlist : addToWishlist)(get(storeApiAtom), productId);
  } catch (error) {
    set(idsAtom, withThis(get(wishlistIdsAtom), listed));
    throw error;
  }
});

/** Takes everything off the wishlist. @throws {StoreApiError} what was taken off before stays off. */
export const clearWishlistAtom = atom(null, async (get, set) => {
  for (const id of get(wishlistIdsAtom)) await set(toggleWishlistAtom, id);
});

/** The products on the wishlist, the newest first; those no longer on sale are missing. @throws {StoreApiError} */
export const listWishlistAtom = atom(null, async (get): Promise<readonly ProductCard[]> => {
  const api = get(storeApiAtom);
  return get(placeAtom) === 'shop' ? getWishlist(api) : listProducts(api, get(wishlistIdsAtom).toReversed());
});
