import { atom } from 'jotai';
import type { ChosenFile } from '#ui/fields/files/chosen-file.ts';
import { keepChosenFilesAtom } from './chosen-files.ts';
import { createJob, randomKey } from './create-job.ts';
import { keepJobsAtom } from './job-atoms.ts';
import { startFirstUploadsAtom } from './sending/start-first-uploads.ts';

/** A score to be printed. */
export interface IncomingScore extends ChosenFile {
  /** Entry of the inbox for shared files it came in. */
  shared?: string | undefined;
}

/**
 * Makes a print job of each PDF and starts to upload those that can be printed, into one folder. Returns the ids of the
 * jobs at once: files can be looked at and configured while their bytes move.
 */
export const startJobsAtom = atom(null, (_get, set, chosen: readonly IncomingScore[]): string[] => {
  if (chosen.length === 0) return [];
  const folderId = randomKey();
  const now = Date.now();
  const entries = chosen.map(({ file, folder, shared }) => ({
    kept: createJob(file, { folderId, folder, shared, now }),
    file,
  }));
  const files = new Map(entries.map(({ kept, file }) => [kept.job.id, file]));
  set(keepChosenFilesAtom, files);
  void set(
    keepJobsAtom,
    entries.map(({ kept }) => kept),
  );
  void set(startFirstUploadsAtom, { folderId, files });
  // Whose they are is noted once that is known.
  import('./job-owner.ts').then(({ claimJobsAtom }) => set(claimJobsAtom, [...files.keys()])).catch(console.error);
  return entries.map(({ kept }) => kept.job.id);
});
