import * as z from 'zod/mini';

/** Specification section 9. */
export const guestWishlistKey = 'sw-wishlist-items';

const idsSchema = z.array(z.string());

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Product ids a visitor without account collected; empty when the stored value is not such a list. */
export function readGuestWishlist(storage: KeyValueStore): readonly string[] {
  try {
    const parsed = idsSchema.safeParse(JSON.parse(storage.getItem(guestWishlistKey) ?? '[]'));
    return parsed.success ? [...new Set(parsed.data)] : [];
  } catch {
    // Not JSON, or the browser forbids storage: then there is no list.
    return [];
  }
}

/** @throws {DOMException} when the browser forbids storage or it is full. */
export function writeGuestWishlist(storage: KeyValueStore, ids: readonly string[]): void {
  if (ids.length === 0) storage.removeItem(guestWishlistKey);
  else storage.setItem(guestWishlistKey, JSON.stringify(ids));
}
