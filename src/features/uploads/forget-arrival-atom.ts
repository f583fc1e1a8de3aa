import { atom } from 'jotai';
import { forgetUploadAtom, uploadsAtom } from './upload-atoms.ts';

/** The storage does not have a file any more of which it is on record here that it arrived: that record goes. */
export const forgetArrivalAtom = atom(null, async (get, set, path: string): Promise<void> => {
  const arrived = get(uploadsAtom).filter((upload) => upload.path === path && upload.state === 'success');
  for (const { id } of arrived) await set(forgetUploadAtom, id);
});
