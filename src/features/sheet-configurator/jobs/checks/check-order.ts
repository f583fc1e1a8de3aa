import { atom } from 'jotai';
import { uploadsAtom } from '#features/uploads/upload-atoms.ts';
import { lookedAtAtom, unavailableChecksAtom } from './check-steps.ts';
import { chosenFilesAtom } from '../chosen-files.ts';
import { inspectorVersion } from '../fact-sheets.ts';
import { printJobsAtom } from '../../print-jobs-atom.ts';

/** A job whose turn it is, by the upload with the copy of its file unless the file is at hand. */
export interface CheckInOrder {
  jobId: string;
  isLookedAt: boolean;
  file: File | undefined;
  uploadId: string | undefined;
}

/** Jobs to be checked: the one looked at first, then the newest choice, its files in their order. */
export const checkOrderAtom = atom((get): CheckInOrder[] => {
  const lookedAt = get(lookedAtAtom);
  const unavailable = get(unavailableChecksAtom);
  const chosen = get(chosenFilesAtom);
  const copied = new Set(get(uploadsAtom).flatMap(({ id, copy }) => (copy === 'complete' ? [id] : [])));
  const others = get(printJobsAtom)
    .toSorted((a, b) => b.createdAt - a.createdAt)
    .flatMap(({ job: { id }, check, upload }): CheckInOrder[] => {
      const file = chosen.get(id);
      const hasFile = file !== undefined || copied.has(upload?.id ?? '');
      const isChecked = check?.inspector === inspectorVersion;
      if (isChecked || !hasFile || id === lookedAt?.jobId) return [];
      return [{ jobId: id, isLookedAt: false, file, uploadId: upload?.id }];
    });
  const first = lookedAt ? [{ ...lookedAt, isLookedAt: true, uploadId: undefined }] : [];
  return [...first, ...others].filter(({ jobId }) => !unavailable.has(jobId));
});
