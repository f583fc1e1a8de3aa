import { atom } from 'jotai';

/** What shoppers have to know of a browser that does not keep what it was given. */
export type KeepingTrouble =
  /** It deleted what it had kept, in the middle. */
  | 'cleared'
  /** It keeps nothing beyond this page. */
  | 'keeps-nothing'
  /** It has no room for what is to be put on record. */
  | 'no-room';

/** The last trouble nobody was told of. */
export const keepingTroubleAtom = atom<KeepingTrouble | null>(null);
