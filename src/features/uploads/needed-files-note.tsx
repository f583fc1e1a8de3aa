import { useEffect, type ReactElement } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';

interface NeededFilesNoteProps {
  /** Files on their way. */
  moving: number;
  /** Share of their bytes that has arrived, 0–1. */
  share: number;
  /** Files that do not come by themselves. */
  stopped: number;
  /** Address at which they can be sent. */
  to: string;
  /** Files the storage does not have: it may have them by now. */
  missing: number;
  /** Files the storage could not be asked for. */
  unreachable: number;
  /** Asks the storage once more for what it did not have or could not be asked for. */
  onAskAgain: () => void;
}

/** Why it cannot be ordered yet: we print from the files, so they have to be with us first. Goes by itself. */
export function NeededFilesNote(props: NeededFilesNoteProps): ReactElement {
  const { t } = useLingui();
  const { moving, share, stopped, missing, unreachable, onAskAgain } = props;
  if (stopped + missing > 0) return <StoppedNote {...props} />;
  if (unreachable > 0) return <UnreachableNote onAskAgain={onAskAgain} />;
  if (moving === 0) return <Notice tone="info">{t`Wir sehen nach, ob alle Dateien bei uns sind.`}</Notice>;
  return (
    <Notice
      tone="info"
      title={t`${plural(moving, { one: 'Noch # Datei wird übertragen', other: 'Noch # Dateien werden übertragen' })}`}
    >
      <p>{t`Sie müssen nichts tun: Sobald alles bei uns ist, können Sie bestellen.`}</p>
      <ProgressBar label={t`Übertragung der Dateien`} labelHidden value={share} />
    </Notice>
  );
}

function StoppedNote({ stopped, missing, to, onAskAgain }: NeededFilesNoteProps): ReactElement {
  const { t } = useLingui();
  const files = stopped + missing;
  return (
    <Notice
      tone="warning"
      role="status"
      title={t`${plural(files, { one: '# Datei ist noch nicht übertragen', other: '# Dateien sind noch nicht übertragen' })}`}
      actions={
        <>
          <ButtonLink size="small" to={to}>{t`Zu den Dateien`}</ButtonLink>
          {missing > 0 && <AskAgain onAskAgain={onAskAgain} />}
        </>
      }
    >
      {t`Die Übertragung ist angehalten oder gescheitert. Setzen Sie sie beim Druckauftrag fort oder übertragen Sie die Datei dort noch einmal; danach können Sie bestellen.`}
    </Notice>
  );
}

function UnreachableNote({ onAskAgain }: Pick<NeededFilesNoteProps, 'onAskAgain'>): ReactElement {
  const { t } = useLingui();
  useEffect(() => {
    window.addEventListener('online', onAskAgain);
    return () => window.removeEventListener('online', onAskAgain);
  }, [onAskAgain]);
  return (
    <Notice
      tone="warning"
      role="status"
      title={t`Wir können gerade nicht nachsehen, ob Ihre Dateien bei uns sind`}
      actions={<AskAgain onAskAgain={onAskAgain} />}
    >
      {t`Der Dateispeicher antwortet nicht. Bestellen können Sie, sobald wir die Dateien gefunden haben.`}
    </Notice>
  );
}

function AskAgain({ onAskAgain }: Pick<NeededFilesNoteProps, 'onAskAgain'>): ReactElement {
  const { t } = useLingui();
  return <Button size="small" onClick={onAskAgain}>{t`Noch einmal nachsehen`}</Button>;
}
