import { atom } from 'jotai';

/** Since when the page that was last gone to is kept; null: it is fresh; undefined: nobody has gone to another than the document's. */
export const keptSinceAtom = atom<string | null | undefined>(undefined);
