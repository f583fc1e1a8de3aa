import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import type { UploadView } from '#features/uploads/upload-view.ts';
import { useUploadFact } from '#features/uploads/use-upload-fact.ts';
import type { KeptJob } from '../kept-job.ts';
import { dropUploadAtom, startingUploadsAtom } from './start-uploads.ts';

/** The upload of a job's file: about to begin, on record, or given up. */
export type JobUpload =
  | { readonly status: 'starting' }
  | {
      readonly status: 'on-record';
      /** Undefined when it is forgotten, some days after its success. */
      readonly id: string | undefined;
      /** Base64, once the whole file was read. */
      readonly md5: string | undefined;
    }
  | { readonly status: 'lost' };

export function useJobUpload({ job, upload }: KeptJob): JobUpload {
  const id = useUploadFact(upload?.id, idOf);
  const md5 = useUploadFact(upload?.id, md5Of);
  const isCanceled = useUploadFact(upload?.id, isGivenUp);
  const isStarting = useAtomValue(startingUploadsAtom).has(job.id);
  const drop = useSetAtom(dropUploadAtom);
  useEffect(() => {
    if (isCanceled) void drop(job.id);
  }, [isCanceled, drop, job.id]);
  if (isStarting) return { status: 'starting' };
  return upload === undefined || isCanceled ? { status: 'lost' } : { status: 'on-record', id, md5 };
}

const idOf = (view: UploadView | undefined): string | undefined => view?.id;

const md5Of = (view: UploadView | undefined): string | undefined => view?.md5;

const isGivenUp = (view: UploadView | undefined): boolean => view?.state === 'canceled';
