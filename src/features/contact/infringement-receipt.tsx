import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { Button } from '#ui/actions/button.tsx';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { SentCard } from '#ui/feedback/sent-card.tsx';
import { type TakenNotice, useInfringementLabels } from './infringement-form.tsx';
import styles from './withdrawal-receipt.module.css';

/** Content, date and time of a notice that arrived; a mail confirms it too. */
export function InfringementReceipt({ taken }: { taken: TakenNotice }) {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const labels = useInfringementLabels();
  const { work, place, explanation, firstName, lastName, email } = taken.notice;
  const time = <time dateTime={taken.receivedAt.toISOString()}>{dateTime(taken.receivedAt)}</time>;
  const said = (text: string) => <span className={styles['words']}>{text}</span>;
  return (
    <SentCard title={t`Ihre Meldung ist bei uns eingegangen`}>
      <DefinitionList
        items={[
          { label: t`Eingegangen am`, value: time },
          { label: labels.work, value: said(work) },
          { label: labels.place, value: said(place) },
          { label: labels.explanation, value: said(explanation) },
          { label: t`Name`, value: `${firstName} ${lastName}` },
          { label: labels.email, value: said(email) },
        ]}
      />
      <p>
        <Trans>
          Wir prüfen sie unverzüglich und schreiben Ihnen an <strong>{email}</strong>, was wir unternommen haben.
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
