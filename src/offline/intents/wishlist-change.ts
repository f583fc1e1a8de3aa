import * as z from 'zod/mini';
import { addToWishlist, removeFromWishlist } from '#store-api/catalogue/wishlist-changes.ts';
import type { ShopLine } from '#store-api/store-api-call.ts';
import { hasStatus } from '#store-api/store-api-error.ts';
import type { Intent, IntentProblem } from './intent.ts';

/** How a change of a customer's wishlist is called among those that wait. */
export const wishlistIntent = 'wishlist';

const wishSchema = z.object({ productId: z.string(), isListed: z.boolean() });

export type Wish = z.infer<typeof wishSchema>;

/** Undefined for changes of something else, and for what cannot be read. */
export function wishOf({ kind, data }: Pick<Intent, 'kind' | 'data'>): Wish | undefined {
  return kind === wishlistIntent ? wishSchema.safeParse(data).data : undefined;
}

/** Puts one product on the list, or takes it off: nothing is lost that came on it elsewhere. @throws {StoreApiError} */
export async function sendKeptWish(shop: ShopLine, intent: Intent): Promise<IntentProblem | null> {
  const wish = wishOf(intent);
  if (!wish) return 'refused';
  try {
    await (wish.isListed ? addToWishlist : removeFromWishlist)(shop, wish.productId);
    return null;
  } catch (error) {
    if (hasStatus(error, 404)) return 'gone';
    throw error;
  }
}
