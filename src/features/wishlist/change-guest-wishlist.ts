import { atom } from 'jotai';
import { askBeforeLeaving } from '#platform/navigation/ask-before-leaving.ts';
import { lateAfterMs, lateAnswersAtom } from '#platform/persistence/late-answers.ts';
import { readGuestWishlist, writeGuestWishlist } from './guest-wishlist.ts';
import { heldUpGuestWishlistAtom, keptGuestWishlistAtom, readGuestWishlistAtom } from './guest-wishlist-atom.ts';

type Ids = readonly string[];

const lateWritesAtom = lateAnswersAtom(askBeforeLeaving);

/** What the browser's database has not done for seconds, and will; nobody leaves without a question before it is written. */
export const guestWishlistLateAtom = atom((get): 'reading' | 'writing' | undefined => {
  if (get(lateWritesAtom).writing > 0) return 'writing';
  return get(keptGuestWishlistAtom.lateAtom) ? 'reading' : undefined;
});

/**
 * Changes the list, here and below the key of the specification (section 9), where other code of the shop may look for it.
 * @throws {DOMException} when the browser forbids storage or it is full; then nothing is changed
 */
export const changeGuestWishlistAtom = atom(null, async (get, set, change: (ids: Ids) => Ids): Promise<void> => {
  const known = await Promise.race([set(readGuestWishlistAtom), afterPatience()]);
  const before = known ?? get(heldUpGuestWishlistAtom) ?? readGuestWishlist(localStorage);
  writeGuestWishlist(localStorage, change(before));
  if (known === undefined) set(heldUpGuestWishlistAtom, change(before));
  const writing = set(keptGuestWishlistAtom, (kept) => change(kept ?? before));
  set(lateWritesAtom, 'writing', writing);
  await writing;
  set(heldUpGuestWishlistAtom, null);
});

const afterPatience = (): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, lateAfterMs));
