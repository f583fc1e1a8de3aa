import { atom } from 'jotai';
import { addUploadsAtom } from '#features/uploads/upload-atoms.ts';
import { changeJobsAtom } from '../job-atoms.ts';

export interface JobFiles {
  folderId: string;
  /** By job. */
  files: ReadonlyMap<string, File>;
}

/** Jobs whose upload is about to begin. */
export const startingUploadsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Puts the files of jobs into the upload queue, the first time or once more after they were given up. */
export const startJobUploadsAtom = atom(null, async (get, set, { folderId, files }: JobFiles) => {
  set(startingUploadsAtom, new Set([...get(startingUploadsAtom), ...files.keys()]));
  try {
    const uploads = await set(addUploadsAtom, { files: [...files.values()], folderId });
    const ofJob = new Map([...files.keys()].map((id, index) => [id, uploads[index]]));
    await set(changeJobsAtom, [...files.keys()], (kept) => {
      const upload = ofJob.get(kept.job.id);
      return upload ? { ...kept, upload: { id: upload.id, path: upload.path } } : kept;
    });
  } catch (error) {
    // The jobs stay without upload; their screens offer to begin it again.
    console.error('Files could not be put into the upload queue.', error);
  } finally {
    set(startingUploadsAtom, new Set([...get(startingUploadsAtom)].filter((each) => !files.has(each))));
  }
});

/** An upload that was given up belongs to its job no longer: the job has no file in the storage then. */
export const dropUploadAtom = atom(null, (_get, set, id: string) =>
  set(changeJobsAtom, [id], ({ upload: _gone, ...kept }) => kept),
);
