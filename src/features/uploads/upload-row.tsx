import { useRef, type ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { Trans, useLingui } from '@lingui/react/macro';
import { isUnderWay } from '#file-storage/upload-machine.ts';
import { useFormats } from '#platform/i18n/formats.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { CloseIcon, PauseIcon, PlayIcon, RetryIcon, UploadIcon } from '#ui/icons/action-icons.tsx';
import {
  cancelUploadAtom,
  pauseUploadAtom,
  repickUploadAtom,
  resumeUploadAtom,
  retryUploadAtom,
} from './upload-atoms.ts';
import { OtherFile } from './other-file.ts';
import styles from './upload-list.module.css';
import type { UploadView } from './upload-view.ts';
import { errorWords, stateWords, unexpectedErrorWords, unreadableFileWords } from './upload-words.ts';

interface UploadRowProps {
  upload: UploadView;
  onRemoved: () => void;
}

/** More than this already sent, and giving up asks first (A11Y-25). */
const askBeforeDiscardingBytes = 10_000_000;

export function UploadRow({ upload, onRemoved }: UploadRowProps): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const { name, size, acknowledged, state, error } = upload;
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
      <p className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['state']}>
          {state === 'success' ? formats.fileSize(size) : progress} · {t(stateWords[state])}
        </span>
        {upload.needsOpenTab && (
          <span className={styles['state']}>
            <Trans>Bitte lassen Sie dieses Fenster offen, bis die Datei übertragen ist.</Trans>
          </span>
        )}
        {state === 'error' && <strong>{t((error && errorWords[error]) || unexpectedErrorWords)}</strong>}
      </p>
      <RowButtons upload={upload} onRemoved={onRemoved} />
    </div>
  );
}

function RowButtons({ upload, onRemoved }: UploadRowProps): ReactElement | null {
  const { t } = useLingui();
  const pause = useSetAtom(pauseUploadAtom);
  const resume = useSetAtom(resumeUploadAtom);
  const retry = useSetAtom(retryUploadAtom);
  const cancel = useSetAtom(cancelUploadAtom);
  const { id, name, state, acknowledged } = upload;
  const giveUp = async (): Promise<void> => {
    const question = t`${name} ist schon zum Teil übertragen. Wirklich abbrechen?`;
    if (acknowledged > askBeforeDiscardingBytes && !window.confirm(question)) return;
    await cancel(id);
    onRemoved();
  };
  if (state === 'success' || state === 'canceling') return null;
  return (
    <div className={styles['buttons']}>
      {isUnderWay(state) && (
        <IconButton label={t`${name} anhalten`} icon={<PauseIcon />} onClick={() => void pause(id)} />
      )}
      {(state === 'paused' || state === 'pausing') && (
        <IconButton label={t`${name} fortsetzen`} icon={<PlayIcon />} onClick={() => void resume(id)} />
      )}
      {state === 'error' && (
        <IconButton label={t`${name} noch einmal versuchen`} icon={<RetryIcon />} onClick={() => void retry(id)} />
      )}
      {(state === 'needs-file' || state === 'error') && <PickAgain upload={upload} />}
      <IconButton label={t`${name} abbrechen`} icon={<CloseIcon />} onClick={() => void giveUp()} />
    </div>
  );
}

function PickAgain({ upload: { id, name } }: { upload: UploadView }): ReactElement {
  const { t } = useLingui();
  const repick = useSetAtom(repickUploadAtom);
  const input = useRef<HTMLInputElement>(null);
  const pick = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      await repick({ id, file });
    } catch (error) {
      const isOther = error instanceof OtherFile;
      window.alert(isOther ? t`Das ist eine andere Datei. Bitte wählen Sie ${name}.` : t(unreadableFileWords));
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`${name} noch einmal wählen`}
        onChange={({ target }) => void pick(target.files?.[0])}
      />
      <IconButton label={t`${name} noch einmal wählen`} icon={<UploadIcon />} onClick={() => input.current?.click()} />
    </>
  );
}

function barState({ state }: UploadView): 'running' | 'paused' | 'failed' | 'done' {
  if (state === 'success') return 'done';
  if (state === 'error') return 'failed';
  return state === 'paused' || state === 'pausing' || state === 'needs-file' ? 'paused' : 'running';
}
