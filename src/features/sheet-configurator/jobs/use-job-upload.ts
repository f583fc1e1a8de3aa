import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { uploadJobsAtom } from '#features/uploads/upload-atoms.ts';
import type { UploadView } from '#features/uploads/upload-view.ts';
import type { KeptJob } from '../kept-job.ts';
import { dropUploadAtom, startingUploadsAtom } from './start-uploads.ts';

/** The upload of a job's file: about to begin, on record (`view` is forgotten some days after success), or given up. */
export type JobUpload =
  | { readonly status: 'starting' }
  | { readonly status: 'on-record'; readonly view: UploadView | undefined }
  | { readonly status: 'lost' };

export function useJobUpload({ job, upload }: KeptJob): JobUpload {
  const view = useAtomValue(uploadJobsAtom).find(({ id }) => id === upload?.id);
  const isStarting = useAtomValue(startingUploadsAtom).has(job.id);
  const drop = useSetAtom(dropUploadAtom);
  const isCanceled = view?.state === 'canceled';
  useEffect(() => {
    if (isCanceled) void drop(job.id);
  }, [isCanceled, drop, job.id]);
  if (isStarting) return { status: 'starting' };
  return upload === undefined || isCanceled ? { status: 'lost' } : { status: 'on-record', view };
}
