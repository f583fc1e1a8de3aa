import { atom } from 'jotai';
import { persistedCollection } from '#platform/persistence/persisted-collection.ts';
import { unread } from '#platform/persistence/persisted-atom.ts';
import { readKeptJob, type KeptJob } from './kept-job.ts';

const name = 'print-job';

/** The print jobs of this browser. */
export const keptJobs = persistedCollection<KeptJob>({
  name,
  read: readKeptJob,
  earlier: {
    key: 'print-jobs',
    takeOver: async () => (await import('./take-over-jobs.ts')).takeOverJobs(name, 'print-jobs'),
  },
});

/** The print jobs of this browser, oldest first, the same in every tab; none before they have been read. */
export const printJobsAtom = atom((get): KeptJob[] => {
  const jobs = get(keptJobs.allAtom);
  return jobs === unread ? [] : [...jobs.values()];
});
