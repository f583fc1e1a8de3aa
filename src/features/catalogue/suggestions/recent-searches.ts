import { atom } from 'jotai';

const mostKept = 5;

const textsAtom = atom<readonly string[]>([]);

/**
 * What was searched for during this visit, the newest first. In memory only: keeping it on the device would need the visitor's
 * consent (§ 25 TDDDG, decision 38).
 */
export const recentSearchesAtom = atom((get) => get(textsAtom));

/** Remembers a text; one already there moves to the front. */
export const rememberSearchAtom = atom(null, (get, set, text: string) => {
  const others = get(textsAtom).filter((other) => other.toLowerCase() !== text.toLowerCase());
  if (text !== '') set(textsAtom, [text, ...others].slice(0, mostKept));
});

/** Forgets one of the texts, or all. */
export const forgetSearchAtom = atom(null, (get, set, text?: string) => {
  set(textsAtom, text === undefined ? [] : get(textsAtom).filter((other) => other !== text));
});
