import { atom } from 'jotai';
import { recordedUploadsAtom } from '#features/uploads/recorded-uploads-atom.ts';
import { unread } from '#platform/persistence/persisted-atom.ts';
import { lastIntakeAtom } from './intake/intake.ts';
import { chosenFilesAtom } from './jobs/chosen-files.ts';
import { removeJobAtom } from './jobs/remove-job.ts';
import type { KeptJob } from './kept-job.ts';
import { keptJobs, printJobsAtom } from './print-jobs-atom.ts';

/** The jobs of a customer; those of earlier versions say so through their uploads. */
export const jobsOfAtom = atom((get) => {
  const recorded = get(recordedUploadsAtom);
  const jobs = get(printJobsAtom);
  return (customer: string): readonly KeptJob[] =>
    jobs.filter(({ owner, upload }) => {
      const ofUpload = recorded === unread || !upload ? undefined : recorded.get(upload.id)?.owner;
      return (owner ?? ofUpload) === customer;
    });
});

/** Takes the print jobs of a customer who has logged out out of this browser, with everything kept beside them; before their uploads go. */
export const eraseJobsAtom = atom(null, async (get, set, customer: string) => {
  await set(keptJobs.readAtom);
  set(lastIntakeAtom, null);
  const ids = new Set(get(jobsOfAtom)(customer).map(({ job }) => job.id));
  set(chosenFilesAtom, (files) => new Map([...files].filter(([id]) => !ids.has(id))));
  for (const id of ids) await set(removeJobAtom, id);
});
