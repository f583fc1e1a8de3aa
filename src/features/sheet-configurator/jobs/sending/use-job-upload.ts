import { useEffect } from 'react';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { recordedUploadsAtom } from '#features/uploads/recorded-uploads-atom.ts';
import type { UploadView } from '#features/uploads/upload-view.ts';
import { useUploadFact } from '#features/uploads/use-upload-fact.ts';
import { unread } from '#platform/persistence/persisted-atom.ts';
import type { KeptJob } from '../../kept-job.ts';
import { fileStanding, type FileStanding } from '../checks/file-standing.ts';
import { dropUploadAtom, startingUploadsAtom } from './start-uploads.ts';

/** The upload of a job's file: about to begin, on record, or, without a record, where the file is as far as is known. */
export type JobUpload =
  | { readonly status: 'starting' }
  | {
      readonly status: 'on-record';
      readonly id: string;
      /** Base64, once the whole file was read. */
      readonly md5: string | undefined;
    }
  | {
      readonly status: FileStanding;
      /** Of a file that arrived. */
      readonly md5?: string | undefined;
    };

/** Drawn again when they have been read, not with every byte that moves. */
const areReadAtom = atom((get) => get(recordedUploadsAtom) !== unread);

export function useJobUpload(kept: KeptJob): JobUpload {
  const { job, upload } = kept;
  const id = useUploadFact(upload?.id, idOf);
  const md5 = useUploadFact(upload?.id, md5Of);
  const isCanceled = useUploadFact(upload?.id, isGivenUp);
  const isStarting = useAtomValue(startingUploadsAtom).has(job.id);
  const areUploadsRead = useAtomValue(areReadAtom);
  const drop = useSetAtom(dropUploadAtom);
  useEffect(() => {
    if (isCanceled) void drop(job.id);
  }, [isCanceled, drop, job.id]);
  if (isStarting) return { status: 'starting' };
  if (isCanceled) return { status: 'lost' };
  if (id !== undefined) return { status: 'on-record', id, md5 };
  return { status: fileStanding(kept, areUploadsRead), md5: upload?.outcome?.md5 };
}

const idOf = (view: UploadView | undefined): string | undefined => view?.id;

const md5Of = (view: UploadView | undefined): string | undefined => view?.md5;

const isGivenUp = (view: UploadView | undefined): boolean => view?.state === 'canceled';
