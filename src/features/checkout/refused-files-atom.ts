import { atom } from 'jotai';

/** Paths of files for whose sake the shop refused the last order: it does not have them, whatever this browser believes. */
export const refusedFilesAtom = atom<ReadonlySet<string>>(new Set<string>());
