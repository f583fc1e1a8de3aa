import { atom } from 'jotai';
import { chosenFilesAtom } from './chosen-files.ts';
import { createJob } from './create-job.ts';
import { keepJobAtom } from './job-atoms.ts';
import { startUploadAtom } from './start-upload.ts';

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
