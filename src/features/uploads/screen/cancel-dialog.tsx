import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { UploadView } from '../upload-view.ts';

interface CancelDialogProps {
  upload: UploadView;
  onKeep: () => void;
  onCancel: () => void;
}

/** Asks before many bytes are thrown away (A11Y-25). */
export function CancelDialog({ upload, onKeep, onCancel }: CancelDialogProps): ReactElement {
  const { t } = useLingui();
  const { name } = upload;
  const sent = useFormats().fileSize(upload.acknowledged);
  return (
    <Dialog
      open
      size="small"
      onClose={onKeep}
      title={t`Übertragung abbrechen?`}
      closeLabel={t`Schließen`}
      actions={
        <>
          <Button variant="secondary" onClick={onKeep}>{t`Weiter übertragen`}</Button>
          <Button variant="danger" onClick={onCancel}>{t`Übertragung abbrechen`}</Button>
        </>
      }
    >
      <p>{t`Von ${name} sind schon ${sent} bei uns. Wenn Sie abbrechen, werden sie gelöscht.`}</p>
    </Dialog>
  );
}
