import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Address } from '#store-api/schemas/address.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { AddressBlock } from '../address-block.tsx';

interface DeleteAddressDialogProps {
  /** Null: closed. */
  address: Address | null;
  onClose: () => void;
  onConfirm: (id: string) => void;
}

/** Asks before an address is gone. */
export function DeleteAddressDialog({ address, onClose, onConfirm }: DeleteAddressDialogProps): ReactElement {
  const { t } = useLingui();
  return (
    <Dialog
      open={address !== null}
      onClose={onClose}
      size="small"
      title={t`Diese Adresse löschen?`}
      closeLabel={t`Schließen`}
      actions={
        <>
          <Button onClick={onClose}>{t`Behalten`}</Button>
          <Button variant="danger" onClick={() => address && onConfirm(address.id)}>
            {t`Adresse löschen`}
          </Button>
        </>
      }
    >
      {address && <AddressBlock address={address} />}
    </Dialog>
  );
}
