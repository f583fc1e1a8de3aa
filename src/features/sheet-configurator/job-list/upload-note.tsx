import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { UploadView } from '#features/uploads/upload-view.ts';
import { stateWords } from '#features/uploads/upload-words.ts';
import { useFormats } from '#platform/i18n/formats.ts';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { CheckIcon, ClockIcon, WarningIcon } from '#ui/icons/status-icons.tsx';
import type { FileStanding } from '../jobs/checks/file-standing.ts';
import styles from './job-line.module.css';

export type LineUpload =
  | { readonly status: 'starting' }
  | { readonly status: 'on-record'; readonly view: UploadView }
  /** No upload is on record for it. */
  | { readonly status: FileStanding };

/** Where the file of a job is, in words, with a bar while it moves. */
export function UploadNote({ name, upload }: { name: string; upload: LineUpload }): ReactElement {
  const { t } = useLingui();
  if ('view' in upload) return <OnRecord name={name} view={upload.view} />;
  switch (upload.status) {
    case 'starting':
      return <Note icon={<ClockIcon />}>{t`Wird vorbereitet`}</Note>;
    case 'reading':
      return <Note icon={<ClockIcon />}>{t`Wird nachgesehen`}</Note>;
    case 'arrived':
      return <Arrived />;
    case 'lost':
      return <Note icon={<WarningIcon />} tone="warning">{t`Noch nicht übertragen`}</Note>;
    case 'unknown':
      return <Note icon={<WarningIcon />} tone="warning">{t`Unbekannt, ob bei uns`}</Note>;
  }
}

function Arrived(): ReactElement {
  const { t } = useLingui();
  return <Note icon={<CheckIcon />} tone="success">{t`Liegt bei uns`}</Note>;
}

function OnRecord({ name, view }: { name: string; view: UploadView }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  if (view.state === 'success') return <Arrived />;
  const words = t(stateWords[view.state]);
  if (view.state === 'error' || view.state === 'needs-file') {
    return (
      <Note icon={<WarningIcon />} tone="warning">
        {words}
      </Note>
    );
  }
  const share = view.size === 0 ? 0 : view.acknowledged / view.size;
  return (
    <div className={styles['upload']}>
      <ProgressBar
        label={t`${name} wird übertragen`}
        labelHidden
        value={share}
        state={view.state === 'paused' ? 'paused' : 'running'}
      />
      <p className={styles['note']}>
        {view.state === 'uploading' ? `${words}, ${formats.percent(floored(share))}` : words}
      </p>
    </div>
  );
}

/** Whole percents, so that 100 % is said only of what has arrived. */
const floored = (share: number): number => Math.floor(share * 100) / 100;

interface NoteProps {
  icon: ReactElement;
  tone?: 'success' | 'warning';
  children: string;
}

function Note({ icon, tone, children }: NoteProps): ReactElement {
  return (
    <p className={styles['note']} data-tone={tone}>
      {icon} {children}
    </p>
  );
}
