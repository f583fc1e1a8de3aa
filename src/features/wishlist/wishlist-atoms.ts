import { atom } from 'jotai';
import { createQuestions } from '#platform/connectivity/questions.ts';
import { contextToken } from '#platform/session/context-token.ts';
import {
  hasRefreshFailedAtom,
  lastSessionKindAtom,
  storeApiAtom,
  type SessionKind,
} from '#platform/session/session-atoms.ts';
import { hasStatus } from '#store-api/store-api-error.ts';
import { guestWishlistAtom, readGuestWishlistAtom } from './guest-wishlist-atom.ts';
import { laterWishesAtom, type Wishes, wishlistReloadsAtom } from './later-wishes-atom.ts';

type Ids = readonly string[];

/** Asked for a customer's list only: guests need none of it. */
const loadReading = () => import('#store-api/catalogue/wishlist.ts');
const loadMerging = () => import('#store-api/catalogue/wishlist-changes.ts');
/** Comes with the first change: a first view reads the list only. */
const loadChange = () => import('./change-guest-wishlist.ts');

/** What a customer's wishlist with the shop held when it was read, the newest last; `null` before it is known. */
export const shopIdsAtom = atom<Ids | null>(null);

/** What a customer asked for and the shop has answered since it was asked for what is known of the list, in this order. */
export const answeredWishesAtom = atom<readonly (readonly [productId: string, isListed: boolean])[]>([]);

/** What a customer asked for and the shop has not answered yet. */
export const askedWishesAtom = atom<Wishes>(new Map());

/** Guests keep the list in the browser, customers with the shop (specification section 4), also while it does not say that they still are. */
export const isAtShopAtom = atom((get) => get(lastSessionKindAtom) === 'customer');

/** Whether a customer's list could not be had, and is taken for empty (specification section 8). */
export const isListMissingAtom = atom(false);

/** Whether there is a session and the shop has not said yet whose it is. */
export const isSessionOpenAtom = atom(
  (get) => get(lastSessionKindAtom) === undefined && contextToken.read() !== undefined,
);

/**
 * What nobody here can say, so that a product that is not found may be on the list: `list`, of a customer, which could not be had; `session`,
 * whose it is, a customer's perhaps, which the shop did not say.
 */
export const unknownOfWishlistAtom = atom((get): 'list' | 'session' | null => {
  if (get(isAtShopAtom)) return get(isListMissingAtom) ? 'list' : null;
  return get(hasRefreshFailedAtom) && get(isSessionOpenAtom) ? 'session' : null;
});

const knownIdsAtom = atom((get) => get(get(isAtShopAtom) ? shopIdsAtom : guestWishlistAtom));

/**
 * Ids of the products on the wishlist, as the shopper wants it; before it is known, those that are to come on it. Guests have no wishes
 * the shop has to answer.
 */
export const wishlistIdsAtom = atom((get) =>
  [...get(answeredWishesAtom), ...get(laterWishesAtom), ...get(askedWishesAtom)].reduce<Ids>(
    (ids, [id, isListed]) => withThis(ids, id, isListed),
    get(knownIdsAtom) ?? [],
  ),
);

/** Whether it is already known what is on the wishlist. */
export const wishlistKnownAtom = atom((get) => get(knownIdsAtom) !== null);

export const withThis = (ids: Ids, productId: string, isListed: boolean): Ids =>
  ids.filter((id) => id !== productId).concat(isListed ? productId : []);

const isLoadedAtom = atom(false);

/**
 * Reads the wishlist where this shopper keeps it, once. After a login the list collected before is handed to the shop,
 * which then owns it. A list that cannot be had is logged and taken for empty (specification section 8) until it is asked
 * for again; what was collected before stays in the browser then.
 */
export const loadWishlistAtom = atom(null, async (get, set, kind: SessionKind) => {
  if (kind !== 'customer') {
    set(isLoadedAtom, false);
    await set(readGuestWishlistAtom);
    return;
  }
  if (get(isLoadedAtom)) return;
  set(isLoadedAtom, true);
  try {
    await set(loadFromShopAtom);
    if (await set(handOverAtom)) {
      await set(loadFromShopAtom);
      set(wishlistReloadsAtom, (count) => count + 1);
    }
  } catch (error) {
    // Whose session ended meanwhile has no list any more.
    if (!hasStatus(error, 403)) console.error('The wishlist could not be loaded.', error);
    set(isLoadedAtom, false);
    if (get(shopIdsAtom) === null) set(isListMissingAtom, true);
    set(shopIdsAtom, (known) => known ?? []);
  }
});

/** Takes a customer's wishlist out of memory; the shop keeps it. */
export const forgetCustomersWishlistAtom = atom(null, (_get, set) => {
  set(isLoadedAtom, false);
  set(isListMissingAtom, false);
  set(answeredWishesAtom, []);
  set(shopIdsAtom, null);
});

const loadFromShopAtom = atom(null, async (get, set) => {
  // Somebody may have logged out meanwhile.
  await set(readShopIdsAtom, () => get(isLoadedAtom));
});

/** Begins a reading of a customer's list. */
const readingsAtom = atom(createQuestions);

/**
 * Reads a customer's list. What the shop answers while it is read is newer than it, and stays.
 * @param isWanted whether it is taken over, asked once it is there @throws {StoreApiError}
 */
export const readShopIdsAtom = atom(null, async (get, set, isWanted: () => boolean): Promise<void> => {
  const { isOutdated, settle } = get(readingsAtom)();
  const answered = get(answeredWishesAtom);
  const { getWishlist } = await loadReading();
  const products = await getWishlist(get(storeApiAtom));
  if (!isWanted() || isOutdated()) return;
  settle();
  set(answeredWishesAtom, (wishes) => wishes.filter((wish) => !answered.includes(wish)));
  set(shopIdsAtom, products.map(({ id }) => id).toReversed());
  set(isListMissingAtom, false);
});

/** Gives the shop what was collected before the login. @returns whether that was something */
const handOverAtom = atom(null, async (get, set): Promise<boolean> => {
  const collected = await set(readGuestWishlistAtom);
  if (collected.length === 0 || !get(isLoadedAtom)) return false;
  const { mergeWishlist } = await loadMerging();
  await mergeWishlist(get(storeApiAtom), collected);
  // What was collected meanwhile, in another tab, stays.
  const { changeGuestWishlistAtom } = await loadChange();
  await set(changeGuestWishlistAtom, (ids) => ids.filter((id) => !collected.includes(id)));
  return true;
});
