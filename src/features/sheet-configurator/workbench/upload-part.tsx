import type { ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { startUploadsAtom } from '../jobs/start-uploads.ts';
import type { JobUpload } from '../jobs/use-job-upload.ts';
import type { ScoreFile } from '../jobs/use-score-file.ts';
import type { KeptJob } from '../kept-job.ts';
import { MissingFile } from './file-problem.tsx';

const loadUploadList = async () => (await import('#features/uploads/upload-list.tsx')).UploadList;

interface UploadPartProps {
  kept: KeptJob;
  upload: JobUpload;
  file: ScoreFile;
}

/** The file on its way to the print shop; configuring goes on meanwhile (UX-23). */
export function UploadPart({ kept, upload, file }: UploadPartProps): ReactElement {
  const { t } = useLingui();
  const start = useSetAtom(startUploadsAtom);
  const { job, folderId } = kept;
  const { name } = kept.file;
  if (upload.status === 'starting') return <ProgressBar label={t`${name} wird vorbereitet`} value={null} />;
  if (upload.status === 'on-record') {
    return upload.id === undefined ? (
      <p>{t`${name} liegt bei uns.`}</p>
    ) : (
      <LatePart areas={['uploads']} load={loadUploadList} props={{ ids: [upload.id] }} />
    );
  }
  if (!(file instanceof File)) return <MissingFile name={name} />;
  return (
    <Notice
      tone="warning"
      title={t`Die Übertragung wurde abgebrochen.`}
      actions={
        <Button
          size="small"
          variant="secondary"
          onClick={() => void start({ folderId, files: new Map([[job.id, file]]) })}
        >
          {t`Noch einmal übertragen`}
        </Button>
      }
    >
      {t`Ohne die Datei können wir nicht drucken.`}
    </Notice>
  );
}
