import { atom, type Atom } from 'jotai';

/**
 * Whether the files of the cart's print jobs are with us. Found out by a part of the page that comes only with print jobs
 * and then says here where it is told; until then they are not.
 */
export const filesVerdictAtom = atom<Atom<boolean>>(atom(false));

/** Paths of files for whose sake the shop refused the last order: it does not have them, whatever this browser believes. */
export const refusedFilesAtom = atom<ReadonlySet<string>>(new Set<string>());
