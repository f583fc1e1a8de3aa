import { atom } from 'jotai';
import { cancelUploadAtom, forgetUploadAtom, uploadsAtom } from '#features/uploads/upload-atoms.ts';
import { isTerminal } from '#file-storage/machine/upload-machine.ts';
import type { KeptJob } from '../../kept-job.ts';
import { removeJobAtom } from '../remove-job.ts';

/** Takes a job out of the list; an upload that has not arrived is given up with it. */
export const giveUpJobAtom = atom(null, async (get, set, { job, upload }: KeptJob) => {
  const view = get(uploadsAtom).find(({ id }) => id === upload?.id);
  await set(removeJobAtom, job.id);
  if (!view) return;
  // What has arrived stays with the print shop; its copy here is for nobody any more.
  await (isTerminal(view.state) ? set(forgetUploadAtom, view.id) : set(cancelUploadAtom, view.id));
});
