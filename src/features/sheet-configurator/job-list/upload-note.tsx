import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { UploadView } from '#features/uploads/upload-view.ts';
import { stateWords } from '#features/uploads/upload-words.ts';
import { useFormats } from '#platform/i18n/formats.ts';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { CheckIcon, ClockIcon, WarningIcon } from '#ui/icons/status-icons.tsx';
import styles from './job-line.module.css';

export type LineUpload =
  | { readonly status: 'starting' }
  /** Without a view it arrived some days ago and is forgotten here. */
  | { readonly status: 'on-record'; readonly view: UploadView | undefined }
  | { readonly status: 'lost' };

/** Where the file of a job is, in words, with a bar while it moves. */
export function UploadNote({ name, upload }: { name: string; upload: LineUpload }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  if (upload.status === 'starting') return <Note icon={<ClockIcon />}>{t`Wird vorbereitet`}</Note>;
  if (upload.status === 'lost') return <Note icon={<WarningIcon />} tone="warning">{t`Noch nicht übertragen`}</Note>;
  const { view } = upload;
  if (!view || view.state === 'success') return <Note icon={<CheckIcon />} tone="success">{t`Liegt bei uns`}</Note>;
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
