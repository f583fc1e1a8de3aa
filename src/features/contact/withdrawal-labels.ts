import { useLingui } from '@lingui/react/macro';
import type { WithdrawalValues } from './withdrawal-form-schema.ts';

/** Names of the parts of a declaration of withdrawal in the order of the form, the same in the form and in the receipt. */
export function useWithdrawalLabels(): Readonly<Record<keyof WithdrawalValues, string>> {
  const { t } = useLingui();
  return {
    firstName: t`Vorname`,
    lastName: t`Nachname`,
    contractNumber: t`Bestellnummer oder Vertrag`,
    email: t`E-Mail`,
    comment: t`Was möchten Sie widerrufen?`,
  };
}
