import { atom, type Atom } from 'jotai';
import { removeJobPreview } from '#features/cart/job-preview.ts';
import type { KeptJob } from '../kept-job.ts';
import { printJobsAtom } from '../print-jobs-atom.ts';
import { inspectionAtomOf } from './inspection-record.ts';

/** Jobs nobody touched for this long are forgotten here; their files have left the storage before. */
const forgottenAfterMs = 180 * 24 * 60 * 60 * 1000;

/** Changes that are on their way into the browser's database: the screen shows them at once. */
const draftsAtom = atom<ReadonlyMap<string, KeptJob>>(new Map());

/** Whether the kept jobs have been read: before that nobody can say that a job does not exist. */
const jobsReadAtom = atom(false);

/** Reads the kept jobs and forgets very old ones, with what was kept beside them. */
export const openJobsAtom = atom(null, async (_get, set) => {
  const oldest = Date.now() - forgottenAfterMs;
  let forgotten: KeptJob[] = [];
  try {
    await set(printJobsAtom, (jobs) => {
      forgotten = jobs.filter(({ changedAt }) => changedAt <= oldest);
      return jobs.filter(({ changedAt }) => changedAt > oldest);
    });
    for (const { job } of forgotten) {
      await removeJobPreview(job.id);
      await set(inspectionAtomOf(job.id), null);
    }
  } catch (error) {
    // A browser without a database has jobs for this visit only.
    console.error('The kept print jobs could not be read.', error);
  }
  set(jobsReadAtom, true);
});

/** A job: undefined while the kept jobs are being read, null when this browser does not know it. */
export const keptJobAtom = (id: string): Atom<KeptJob | null | undefined> =>
  atom((get) => {
    const found = get(draftsAtom).get(id) ?? get(printJobsAtom).find(({ job }) => job.id === id);
    return found ?? (get(jobsReadAtom) ? null : undefined);
  });

const writeJobAtom = atom(null, async (get, set, kept: KeptJob, place: (jobs: KeptJob[]) => KeptJob[]) => {
  const { id } = kept.job;
  set(draftsAtom, new Map([...get(draftsAtom), [id, kept]]));
  try {
    await set(printJobsAtom, place);
  } catch (error) {
    // The draft stays: the job lives as long as this tab.
    console.error('A print job could not be kept.', error);
    return;
  }
  if (get(draftsAtom).get(id) !== kept) return;
  set(draftsAtom, new Map([...get(draftsAtom)].filter(([key]) => key !== id)));
});

/** Puts a new job into the list. */
export const keepJobAtom = atom(null, (_get, set, kept: KeptJob) => set(writeJobAtom, kept, (jobs) => [...jobs, kept]));

type JobChange = (kept: KeptJob) => KeptJob;

/** Changes a job; nothing happens to one that is gone. */
export const changeJobAtom = atom(null, async (get, set, id: string, change: JobChange) => {
  const changed = (kept: KeptJob): KeptJob => ({ ...change(kept), changedAt: Date.now() });
  const replace = (one: JobChange) => (jobs: KeptJob[]) => jobs.map((each) => (each.job.id === id ? one(each) : each));
  const present = get(draftsAtom).get(id) ?? get(printJobsAtom).find(({ job }) => job.id === id);
  if (present) {
    const next = changed(present);
    await set(
      writeJobAtom,
      next,
      replace(() => next),
    );
  } else {
    // Not read yet on this screen, but perhaps kept.
    await set(printJobsAtom, replace(changed)).catch(() => undefined);
  }
});
