import { atom } from 'jotai';
import { printJobsAtom } from './print-jobs-atom.ts';

/** The folders of this browser's print jobs, the latest first. */
export const jobFoldersAtom = atom((get) =>
  get(printJobsAtom)
    .filter(({ upload }) => upload !== undefined)
    .map(({ folderId, job, file, createdAt }) => ({ folderId, title: job.name, fileName: file.name, createdAt }))
    .toSorted((a, b) => b.createdAt - a.createdAt),
);
