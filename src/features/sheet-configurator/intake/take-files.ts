import { atom } from 'jotai';
import { findDuplicatesAtom, repickUploadAtom } from '#features/uploads/upload-atoms.ts';
import { lacksItsFile } from '#features/uploads/upload-remedy.ts';
import type { UploadView } from '#features/uploads/upload-view.ts';
import type { ChosenFile } from '#ui/fields/chosen-file.ts';
import type { ChoiceLimits } from '../choice-limits.ts';
import { giveFileAtom } from '../jobs/give-file.ts';
import { openJobsAtom, shownJobsAtom } from '../jobs/job-atoms.ts';
import { startJobsAtom } from '../jobs/start-jobs.ts';
import { type Intake, type KnownFile, lastIntakeAtom } from './intake.ts';
import { sortChoice } from './sort-choice.ts';

/** Makes a print job of every PDF of a choice that is not known already, and starts to upload them. */
export const takeFilesAtom = atom(
  null,
  async (_get, set, files: readonly ChosenFile[], limits: ChoiceLimits): Promise<Intake> => {
    const { scores, leftOut } = await sortChoice(files, limits);
    const { fresh, resumed, known } = await set(tellKnownAtom, scores);
    return { jobs: set(startJobsAtom, fresh), resumed, known, leftOut };
  },
);

/** Takes the known files of the last choice a second time, because the shopper wants it so. */
export const takeAgainAtom = atom(null, (get, set) => {
  const intake = get(lastIntakeAtom);
  if (!intake) return;
  const again = set(
    startJobsAtom,
    intake.known.map(({ chosen }) => chosen),
  );
  set(lastIntakeAtom, { ...intake, known: [], jobs: [...intake.jobs, ...again] });
});

interface ToldApart {
  fresh: ChosenFile[];
  resumed: KnownFile[];
  known: KnownFile[];
}

const tellKnownAtom = atom(null, async (get, set, scores: readonly ChosenFile[]): Promise<ToldApart> => {
  const told: ToldApart = { fresh: [], resumed: [], known: [] };
  await set(openJobsAtom);
  const jobs = get(shownJobsAtom);
  const sizes = new Set(jobs.map(({ file }) => file.size));
  // Only what a job may stand for can be known: a first visit waits for nothing here.
  const suspects = scores.map(({ file }) => file).filter(({ size }) => sizes.has(size));
  const duplicates = suspects.length === 0 ? noDuplicates : await set(duplicatesAtom, suspects);
  const jobIds = new Map(jobs.map(({ job, upload }) => [upload?.id, job.id]));
  for (const chosen of scores) {
    const upload = duplicates.get(chosen.file);
    const jobId = upload && jobIds.get(upload.id);
    if (!upload || jobId === undefined) told.fresh.push(chosen);
    else if (await set(giveBackAtom, upload, { chosen, jobId })) told.resumed.push({ chosen, jobId });
    else told.known.push({ chosen, jobId });
  }
  return told;
});

const noDuplicates: ReadonlyMap<File, UploadView> = new Map();

/** A browser that keeps no data has no duplicates. */
const duplicatesAtom = atom(null, async (_get, set, files: readonly File[]) => {
  try {
    return await set(findDuplicatesAtom, files);
  } catch (error) {
    console.error('The upload queue could not be asked for duplicates.', error);
    return noDuplicates;
  }
});

/** Gives an upload that lost its file the file back; false when it does not need it. */
const giveBackAtom = atom(null, async (_get, set, upload: UploadView, { chosen, jobId }: KnownFile) => {
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
