import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { Button } from '#ui/actions/button.tsx';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import type { TakenWithdrawal as Receipt } from './contact-atoms.ts';
import { SentCard } from '#ui/feedback/sent-card.tsx';
import styles from './withdrawal-receipt.module.css';
import { useWithdrawalLabels } from './withdrawal-labels.ts';

/** Content, date and time of a declaration that arrived, on the page itself (§ 356a BGB); the mail says the same. */
export function WithdrawalReceipt({ receipt }: { receipt: Receipt }) {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const labels = useWithdrawalLabels();
  const { firstName, lastName, contractNumber, email, comment } = receipt.declaration;
  const time = <time dateTime={receipt.receivedAt.toISOString()}>{dateTime(receipt.receivedAt)}</time>;
  return (
    <SentCard title={t`Ihr Widerruf ist bei uns eingegangen`}>
      <DefinitionList
        items={[
          { label: t`Eingegangen am`, value: time },
          { label: t`Name`, value: `${firstName} ${lastName}` },
          { label: labels.contractNumber, value: contractNumber },
          { label: labels.email, value: <span className={styles['words']}>{email}</span> },
          ...(comment === ''
            ? []
            : [{ label: labels.comment, value: <span className={styles['words']}>{comment}</span> }]),
        ]}
      />
      <p>
        <Trans>
          Eine Eingangsbestätigung mit diesem Inhalt, Datum und Uhrzeit haben wir an <strong>{email}</strong> geschickt.
          Wir prüfen Ihren Widerruf und melden uns dann bei Ihnen.
        </Trans>
      </p>
      <p className={styles['print']}>
        <Button variant="secondary" onClick={() => globalThis.print()}>
          {t`Diese Bestätigung drucken`}
        </Button>
      </p>
    </SentCard>
  );
}
