import * as z from 'zod/mini';
import { ask } from '../ask.ts';
import { exactTotal, maxPageSize } from './criteria.ts';
import { productCardIncludes, productCardSchema, type ProductCard } from '../schemas/product-card.ts';
import { listOf } from '../schemas/tolerant.ts';
import { sessionRead, type ShopLine } from '../store-api-call.ts';
import { hasStatus } from '../store-api-error.ts';

const wishlistSchema = z.object({ products: z.object({ elements: listOf(productCardSchema), total: z.number() }) });

/**
 * The customer's wishlist, the newest first; empty before anything was put on it.
 *
 * @throws {StoreApiError} 403 for guests, while nobody is logged in, and in shops without wishlists.
 */
export async function getWishlist(api: ShopLine): Promise<readonly ProductCard[]> {
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

async function wishlistPage(api: ShopLine, page: number) {
  const body = { ...exactTotal, page, limit: maxPageSize, includes: productCardIncludes };
  return (await ask(api, sessionRead('customer/wishlist', body), wishlistSchema)).products;
}
