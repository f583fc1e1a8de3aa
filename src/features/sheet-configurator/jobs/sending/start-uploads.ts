import { atom, type Atom } from 'jotai';
import { addUploadsAtom } from '#features/uploads/upload-atoms.ts';
import { askBeforeLeaving } from '#platform/navigation/ask-before-leaving.ts';
import { changeJobsAtom } from '../job-atoms.ts';

export interface JobFiles {
  folderId: string;
  /** By job. */
  files: ReadonlyMap<string, File>;
}

const startingAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Jobs whose upload is about to begin. */
export const startingUploadsAtom: Atom<ReadonlySet<string>> = startingAtom;

/** Says that the uploads of jobs are about to begin. Until they have, only this page has their files: leaving it is to be confirmed. */
export const beginStartingAtom = atom(null, (_get, set, jobs: readonly string[]) => {
  for (const id of jobs) askBeforeLeaving(id, true);
  set(startingAtom, (starting) => new Set([...starting, ...jobs]));
});

/** Says that uploads are on record or not to be, or could not begin: then still only this page has the files. */
export const endStartingAtom = atom(null, (_get, set, jobs: readonly string[], end: 'settled' | 'failed') => {
  if (end === 'settled') for (const id of jobs) askBeforeLeaving(id, false);
  set(startingAtom, (starting) => new Set([...starting].filter((each) => !jobs.includes(each))));
});

/** Puts the files of jobs into the upload queue, the first time or once more after they were given up. */
export const startJobUploadsAtom = atom(null, async (_get, set, { folderId, files }: JobFiles) => {
  const jobs = [...files.keys()];
  set(beginStartingAtom, jobs);
  try {
    const uploads = await set(addUploadsAtom, { files: [...files.values()], folderId });
    const ofJob = new Map(jobs.map((id, index) => [id, uploads[index]]));
    await set(changeJobsAtom, jobs, (kept) => {
      const upload = ofJob.get(kept.job.id);
      return upload ? { ...kept, upload: { id: upload.id, path: upload.path } } : kept;
    });
    set(endStartingAtom, jobs, 'settled');
  } catch (error) {
    // The jobs stay without upload; their screens offer to begin it again.
    console.error('Files could not be put into the upload queue.', error);
    set(endStartingAtom, jobs, 'failed');
  }
});

/** An upload that was given up belongs to its job no longer: the job has no file in the storage then. */
export const dropUploadAtom = atom(null, (_get, set, id: string) =>
  set(changeJobsAtom, [id], ({ upload: _gone, ...kept }) => kept),
);
