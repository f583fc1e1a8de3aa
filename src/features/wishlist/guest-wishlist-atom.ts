import { atom } from 'jotai';
import { persistedAtom, unread, type RecordReader } from '#platform/persistence/persisted-atom.ts';
import { idsIn, readGuestWishlist, writeGuestWishlist } from './guest-wishlist.ts';

type Ids = readonly string[];

const record: RecordReader<Ids | null> = {
  safeParse: (value) => {
    const data = value === null ? null : idsIn(value);
    return data === undefined ? { success: false } : { success: true, data };
  },
};

/** Null: never kept by this version; then the specification's key holds the list. */
const keptAtom = persistedAtom<Ids | null>('guest-wishlist', record, null);

/** What a visitor without account collected, the newest last; `null` before it is known. */
export const guestWishlistAtom = atom((get): Ids | null => {
  const kept = get(keptAtom);
  return kept === unread ? null : (kept ?? readGuestWishlist(localStorage));
});

/** Reads the list if nobody has. */
export const readGuestWishlistAtom = atom(
  null,
  async (_get, set): Promise<Ids> => (await set(keptAtom.readAtom)) ?? readGuestWishlist(localStorage),
);

/**
 * Changes the list, here and below the key of the specification (section 9), where other code of the shop may look for it.
 * @throws {DOMException} when the browser forbids storage or it is full; then nothing is changed
 */
export const changeGuestWishlistAtom = atom(null, async (_get, set, change: (ids: Ids) => Ids): Promise<void> => {
  const before = await set(readGuestWishlistAtom);
  writeGuestWishlist(localStorage, change(before));
  await set(keptAtom, (kept) => change(kept ?? before));
});
