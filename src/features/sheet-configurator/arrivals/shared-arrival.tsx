import { useEffect, useRef, type ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { useShell } from '#platform/session/shell.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { askPrintsFilesAtom } from '../intake/ask-prints-files.ts';
import { printsNoFilesAtom } from '../intake/intake.ts';

/**
 * What became of files another application shared with this one; or that the shop prints none. `shared`: `1` says that they lie
 * in the inbox, `missing` that nobody was there to take them, `full` that the browser had no room, `null` that none came.
 */
export function SharedArrival({ shared }: { shared: string | null }): ReactElement {
  const { t } = useLingui();
  if (shared === null) return <PrintsNoFiles />;
  if (shared === '1') return <TakeShared />;
  return (
    <Notice tone="warning" title={t`Die geteilte Datei ist nicht angekommen.`}>
      {shared === 'full'
        ? t`Dieser Browser hat keinen Platz für sie. Bitte wählen Sie die Datei hier noch einmal; sie wird dann übertragen, solange dieses Fenster offen ist.`
        : t`Die App war noch nicht bereit, sie entgegenzunehmen. Bitte wählen Sie die Datei hier noch einmal.`}
    </Notice>
  );
}

function TakeShared(): ReactElement {
  const { t } = useLingui();
  const shell = useShell();
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const take = async (): Promise<void> => {
      const { receiveSharedFiles } = await import('../intake/receive-shared-files.ts');
      const address = await receiveSharedFiles(shell);
      // The address without `shared` comes in place of this one: a reload does not ask again.
      await navigate(address ?? '/sheet-configuration-v3', { replace: true });
    };
    take().catch((error: unknown) => {
      console.error('The shared files could not be taken.', error);
      void navigate('?shared=missing', { replace: true });
    });
  }, [navigate, shell]);
  return <ProgressBar label={t`Die geteilten Dateien werden übernommen`} value={null} />;
}

/** Asks the shop whether it prints files, once the page stands; where it prints none, that stands in place of their choice. */
function PrintsNoFiles(): ReactElement | null {
  const { t } = useLingui();
  const { store, api } = useShell();
  useEffect(() => void store.set(askPrintsFilesAtom, api), [store, api]);
  if (!useAtomValue(printsNoFilesAtom)) return null;
  return (
    <Notice role="status" title={t`Dieser Shop druckt zurzeit nicht nach Dateien.`}>
      {t`Bitte schauen Sie später wieder herein oder schreiben Sie uns.`}
    </Notice>
  );
}
