import { change, pathTo, type ShopLine } from '../store-api-call.ts';
import { hasCode, hasStatus } from '../store-api-error.ts';

/** A product already on the list counts as success. @throws {StoreApiError} 403, 404 for an unknown product. */
export async function addToWishlist(api: ShopLine, productId: string): Promise<void> {
  try {
    await api.send(change(pathTo`customer/wishlist/add/${productId}`));
  } catch (error) {
    if (!hasCode(error, 'CHECKOUT__DUPLICATE_WISHLIST_PRODUCT')) throw error;
  }
}

/** A product no longer on the list counts as success. @throws {StoreApiError} 403 */
export async function removeFromWishlist(api: ShopLine, productId: string): Promise<void> {
  try {
    await api.send({ kind: 'change', method: 'DELETE', path: pathTo`customer/wishlist/delete/${productId}` });
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
  }
}

/** Puts what was collected before the login on the customer's list; unknown and double ids do no harm. @throws {StoreApiError} */
export async function mergeWishlist(api: ShopLine, productIds: readonly string[]): Promise<void> {
  await api.send(change('customer/wishlist/merge', { productIds }));
}
