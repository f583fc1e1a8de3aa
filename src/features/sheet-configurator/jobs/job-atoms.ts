import { atom, type Atom } from 'jotai';
import type { MemberChange } from '#offline/records/change-members.ts';
import { lateAfterMs } from '#platform/persistence/late-answers.ts';
import { unread } from '#platform/persistence/persisted-atom.ts';
import type { KeptJob } from '../kept-job.ts';
import { keptJobs, printJobsAtom } from '../print-jobs-atom.ts';

/** Jobs nobody touched for this long are forgotten here; their files have left the storage before. */
const forgottenAfterMs = 180 * 24 * 60 * 60 * 1000;

/** Reads the kept jobs; very old ones are forgotten then, with what was kept beside them. */
export const openJobsAtom = atom(null, async (get, set) => {
  await set(keptJobs.readAtom);
  const oldest = Date.now() - forgottenAfterMs;
  const forgotten = get(printJobsAtom).filter(({ changedAt }) => changedAt <= oldest);
  if (forgotten.length > 0) void set(forgetJobsAtom, forgotten);
});

/** Reads the kept jobs, and waits no longer than seconds: whoever brings a file meanwhile goes on with the jobs known so far. */
export const openJobsSoonAtom = atom(null, (_get, set) => {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, lateAfterMs);
  return Promise.race([set(openJobsAtom), late]);
});

const forgetJobsAtom = atom(null, async (_get, set, jobs: readonly KeptJob[]) => {
  try {
    const ids = jobs.map(({ job }) => job.id);
    const { forgetBesideJobAtom } = await import('./forget-beside-job.ts');
    await set(writeJobsAtom, ids, () => undefined);
    for (const id of ids) await set(forgetBesideJobAtom, id);
  } catch (error) {
    console.error('Old print jobs could not be forgotten.', error);
  }
});

/** A job: undefined while the kept jobs are being read, null when this browser does not know it. */
export const keptJobAtom = (id: string): Atom<KeptJob | null | undefined> => {
  const oneAtom = keptJobs.oneAtom(id);
  return atom((get) => {
    const kept = get(oneAtom);
    return kept === unread ? undefined : kept;
  });
};

type JobChange = (kept: KeptJob) => KeptJob;

/** Puts new jobs into the list. */
export const keepJobsAtom = atom(null, (_get, set, jobs: readonly KeptJob[]) => {
  const made = new Map(jobs.map((kept) => [kept.job.id, kept]));
  return set(writeJobsAtom, [...made.keys()], (_none, id) => made.get(id));
});

/** Changes jobs in one step; nothing happens to those that are gone. */
export const changeJobsAtom = atom(null, (_get, set, ids: readonly string[], change: JobChange) =>
  set(writeJobsAtom, ids, (kept) => kept && { ...change(kept), changedAt: Date.now() }),
);

/** Changes a job; nothing happens to one that is gone. */
export const changeJobAtom = atom(null, (_get, set, id: string, change: JobChange) =>
  set(changeJobsAtom, [id], change),
);

/** Changes jobs as they are kept. */
export const writeJobsAtom = atom(null, async (_get, set, ids: readonly string[], change: MemberChange<KeptJob>) => {
  try {
    await set(keptJobs.changeAtom, ids, change);
  } catch (error) {
    // They live as long as this tab.
    console.error('Print jobs could not be kept.', error);
  }
});
