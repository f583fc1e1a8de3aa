import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { UploadPanel } from '#features/uploads/upload-panel.tsx';
import { jobOfUploadAtom } from '#features/sheet-configurator/job-of-upload-atom.ts';

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
