import { useLingui } from '@lingui/react/macro';
import type { AddressField } from './address-values.ts';

/** Names of an address's fields, in the order of its form. */
export function useAddressLabels(): Readonly<Record<AddressField, string>> {
  const { t } = useLingui();
  return {
    firstName: t`Vorname`,
    lastName: t`Nachname`,
    street: t`Straße und Hausnummer`,
    zipcode: t`Postleitzahl`,
    city: t`Ort`,
    countryId: t`Land`,
    countryStateId: t`Region`,
    company: t`Firma, Verein oder Schule`,
    department: t`Abteilung`,
    additionalAddressLine1: t`Adresszusatz`,
    phoneNumber: t`Telefon`,
    salutationId: t`Anrede`,
  };
}
