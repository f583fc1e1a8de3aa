import { atom } from 'jotai';
import { repickUploadAtom, uploadsAtom } from '#features/uploads/upload-atoms.ts';
import { lacksItsFile } from '#features/uploads/upload-remedy.ts';
import type { UploadView } from '#features/uploads/upload-view.ts';
import { giveFileAtom } from '../jobs/give-file.ts';
import { changeJobAtom } from '../jobs/job-atoms.ts';
import { startFirstUploadsAtom } from '../jobs/sending/start-first-uploads.ts';
import { duplicatesAtom } from './duplicates.ts';
import type { KnownFile } from './intake.ts';
import { printJobsAtom } from '../print-jobs-atom.ts';

/** Gives an upload that lost its file the file back; false when it does not need it. */
export const giveBackAtom = atom(null, async (_get, set, upload: UploadView, { chosen, jobId }: KnownFile) => {
  if (!lacksItsFile(upload)) return false;
  try {
    await set(repickUploadAtom, { id: upload.id, file: chosen.file });
  } catch {
    // Same content under another name: the row of the upload says which file it waits for.
    return false;
  }
  await set(giveFileAtom, jobId, chosen.file);
  return true;
});

/** Gives the upload of a job its file back if it lost it. */
export const giveBackToJobAtom = atom(null, async (get, set, known: KnownFile): Promise<void> => {
  const kept = get(printJobsAtom).find(({ job }) => job.id === known.jobId);
  const upload = get(uploadsAtom).find(({ id }) => id === kept?.upload?.id);
  if (upload) await set(giveBackAtom, upload, known);
});

/**
 * Begins the upload of a job that has none: the page was left before it was on record, or before the job knew of it, or it was
 * forgotten since.
 */
export const beginUploadAtom = atom(null, async (get, set, { chosen: { file }, jobId }: KnownFile): Promise<void> => {
  const found = (await set(duplicatesAtom, [file])).get(file);
  const jobs = get(printJobsAtom);
  const kept = jobs.find(({ job }) => job.id === jobId);
  if (!kept) return;
  const isItsOwn = found?.folderId === kept.folderId && !jobs.some(({ upload }) => upload?.id === found.id);
  if (found && isItsOwn) {
    await set(changeJobAtom, jobId, (now) => ({ ...now, upload: { id: found.id, path: found.path } }));
    await set(giveBackAtom, found, { chosen: { file, folder: '' }, jobId });
    return;
  }
  await set(giveFileAtom, jobId, file);
  await set(startFirstUploadsAtom, { folderId: kept.folderId, files: new Map([[jobId, file]]) });
});
