import { atom } from 'jotai';
import type { CartError } from '#store-api/schemas/cart.ts';

const collectedErrorsAtom = atom<CartError[]>([]);

/** What the shop corrected or refused since it was last taken up; corrections are told by the shop only once. */
export const cartErrorsAtom = atom((get) => get(collectedErrorsAtom));

/** Merges the errors of an answer with those not taken up yet; the newest of a key wins (specification §4). */
export const addCartErrorsAtom = atom(null, (get, set, errors: readonly CartError[]) => {
  if (errors.length === 0) return;
  const keys = new Set(errors.map(({ key }) => key));
  set(collectedErrorsAtom, [...get(collectedErrorsAtom).filter(({ key }) => !keys.has(key)), ...errors]);
});

/** Hands the collected errors over; each is shown once. */
export const takeCartErrorsAtom = atom(null, (get, set): CartError[] => {
  const errors = get(collectedErrorsAtom);
  set(collectedErrorsAtom, []);
  return errors;
});
