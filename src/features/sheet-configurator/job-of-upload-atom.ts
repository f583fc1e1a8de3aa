import { atom } from 'jotai';
import { printJobsAtom } from './print-jobs-atom.ts';

/** Ids of this browser's print jobs by the ids of their uploads. */
export const jobOfUploadAtom = atom(
  (get): ReadonlyMap<string, string> =>
    new Map(get(printJobsAtom).flatMap(({ job, upload }) => (upload ? [[upload.id, job.id] as const] : []))),
);
