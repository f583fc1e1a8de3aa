import { atom } from 'jotai';
import { listProducts } from '#store-api/catalogue/product-list.ts';
import { getWishlist } from '#store-api/catalogue/wishlist.ts';
import type { ProductCard } from '#store-api/schemas/product-card.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { isAtShopAtom, wishlistIdsAtom } from './wishlist-atoms.ts';

/** The products on the wishlist as `listWishlistAtom` lists them, asked for through another handle on the shop. @throws {StoreApiError} */
export const listWishlistThroughAtom = atom(null, async (get, _set, api: StoreApi): Promise<readonly ProductCard[]> =>
  get(isAtShopAtom) ? getWishlist(api) : listProducts(api, get(wishlistIdsAtom).toReversed()),
);
