import { atom } from 'jotai';
import { uploadsAtom } from '#features/uploads/upload-atoms.ts';
import type { UploadView } from '#features/uploads/upload-view.ts';
import { openJobsAtom } from './jobs/job-atoms.ts';
import type { KeptJob, UploadOutcome } from './kept-job.ts';
import { keptJobs, printJobsAtom } from './print-jobs-atom.ts';

type JobUpload = NonNullable<KeptJob['upload']>;

/** What the print jobs do not know yet about their uploads, by the ids of these; undefined: it is open again. */
export const dueOutcomesAtom = atom((get): ReadonlyMap<string, UploadOutcome | undefined> => {
  const views = new Map(get(uploadsAtom).map((view) => [view.id, view]));
  return new Map(
    get(printJobsAtom).flatMap(({ upload }) => {
      const view = upload && views.get(upload.id);
      const outcome = view && outcomeOf(view);
      return view && outcome?.is !== upload.outcome?.is ? [[view.id, outcome]] : [];
    }),
  );
});

/** Writes what is due into the print jobs. */
export const noteOutcomesAtom = atom(null, async (get, set) => {
  const due = get(dueOutcomesAtom);
  await set(
    noteAtom,
    ({ id }) => due.has(id),
    (upload) => withOutcome(upload, due.get(upload.id)),
  );
});

interface StoredFile {
  path: string;
  size: number;
  md5?: string | undefined;
}

/** Writes into the print job of this browser, if it is one, whether the storage has the file at a path. */
export const noteStoredAtom = atom(
  null,
  async (_get, set, { path, size, md5 }: StoredFile, word: 'stored' | 'missing') => {
    await set(openJobsAtom);
    const outcome = word === 'stored' ? arrived(size, md5) : stopped();
    await set(
      noteAtom,
      (upload) => upload.path === path,
      (upload) => withOutcome(upload, outcome),
    );
  },
);

/** Notes something about uploads of print jobs; a change of the customer's it is not. */
const noteAtom = atom(
  null,
  async (get, set, isMeant: (upload: JobUpload) => boolean, note: (upload: JobUpload) => JobUpload) => {
    const meant = get(printJobsAtom).filter(({ upload }) => upload && isMeant(upload));
    if (meant.length === 0) return;
    await set(
      keptJobs.changeAtom,
      meant.map(({ job }) => job.id),
      (kept) => (kept?.upload && isMeant(kept.upload) ? { ...kept, upload: note(kept.upload) } : kept),
    );
  },
);

function outcomeOf({ state, size, md5 }: UploadView): UploadOutcome | undefined {
  if (state === 'success') return arrived(size, md5);
  return state === 'error' || state === 'needs-file' || state === 'canceled' ? stopped() : undefined;
}

const arrived = (size: number, md5: string | undefined): UploadOutcome => ({
  is: 'arrived',
  size,
  ...(md5 === undefined ? {} : { md5 }),
  at: Date.now(),
});

const stopped = (): UploadOutcome => ({ is: 'stopped', at: Date.now() });

const withOutcome = ({ outcome: _old, ...upload }: JobUpload, outcome: UploadOutcome | undefined): JobUpload =>
  outcome === undefined ? upload : { ...upload, outcome };
