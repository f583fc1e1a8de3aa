import { atom } from 'jotai';
import { lateAfterMs, lateAnswersAtom } from '#platform/persistence/late-answers.ts';
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

/** What was made of the list while the browser's database does not answer. */
const changedAtom = atom<Ids | null>(null);

const lateWritesAtom = lateAnswersAtom();

/** What the browser's database has not done for seconds, and will; nobody leaves without a question before it is written. */
export const guestWishlistLateAtom = atom((get): 'reading' | 'writing' | undefined => {
  if (get(lateWritesAtom).writing > 0) return 'writing';
  return get(keptAtom.lateAtom) ? 'reading' : undefined;
});

/** What a visitor without account collected, the newest last; `null` before it is known. */
export const guestWishlistAtom = atom((get): Ids | null => {
  const kept = get(keptAtom);
  if (kept !== unread) return kept ?? readGuestWishlist(localStorage);
  // The list below the specification's key is the same one. Of an empty one nobody can say that it is.
  const mirrored = get(changedAtom) ?? (get(keptAtom.lateAtom) ? readGuestWishlist(localStorage) : []);
  return mirrored.length > 0 ? mirrored : null;
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
export const changeGuestWishlistAtom = atom(null, async (get, set, change: (ids: Ids) => Ids): Promise<void> => {
  const known = await Promise.race([set(readGuestWishlistAtom), afterPatience()]);
  const before = known ?? get(changedAtom) ?? readGuestWishlist(localStorage);
  writeGuestWishlist(localStorage, change(before));
  if (known === undefined) set(changedAtom, change(before));
  const writing = set(keptAtom, (kept) => change(kept ?? before));
  set(lateWritesAtom, 'writing', writing);
  await writing;
  set(changedAtom, null);
});

const afterPatience = (): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, lateAfterMs));
