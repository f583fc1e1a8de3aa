import { atom } from 'jotai';
import type { IncomingScore } from '../jobs/start-jobs.ts';
import type { LeftOut } from './left-out.ts';

/** A chosen file that a job exists for already. */
export interface KnownFile {
  chosen: IncomingScore;
  jobId: string;
}

/** What became of a choice of files. */
export interface Intake {
  /** Ids of the new jobs, in the order of their files. */
  jobs: readonly string[];
  /** Jobs that had lost their file and go on with it now. */
  resumed: readonly KnownFile[];
  /** Files that are not taken a second time unless the shopper wants it so. */
  known: readonly KnownFile[];
  leftOut: readonly LeftOut[];
}

/** The last choice, as long as its summary has not been closed. */
export const lastIntakeAtom = atom<Intake | null>(null);

/** Whether the shop has said that it prints no files, so that none is to be chosen; undefined until it has said anything. */
export const printsNoFilesAtom = atom<boolean>();
