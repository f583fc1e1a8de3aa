import { atom } from 'jotai';
import { findDuplicatesAtom } from '#features/uploads/upload-atoms.ts';
import type { UploadView } from '#features/uploads/upload-view.ts';

export const noDuplicates: ReadonlyMap<File, UploadView> = new Map();

/** Which of these files are on record already, and as what. A browser that keeps no data has no duplicates. */
export const duplicatesAtom = atom(null, async (_get, set, files: readonly File[]) => {
  try {
    return await set(findDuplicatesAtom, files);
  } catch (error) {
    console.error('The upload queue could not be asked for duplicates.', error);
    return noDuplicates;
  }
});
