import { atom } from 'jotai';
import type { ChoiceLimits } from '../choice-limits.ts';
import { openJobsAtom } from '../jobs/job-atoms.ts';
import type { IncomingScore } from '../jobs/start-jobs.ts';
import type { Intake, KnownFile } from './intake.ts';
import { sortChoice } from './sort-choice.ts';
import { printJobsAtom } from '../print-jobs-atom.ts';

/** What an earlier visit made of shared files, and those no visit made anything of. */
interface LeftOver extends Pick<Intake, 'resumed' | 'leftOut'> {
  untaken: readonly IncomingScore[];
}

/**
 * Finds the jobs that an earlier visit made of shared files. A file of an entry that has jobs and belongs to none of them is
 * not taken again: its job was removed.
 */
export const findLeftOverAtom = atom(
  null,
  async (get, set, files: readonly IncomingScore[], limits: ChoiceLimits): Promise<LeftOver> => {
    await set(openJobsAtom);
    const jobs = get(printJobsAtom);
    const begun = new Set(jobs.map(({ shared }) => shared));
    const { scores, leftOut } = await sortChoice(
      files.filter(({ shared }) => begun.has(shared)),
      limits,
    );
    const resumed = scores.flatMap((chosen): KnownFile[] => {
      const made = jobs.find(
        ({ shared, file }) =>
          shared === chosen.shared &&
          file.name === chosen.file.name &&
          file.size === chosen.file.size &&
          (file.folder ?? '') === chosen.folder,
      );
      return made ? [{ chosen, jobId: made.job.id }] : [];
    });
    return { resumed, leftOut, untaken: files.filter(({ shared }) => !begun.has(shared)) };
  },
);
