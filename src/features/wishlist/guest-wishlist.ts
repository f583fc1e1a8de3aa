/** Specification section 9. */
export const guestWishlistKey = 'sw-wishlist-items';

/** Ids of a record, undefined for anything else. Without the schemas of the shop: the hearts of a first view read it. */
export function idsIn(record: unknown): readonly string[] | undefined {
  return Array.isArray(record) && record.every((id) => typeof id === 'string') ? record : undefined;
}

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Product ids a visitor without account collected; empty when the stored value is not such a list. */
export function readGuestWishlist(storage: KeyValueStore): readonly string[] {
  try {
    return [...new Set(idsIn(JSON.parse(storage.getItem(guestWishlistKey) ?? '[]')))];
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
