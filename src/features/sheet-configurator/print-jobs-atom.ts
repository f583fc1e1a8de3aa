import { atom } from 'jotai';
import * as z from 'zod/mini';
import { persistedAtom, settledAtom } from '#platform/persistence/persisted-atom.ts';
import { readKeptJob, type KeptJob } from './kept-job.ts';

const recordsAtom = settledAtom(persistedAtom<unknown[]>('print-jobs', z.array(z.unknown()), []), []);

/**
 * The print jobs of this browser, oldest first, the same in every tab. A record that cannot be read stays where it is:
 * a later version of this page, open in another tab, may have written it.
 */
export const printJobsAtom = atom(
  (get): KeptJob[] => get(recordsAtom).flatMap((record) => readOnce(record) ?? []),
  (_get, set, change: (jobs: KeptJob[]) => KeptJob[]): Promise<void> =>
    set(recordsAtom, (records) => {
      const jobs = change(records.flatMap((record) => readOnce(record) ?? []));
      return [...jobs, ...records.filter((record) => readOnce(record) === undefined)];
    }),
);

/** What was read is known by itself, too: it is what the next change writes. */
const known = new WeakMap<object, KeptJob>();

function readOnce(record: unknown): KeptJob | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  const job = known.get(record) ?? readKeptJob(record);
  if (job) known.set(record, job).set(job, job);
  return job;
}
