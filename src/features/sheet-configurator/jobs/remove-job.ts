import { atom } from 'jotai';
import { forgetBesideJobAtom } from './forget-beside-job.ts';
import { writeJobsAtom } from './job-atoms.ts';

/** Takes a job out of the list with everything this browser kept beside it. */
export const removeJobAtom = atom(null, async (_get, set, id: string) => {
  await set(writeJobsAtom, [id], () => undefined);
  await set(forgetBesideJobAtom, id);
});
