import type { ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { cancelUploadAtom, forgetUploadAtom } from '#features/uploads/upload-atoms.ts';
import type { UploadView } from '#features/uploads/upload-view.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { isTerminal } from '#file-storage/upload-machine.ts';
import { removeJobAtom } from '../jobs/job-atoms.ts';
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
  const removeJob = useSetAtom(removeJobAtom);
  const cancel = useSetAtom(cancelUploadAtom);
  const forget = useSetAtom(forgetUploadAtom);
  const { id, name } = kept.job;
  const isOnItsWay = view !== undefined && !isTerminal(view.state);
  const remove = async (): Promise<void> => {
    await removeJob(id);
    onRemoved();
    if (isOnItsWay) await cancel(view.id);
    // What has arrived stays with the print shop; its copy here is for nobody any more.
    else if (view) await forget(view.id);
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
