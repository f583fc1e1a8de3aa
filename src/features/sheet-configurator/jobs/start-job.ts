import { atom } from 'jotai';
import { addUploadsAtom } from '#features/uploads/upload-atoms.ts';
import { chosenFilesAtom } from './chosen-files.ts';
import { createJob } from './create-job.ts';
import { changeJobAtom, keepJobAtom } from './job-atoms.ts';

/**
 * Makes a print job of a PDF and starts to upload it. Returns the id of the job at once: the file can be looked at and
 * configured while its bytes move.
 */
export const startJobAtom = atom(null, (get, set, file: File): string => {
  const kept = createJob(file);
  const { id } = kept.job;
  set(chosenFilesAtom, new Map([...get(chosenFilesAtom), [id, file]]));
  void set(keepJobAtom, kept);
  void set(startUploadAtom, { id, folderId: kept.folderId, file });
  return id;
});

interface JobFile {
  id: string;
  folderId: string;
  file: File;
}

const startUploadAtom = atom(null, async (_get, set, { id, folderId, file }: JobFile) => {
  try {
    const [upload] = await set(addUploadsAtom, { files: [file], folderId });
    if (upload) await set(changeJobAtom, id, (kept) => ({ ...kept, upload: { id: upload.id, path: upload.path } }));
  } catch (error) {
    // The job stays without upload; the screen asks for the file again.
    console.error(`${file.name} could not be put into the upload queue.`, error);
  }
});
