import { atom, type Atom } from 'jotai';
import { removeJobPreview } from '#features/cart/job-preview.ts';
import type { KeptJob } from '../kept-job.ts';
import { printJobsAtom } from '../print-jobs-atom.ts';
import { factSheetsAtomOf } from './fact-sheets.ts';

/** Jobs nobody touched for this long are forgotten here; their files have left the storage before. */
const forgottenAfterMs = 180 * 24 * 60 * 60 * 1000;

/** Jobs that the browser's database does not hold as the screen shows them, or not yet. */
export const unwrittenJobsAtom = atom<ReadonlyMap<string, KeptJob>>(new Map());

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
    for (const { job } of forgotten) await set(forgetJobAtom, job.id);
  } catch (error) {
    // A browser without a database has jobs for this visit only.
    console.error('The kept print jobs could not be read.', error);
  }
  set(jobsReadAtom, true);
});

/** A job: undefined while the kept jobs are being read, null when this browser does not know it. */
export const keptJobAtom = (id: string): Atom<KeptJob | null | undefined> =>
  atom((get) => {
    const found = get(unwrittenJobsAtom).get(id) ?? get(printJobsAtom).find(({ job }) => job.id === id);
    return found ?? (get(jobsReadAtom) ? null : undefined);
  });

type JobChange = (kept: KeptJob) => KeptJob;

const writeJobsAtom = atom(null, async (get, set, jobs: readonly KeptJob[], place: (all: KeptJob[]) => KeptJob[]) => {
  set(unwrittenJobsAtom, new Map([...get(unwrittenJobsAtom), ...jobs.map((kept) => [kept.job.id, kept] as const)]));
  try {
    await set(printJobsAtom, place);
  } catch (error) {
    // The drafts stay: the jobs live as long as this tab.
    console.error('Print jobs could not be kept.', error);
    return;
  }
  const written = new Set(jobs);
  set(unwrittenJobsAtom, new Map([...get(unwrittenJobsAtom)].filter(([, draft]) => !written.has(draft))));
});

/** Puts new jobs into the list. */
export const keepJobsAtom = atom(null, (_get, set, jobs: readonly KeptJob[]) =>
  set(writeJobsAtom, jobs, (all) => [...all, ...jobs]),
);

/** Changes jobs in one step; nothing happens to those that are gone. */
export const changeJobsAtom = atom(null, async (get, set, ids: readonly string[], change: JobChange) => {
  const wanted = new Set(ids);
  const changed = (kept: KeptJob): KeptJob => ({ ...change(kept), changedAt: Date.now() });
  const present = new Map(
    [...get(printJobsAtom), ...get(unwrittenJobsAtom).values()]
      .filter(({ job }) => wanted.has(job.id))
      .map((kept) => [kept.job.id, kept]),
  );
  const next = new Map([...present].map(([id, kept]) => [id, changed(kept)]));
  const place = (all: KeptJob[]): KeptJob[] =>
    all.map((each) => {
      const planned = next.get(each.job.id);
      if (planned) return withOutcomeOf(each, planned);
      return wanted.has(each.job.id) ? changed(each) : each;
    });
  if (next.size > 0) await set(writeJobsAtom, [...next.values()], place);
  // Not read yet on this screen, but perhaps kept.
  else await set(printJobsAtom, place).catch(() => undefined);
});

/** What was noted of an upload meanwhile, perhaps by another tab, stays noted. */
function withOutcomeOf(stored: KeptJob, planned: KeptJob): KeptJob {
  const { upload } = stored;
  return upload && upload.id === planned.upload?.id ? { ...planned, upload } : planned;
}

/** Changes a job; nothing happens to one that is gone. */
export const changeJobAtom = atom(null, (_get, set, id: string, change: JobChange) =>
  set(changeJobsAtom, [id], change),
);

/** All jobs as the screen knows them, with changes that are still on their way into the database. */
export const shownJobsAtom = atom((get): KeptJob[] => {
  const drafts = new Map(get(unwrittenJobsAtom));
  const kept = get(printJobsAtom).map((each) => {
    const draft = drafts.get(each.job.id);
    drafts.delete(each.job.id);
    return draft ?? each;
  });
  return [...kept, ...drafts.values()];
});

/** Takes a job out of the list with everything this browser kept beside it. */
export const removeJobAtom = atom(null, async (get, set, id: string) => {
  set(unwrittenJobsAtom, new Map([...get(unwrittenJobsAtom)].filter(([key]) => key !== id)));
  await set(printJobsAtom, (jobs) => jobs.filter(({ job }) => job.id !== id));
  await set(forgetJobAtom, id);
});

const forgetJobAtom = atom(null, async (_get, set, id: string) => {
  await removeJobPreview(id);
  await set(factSheetsAtomOf(id), null);
});
