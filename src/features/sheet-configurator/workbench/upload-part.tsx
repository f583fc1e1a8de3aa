import type { ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { FileOffRecord } from '#features/uploads/file-off-record.tsx';
import { UploadList } from '#features/uploads/upload-list.tsx';
import { giveFileAtom } from '../jobs/give-file.ts';
import { startJobUploadsAtom } from '../jobs/sending/start-uploads.ts';
import type { JobUpload } from '../jobs/sending/use-job-upload.ts';
import type { ScoreFile } from '../jobs/use-score-file.ts';
import type { KeptJob } from '../kept-job.ts';

interface UploadPartProps {
  kept: KeptJob;
  upload: JobUpload;
  file: ScoreFile;
}

/** The file on its way to the print shop; configuring goes on meanwhile (UX-23). */
export function UploadPart({ kept, upload, file }: UploadPartProps): ReactElement | null {
  const start = useSetAtom(startJobUploadsAtom);
  const giveFile = useSetAtom(giveFileAtom);
  const { job, folderId } = kept;
  const { name, size } = kept.file;
  const { status } = upload;
  if (status === 'reading') return null;
  if (status === 'on-record') return <UploadList ids={[upload.id]} />;
  const send = async (chosen: File): Promise<void> => {
    await giveFile(job.id, chosen);
    await start({ folderId, files: new Map([[job.id, chosen]]) });
  };
  const sendable = file instanceof File ? file : undefined;
  const standing = status === 'lost' && kept.upload === undefined ? 'given-up' : status;
  return (
    <FileOffRecord name={name} size={size} standing={standing} file={sendable} onSend={(chosen) => void send(chosen)} />
  );
}
