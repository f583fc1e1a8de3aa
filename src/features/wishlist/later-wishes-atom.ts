import { atom } from 'jotai';

/** Products that shall be on a customer's list, or not. */
export type Wishes = ReadonlyMap<string, boolean>;

/** What a customer wished while the shop could not be reached, and waits for it. */
export const laterWishesAtom = atom<Wishes>(new Map());

/** Counts how often what had waited, or was collected before a login, has changed the list. */
export const wishlistReloadsAtom = atom(0);
