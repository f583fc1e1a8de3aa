import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { AddressBook } from '#features/addresses/address-book.tsx';
import { AccountPage } from './account-page.tsx';

export function Component(): ReactElement {
  const { t } = useLingui();
  const intro = t`An die Lieferadresse schicken wir Ihre Noten, die Rechnungsadresse steht auf der Rechnung. Bei jeder Bestellung können Sie andere wählen.`;
  return (
    <AccountPage title={t`Ihre Adressen`} intro={intro}>
      {(customer) => <AddressBook customer={customer} />}
    </AccountPage>
  );
}
