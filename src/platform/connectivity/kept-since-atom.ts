import { atom } from 'jotai';

/** Since when the page that was last gone to is kept; null: it is fresh; undefined: nobody has gone to another than the document's. */
export const keptSinceAtom = atom<string | null | undefined>(undefined);

/** Whether that page shows what everybody is shown because the shop did not say what it is like at this session's own prices. */
export const isEverybodysInsteadAtom = atom(false);

/** Whether the page on show cannot be had just now. */
export const isPageMissingAtom = atom(false);
