import { atom } from 'jotai';
import type { CartError } from '#store-api/schemas/cart.ts';

/** What the shop corrected or refused since it was last taken up; corrections are told by the shop only once. */
const collectedErrorsAtom = atom<CartError[]>([]);

const withheldErrorAtom = atom<CartError | null>(null);

/** Keeps an error of the answer that is just coming to whoever tells it elsewhere. */
export const withholdCartErrorAtom = atom(null, (_get, set, error: CartError) => set(withheldErrorAtom, error));

/** Merges the errors of an answer with those not taken up yet; the newest of a key wins (specification §4). */
export const addCartErrorsAtom = atom(null, (get, set, told: readonly CartError[]) => {
  const withheld = get(withheldErrorAtom);
  const errors = told.filter((error) => error !== withheld);
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
