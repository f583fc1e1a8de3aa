import type { ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { isUnderWay, type UploadState } from '#file-storage/machine/upload-machine.ts';
import { Button } from '#ui/actions/button.tsx';
import { PauseIcon, PlayIcon, RetryIcon } from '#ui/icons/transfer-icons.tsx';
import { pauseUploadAtom, resumeUploadAtom, retryUploadAtom } from '../upload-atoms.ts';
import { needsItsFile, remedyOf } from '../upload-remedy.ts';
import type { UploadView } from '../upload-view.ts';
import { PickFilesAgain } from './pick-files-again.tsx';
import styles from './upload-panel.module.css';

/** What can be done with all uploads at once (UX-22). */
export function QueueActions({ uploads }: { uploads: readonly UploadView[] }): ReactElement {
  const { t } = useLingui();
  const pause = useSetAtom(pauseUploadAtom);
  const resume = useSetAtom(resumeUploadAtom);
  const retry = useSetAtom(retryUploadAtom);
  const idsOf = (is: (state: UploadState) => boolean): string[] =>
    uploads.filter(({ state }) => is(state)).map(({ id }) => id);
  const [moving, paused, failed, lost] = [
    idsOf(isUnderWay),
    idsOf((state) => state === 'paused' || state === 'pausing'),
    uploads.filter(isWorthTrying).map(({ id }) => id),
    uploads.filter(needsItsFile).map(({ id }) => id),
  ];
  const all = (ids: readonly string[], act: (id: string) => Promise<void>) => (): void => {
    // In their order, so that the first ones begin first.
    void ids.reduce((before, id) => before.then(() => act(id)), Promise.resolve());
  };
  return (
    <div className={styles['actions']}>
      {/* One button in one place, which keeps the focus when its meaning changes. */}
      {moving.length + paused.length > 0 && (
        <Button size="small" variant="secondary" onClick={moving.length > 0 ? all(moving, pause) : all(paused, resume)}>
          {moving.length > 0 ? <PauseIcon /> : <PlayIcon />} {moving.length > 0 ? t`Alle anhalten` : t`Alle fortsetzen`}
        </Button>
      )}
      {moving.length > 0 && paused.length > 0 && (
        <Button size="small" variant="secondary" onClick={all(paused, resume)}>
          <PlayIcon /> {t`Alle fortsetzen`}
        </Button>
      )}
      {failed.length > 0 && (
        <Button size="small" variant="secondary" onClick={all(failed, retry)}>
          <RetryIcon /> {t`Alle erneut versuchen`}
        </Button>
      )}
      <PickFilesAgain count={lost.length} />
    </div>
  );
}

const isWorthTrying = ({ state, error }: UploadView): boolean =>
  state === 'error' && (remedyOf(error) === 'retry' || remedyOf(error) === 'reload');
