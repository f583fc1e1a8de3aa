import { atom } from 'jotai';

/** Whether all that a first view shows has been asked for: what stands beside it may be fetched then, not before. */
export const isFirstViewDoneAtom = atom(false);
