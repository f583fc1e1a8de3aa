import { Trans, useLingui } from '@lingui/react/macro';
import type { TakenWithdrawal } from './contact-atoms.ts';
import { Receipt } from './receipt.tsx';
import { useWithdrawalLabels } from './withdrawal-labels.ts';

/** A withdrawal that arrived (§ 356a BGB); the mail says the same. */
export function WithdrawalReceipt({ receipt }: { receipt: TakenWithdrawal }) {
  const { t } = useLingui();
  const labels = useWithdrawalLabels();
  const { firstName, lastName, contractNumber, email, comment } = receipt.declaration;
  const said = [
    { label: t`Name`, words: `${firstName} ${lastName}` },
    { label: labels.contractNumber, words: contractNumber },
    { label: labels.email, words: email },
    { label: labels.comment, words: comment },
  ];
  return (
    <Receipt title={t`Ihr Widerruf ist bei uns eingegangen`} receivedAt={receipt.receivedAt} said={said}>
      <Trans>
        Eine Eingangsbestätigung mit diesem Inhalt, Datum und Uhrzeit haben wir an <strong>{email}</strong> geschickt.
        Wir prüfen Ihren Widerruf und melden uns dann bei Ihnen.
      </Trans>
    </Receipt>
  );
}
