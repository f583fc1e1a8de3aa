import { persistedAtom } from '#platform/persistence/persisted-atom.ts';
import { keptJobsSchema, type KeptJob } from './kept-job.ts';

/** The print jobs of this browser, oldest first, the same in every tab. */
export const printJobsAtom = persistedAtom<KeptJob[]>('print-jobs', keptJobsSchema, []);
