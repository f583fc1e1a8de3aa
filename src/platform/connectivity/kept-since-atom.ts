import { atom } from 'jotai';

/** Since when the page on show is kept; null: it is fresh. */
export const keptSinceAtom = atom<string | null>(null);

/** Whether that page shows what everybody is shown because the shop did not say what it is like at this session's own prices. */
export const isEverybodysInsteadAtom = atom(false);

/** Whether the page on show cannot be had just now. */
export const isPageMissingAtom = atom(false);

/** Whether the page on show is not what the shop would give just now. */
export const isStopgapAtom = atom(
  (get) => get(keptSinceAtom) !== null || get(isEverybodysInsteadAtom) || get(isPageMissingAtom),
);
