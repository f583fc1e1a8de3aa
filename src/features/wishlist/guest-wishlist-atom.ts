import { atom } from 'jotai';
import { persistedAtom, unread, type RecordReader } from '#platform/persistence/persisted-atom.ts';
import { idsIn, readGuestWishlist } from './guest-wishlist.ts';

type Ids = readonly string[];

const record: RecordReader<Ids | null> = {
  safeParse: (value) => {
    const data = value === null ? null : idsIn(value);
    return data === undefined ? { success: false } : { success: true, data };
  },
};

/** Null: never kept by this version; then the specification's key holds the list. */
export const keptGuestWishlistAtom = persistedAtom<Ids | null>('guest-wishlist', record, null);

/** What was made of the list while the browser's database does not answer. */
export const heldUpGuestWishlistAtom = atom<Ids | null>(null);

/** What a visitor without account collected, the newest last; `null` before it is known. */
export const guestWishlistAtom = atom((get): Ids | null => {
  const kept = get(keptGuestWishlistAtom);
  if (kept !== unread) return kept ?? readGuestWishlist(localStorage);
  // The list below the specification's key is the same one. Of an empty one nobody can say that it is.
  const mirrored =
    get(heldUpGuestWishlistAtom) ?? (get(keptGuestWishlistAtom.lateAtom) ? readGuestWishlist(localStorage) : []);
  return mirrored.length > 0 ? mirrored : null;
});

/** Reads the list if nobody has. */
export const readGuestWishlistAtom = atom(
  null,
  async (_get, set): Promise<Ids> => (await set(keptGuestWishlistAtom.readAtom)) ?? readGuestWishlist(localStorage),
);
