import { atom } from 'jotai';
import { askBeforeLeaving } from '#platform/navigation/ask-before-leaving.ts';
import { forgetBesideJobAtom } from './forget-beside-job.ts';
import { writeJobsAtom } from './job-atoms.ts';

/** Takes a job out of the list with everything this browser kept beside it. */
export const removeJobAtom = atom(null, async (_get, set, id: string) => {
  // Its file may have found no way into the upload queue.
  askBeforeLeaving(id, false);
  await set(writeJobsAtom, [id], () => undefined);
  await set(forgetBesideJobAtom, id);
});
