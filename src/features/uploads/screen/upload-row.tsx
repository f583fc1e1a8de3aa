import { useState, type ReactElement, type ReactNode } from 'react';
import { useSetAtom } from 'jotai';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { CloseIcon } from '#ui/icons/frame-icons.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { NextStep } from './next-step.tsx';
import { cancelUploadAtom } from '../upload-atoms.ts';
import styles from '../upload-list.module.css';
import type { UploadView } from '../upload-view.ts';
import { UploadProblem } from './upload-problem.tsx';
import { stateWords, waitingWords } from '../upload-words.ts';

interface UploadRowProps {
  upload: UploadView;
  onRemoved: () => void;
  /** The name as it is shown: a link to what the file belongs to. */
  title?: ReactNode;
  /** Further buttons, after those that every upload has. */
  children?: ReactNode;
}

/** More than this already sent, and giving up asks first (A11Y-25). */
const askBeforeDiscardingBytes = 10_000_000;

/** An upload with its progress; every button is named with its file (A11Y-22). */
export function UploadRow({ upload, onRemoved, title, children }: UploadRowProps): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const { name, size, acknowledged, state } = upload;
  const isWaiting = state === 'waiting' || state === 'needs-file';
  const reason = isWaiting && upload.error !== undefined && waitingWords[upload.error];
  const progress = `${formats.fileSize(acknowledged)} / ${formats.fileSize(size)}`;
  return (
    <div className={styles['row']} data-state={state}>
      <ProgressBar
        label={t`${name} wird übertragen`}
        labelHidden
        value={size === 0 ? null : acknowledged / size}
        valueText={progress}
        state={barState(upload)}
      />
      <div className={styles['words']}>
        <span className={styles['name']}>{title ?? name}</span>
        <span className={styles['state']}>
          {state === 'success' ? formats.fileSize(size) : progress} · {t(stateWords[state])}
        </span>
        {upload.needsOpenTab && (
          <span className={styles['state']}>
            <Trans>Bitte lassen Sie dieses Fenster offen, bis die Datei übertragen ist.</Trans>
          </span>
        )}
        {upload.inBackground && (
          <span className={styles['state']}>
            <Trans>Der Browser überträgt die Datei weiter, auch wenn Sie alle Fenster schließen.</Trans>
          </span>
        )}
        {reason && <span className={styles['state']}>{t(reason)}</span>}
        {state === 'error' && <UploadProblem error={upload.error} />}
      </div>
      <RowButtons upload={upload} onRemoved={onRemoved}>
        {children}
      </RowButtons>
    </div>
  );
}

function RowButtons({ upload, onRemoved, children }: Omit<UploadRowProps, 'title'>): ReactElement | null {
  const { t } = useLingui();
  const cancel = useSetAtom(cancelUploadAtom);
  const [isAsking, setAsking] = useState(false);
  const { id, name, state, acknowledged } = upload;
  const giveUp = async (): Promise<void> => {
    setAsking(false);
    await cancel(id);
    onRemoved();
  };
  if (state === 'success' || state === 'canceling') return null;
  return (
    <div className={styles['buttons']}>
      <NextStep upload={upload} />
      {children}
      <IconButton
        label={t`${name} abbrechen`}
        icon={<CloseIcon />}
        onClick={() => (acknowledged > askBeforeDiscardingBytes ? setAsking(true) : void giveUp())}
      />
      {isAsking && <CancelDialog upload={upload} onKeep={() => setAsking(false)} onCancel={() => void giveUp()} />}
    </div>
  );
}

function barState({ state }: UploadView): 'running' | 'paused' | 'failed' | 'done' {
  if (state === 'success') return 'done';
  if (state === 'error') return 'failed';
  return state === 'paused' || state === 'pausing' || state === 'needs-file' ? 'paused' : 'running';
}
