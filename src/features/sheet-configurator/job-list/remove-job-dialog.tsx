import type { ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import type { UploadView } from '#features/uploads/upload-view.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { isTerminal } from '#file-storage/machine/upload-machine.ts';
import { giveUpJobAtom } from '../jobs/sending/give-up-job.ts';
import type { KeptJob } from '../kept-job.ts';

interface RemoveJobDialogProps {
  kept: KeptJob;
  view: UploadView | undefined;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a job and its settings go; an upload that has not arrived is given up with it. */
export function RemoveJobDialog({ kept, view, onClose, onRemoved }: RemoveJobDialogProps): ReactElement {
  const { t } = useLingui();
  const giveUp = useSetAtom(giveUpJobAtom);
  const { name } = kept.job;
  const isOnItsWay = view !== undefined && !isTerminal(view.state);
  const remove = async (): Promise<void> => {
    const isGone = giveUp(kept);
    onRemoved();
    await isGone;
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={t`${name} entfernen?`}
      closeLabel={t`Schließen`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Behalten`}</Button>
          <Button variant="danger" onClick={() => void remove()}>{t`Entfernen`}</Button>
        </>
      }
    >
      <p>
        {isOnItsWay
          ? t`Die Datei ist noch nicht ganz bei uns. Ihre Übertragung wird abgebrochen. Wenn Sie diese Noten schon bestellt haben, behalten Sie den Auftrag bitte: ohne die Datei können wir nicht drucken.`
          : t`Die Einstellungen dieses Auftrags werden in diesem Browser gelöscht. Eine Bestellung ist davon nicht betroffen.`}
      </p>
    </Dialog>
  );
}
