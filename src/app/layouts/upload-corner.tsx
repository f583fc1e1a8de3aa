import type { ReactElement } from 'react';
import { atom, useAtomValue } from 'jotai';
import { printJobsAtom } from '#features/sheet-configurator/print-jobs-atom.ts';
import { UploadPanel } from '#features/uploads/upload-panel.tsx';

/** Ids of this browser's print jobs by the ids of their uploads. */
const jobOfUploadAtom = atom(
  (get): ReadonlyMap<string, string> =>
    new Map(get(printJobsAtom).flatMap(({ job, upload }) => (upload ? [[upload.id, job.id] as const] : []))),
);

/** The upload queue with links to the print jobs its files belong to. */
export function UploadCorner(): ReactElement {
  const jobs = useAtomValue(jobOfUploadAtom);
  return (
    <UploadPanel
      linkOf={(uploadId) => {
        const jobId = jobs.get(uploadId);
        return jobId === undefined ? undefined : `/sheet-configuration-v3?job=${jobId}`;
      }}
    />
  );
}
