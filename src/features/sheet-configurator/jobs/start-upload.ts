import { atom } from 'jotai';
import { addUploadsAtom } from '#features/uploads/upload-atoms.ts';
import { changeJobAtom } from './job-atoms.ts';

interface JobFile {
  /** Of the job. */
  id: string;
  folderId: string;
  file: File;
}

/** Jobs whose upload is about to begin. */
export const startingUploadsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Puts the file of a job into the upload queue, the first time or once more after it was given up. */
export const startUploadAtom = atom(null, async (get, set, { id, folderId, file }: JobFile) => {
  set(startingUploadsAtom, new Set([...get(startingUploadsAtom), id]));
  try {
    const [upload] = await set(addUploadsAtom, { files: [file], folderId });
    if (upload) await set(changeJobAtom, id, (kept) => ({ ...kept, upload: { id: upload.id, path: upload.path } }));
  } catch (error) {
    // The job stays without upload; the screen offers to begin it again.
    console.error(`${file.name} could not be put into the upload queue.`, error);
  } finally {
    set(startingUploadsAtom, new Set([...get(startingUploadsAtom)].filter((each) => each !== id)));
  }
});

/** An upload that was given up belongs to its job no longer: the job has no file in the storage then. */
export const dropUploadAtom = atom(null, (_get, set, id: string) =>
  set(changeJobAtom, id, ({ upload: _gone, ...kept }) => kept),
);
