import type { ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { isUnderWay } from '#file-storage/machine/upload-machine.ts';
import { BusyButton, Button } from '#ui/actions/button.tsx';
import { PauseIcon, PlayIcon, RetryIcon } from '#ui/icons/transfer-icons.tsx';
import { PickFileAgain } from './pick-file-again.tsx';
import { pauseUploadAtom, resumeUploadAtom, retryUploadAtom } from '../upload-atoms.ts';
import { needsItsFile, remedyOf } from '../upload-remedy.ts';
import type { UploadView } from '../upload-view.ts';

interface Step {
  label: string;
  icon: ReactElement;
  /** Said on the button where something went wrong: nobody should have to guess then. */
  words?: string;
  act: () => Promise<void>;
}

/** What can be done with an upload now: one button in one place, which keeps the focus when its meaning changes. */
export function NextStep({ upload }: { upload: UploadView }): ReactElement | null {
  const step = useStep(upload);
  if (needsItsFile(upload)) return <PickFileAgain upload={upload} />;
  if (!step) return null;
  const { label, icon, words, act } = step;
  const look =
    words === undefined
      ? ({ variant: 'quiet', shape: 'icon' } as const)
      : ({ variant: 'secondary', size: 'small' } as const);
  return (
    <>
      <BusyButton {...look} aria-label={label} title={label} onClick={() => void act()}>
        {icon} {words}
      </BusyButton>
      {upload.state === 'error' && remedyOf(upload.error) === 'reload' && <Reload id={upload.id} />}
    </>
  );
}

function useStep({ id, name, state, error }: UploadView): Step | undefined {
  const { t } = useLingui();
  const pause = useSetAtom(pauseUploadAtom);
  const resume = useSetAtom(resumeUploadAtom);
  const retry = useSetAtom(retryUploadAtom);
  if (isUnderWay(state)) return { label: t`${name} anhalten`, icon: <PauseIcon />, act: () => pause(id) };
  if (state === 'paused' || state === 'pausing') {
    return { label: t`${name} fortsetzen`, icon: <PlayIcon />, act: () => resume(id) };
  }
  if (state !== 'error' || remedyOf(error) === 'give-up') return undefined;
  return {
    label: t`${name} noch einmal versuchen`,
    icon: <RetryIcon />,
    words: t`Noch einmal versuchen`,
    act: () => retry(id),
  };
}

/** Installed on a phone, the page has no other button for it. What is on record goes on by itself then. */
function Reload({ id }: { id: string }): ReactElement {
  const { t } = useLingui();
  const retry = useSetAtom(retryUploadAtom);
  return (
    <Button variant="secondary" size="small" onClick={() => void retry(id).then(() => location.reload())}>
      {t`Seite neu laden`}
    </Button>
  );
}
