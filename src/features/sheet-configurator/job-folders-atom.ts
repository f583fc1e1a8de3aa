import { atom } from 'jotai';
import type { KeptJob } from './kept-job.ts';
import { printJobsAtom } from './print-jobs-atom.ts';

/** Names of this many files are told of a folder. */
const toldNames = 3;

/** The folders of this browser's print jobs, the latest first; the files of one choice share a folder. */
export const jobFoldersAtom = atom((get) => {
  const uploaded = get(printJobsAtom).filter(({ upload }) => upload !== undefined);
  const folders = Map.groupBy(uploaded, ({ folderId }) => folderId);
  return [...folders]
    .flatMap(([folderId, jobs]) => folderOf(folderId, jobs))
    .toSorted((a, b) => b.createdAt - a.createdAt);
});

function folderOf(folderId: string, jobs: readonly KeptJob[]) {
  const [first, ...others] = jobs;
  if (!first) return [];
  const list = (names: readonly string[]): string =>
    names.slice(0, toldNames).join(', ') + (names.length > toldNames ? ' …' : '');
  return [
    {
      folderId,
      title: list([first, ...others].map(({ job }) => job.name)),
      fileName: list(jobs.map(({ file }) => file.name)),
      createdAt: first.createdAt,
    },
  ];
}
