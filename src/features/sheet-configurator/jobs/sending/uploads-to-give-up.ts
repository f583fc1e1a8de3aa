import { atom } from 'jotai';
import { isUnfinished } from '#file-storage/machine/upload-machine.ts';
import { cancelUploadAtom, uploadsAtom } from '#features/uploads/upload-atoms.ts';
import { printJobsAtom } from '../../print-jobs-atom.ts';

/** Uploads of files that cannot be printed and have not arrived. */
export const uploadsToGiveUpAtom = atom((get): string[] => {
  const unprintable = new Set(
    get(printJobsAtom).flatMap(({ check, upload }) => (check?.is === 'unprintable' && upload ? [upload.id] : [])),
  );
  return get(uploadsAtom).flatMap(({ id, state }) =>
    unprintable.has(id) && state !== 'canceling' && (isUnfinished(state) || state === 'error') ? [id] : [],
  );
});

export const giveUpUploadsAtom = atom(null, async (get, set) => {
  for (const id of get(uploadsToGiveUpAtom)) await set(cancelUploadAtom, id);
});
