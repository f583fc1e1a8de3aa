import * as z from 'zod/mini';
import { ask } from '../ask.ts';
import { exactTotal, maxPageSize } from './criteria.ts';
import { productCardIncludes, productCardSchema, type ProductCard } from '../schemas/product-card.ts';
import { listOf } from '../schemas/tolerant.ts';
import type { StoreApi } from '../store-api.ts';
import { change, pathTo, sessionRead } from '../store-api-call.ts';
import { hasCode, hasStatus } from '../store-api-error.ts';

const wishlistSchema = z.object({ products: z.object({ elements: listOf(productCardSchema), total: z.number() }) });

/**
 * The customer's wishlist, the newest first; empty before anything was put on it.
 *
 * @throws {StoreApiError} 403 for guests, while nobody is logged in, and in shops without wishlists.
 */
export async function getWishlist(api: StoreApi): Promise<readonly ProductCard[]> {
  try {
    const { elements, total } = await wishlistPage(api, 1);
    const further = Array.from({ length: Math.ceil(total / maxPageSize) - 1 }, (_, index) => index + 2);
    const pages = await Promise.all(further.map((page) => wishlistPage(api, page)));
    return [...elements, ...pages.flatMap((page) => page.elements)];
  } catch (error) {
    if (hasStatus(error, 404)) return [];
    throw error;
  }
}

async function wishlistPage(api: StoreApi, page: number) {
  const body = { ...exactTotal, page, limit: maxPageSize, includes: productCardIncludes };
  return (await ask(api, sessionRead('customer/wishlist', body), wishlistSchema)).products;
}

/** A product already on the list counts as success. @throws {StoreApiError} 403, 404 for an unknown product. */
export async function addToWishlist(api: StoreApi, productId: string): Promise<void> {
  try {
    await api.send(change(pathTo`customer/wishlist/add/${productId}`));
  } catch (error) {
    if (!hasCode(error, 'CHECKOUT__DUPLICATE_WISHLIST_PRODUCT')) throw error;
  }
}

/** A product no longer on the list counts as success. @throws {StoreApiError} 403 */
export async function removeFromWishlist(api: StoreApi, productId: string): Promise<void> {
  try {
    await api.send({ kind: 'change', method: 'DELETE', path: pathTo`customer/wishlist/delete/${productId}` });
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
  }
}

/** Puts what was collected before the login on the customer's list; unknown and double ids do no harm. @throws {StoreApiError} */
export async function mergeWishlist(api: StoreApi, productIds: readonly string[]): Promise<void> {
  await api.send(change('customer/wishlist/merge', { productIds }));
}
