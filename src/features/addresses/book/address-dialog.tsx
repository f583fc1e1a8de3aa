import type { ComponentProps, ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Address } from '#store-api/schemas/address.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { AddressForm } from './address-form.tsx';
import { useAddressChoices } from '../use-address-choices.ts';

interface AddressDialogProps extends Pick<ComponentProps<typeof AddressForm>, 'sendOrKeep' | 'written'> {
  /** Null: closed. */
  edited: Address | 'new' | null;
  countryId: string;
  onClose: () => void;
  onSaved: (id: string) => void;
}

/** The form of one address over the page. */
export function AddressDialog(props: AddressDialogProps): ReactElement {
  const { edited, countryId, onClose, onSaved, sendOrKeep, written } = props;
  const { t } = useLingui();
  const choices = useAddressChoices();
  return (
    <Dialog
      open={edited !== null}
      onClose={onClose}
      title={edited === 'new' ? t`Neue Adresse` : t`Adresse bearbeiten`}
      closeLabel={t`Schließen`}
    >
      {choices === 'failed' && (
        <Notice tone="danger" role="alert">
          {t`Das Formular konnte nicht geladen werden. Bitte laden Sie die Seite neu.`}
        </Notice>
      )}
      {choices === null && <Skeleton blockSize="24rem" />}
      {choices && choices !== 'failed' && (
        <AddressForm
          choices={choices}
          address={edited === 'new' ? null : edited}
          countryId={countryId}
          onDone={onSaved}
          sendOrKeep={sendOrKeep}
          written={written}
        />
      )}
    </Dialog>
  );
}
