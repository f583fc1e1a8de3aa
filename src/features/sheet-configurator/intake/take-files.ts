import { atom } from 'jotai';
import type { ChoiceLimits } from '../choice-limits.ts';
import { openJobsSoonAtom } from '../jobs/job-atoms.ts';
import { type IncomingScore, startJobsAtom } from '../jobs/start-jobs.ts';
import { giveBackAtom } from './give-back.ts';
import { type Intake, type KnownFile, lastIntakeAtom } from './intake.ts';
import { duplicatesAtom, noDuplicates } from './duplicates.ts';
import { sortChoice } from './sort-choice.ts';
import { printJobsAtom } from '../print-jobs-atom.ts';

/** Makes a print job of every PDF of a choice that is not known already, and starts to upload them. */
export const takeFilesAtom = atom(
  null,
  async (_get, set, files: readonly IncomingScore[], limits: ChoiceLimits): Promise<Intake> => {
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
  fresh: IncomingScore[];
  resumed: KnownFile[];
  known: KnownFile[];
}

const tellKnownAtom = atom(null, async (get, set, scores: readonly IncomingScore[]): Promise<ToldApart> => {
  const told: ToldApart = { fresh: [], resumed: [], known: [] };
  await set(openJobsSoonAtom);
  const jobs = get(printJobsAtom);
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
