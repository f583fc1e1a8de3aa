import { Trans, useLingui } from '@lingui/react/macro';
import { type TakenNotice, useInfringementLabels } from './infringement-form.tsx';
import { Receipt } from './receipt.tsx';

/** A notice that arrived; a mail confirms it too. */
export function InfringementReceipt({ taken }: { taken: TakenNotice }) {
  const { t } = useLingui();
  const labels = useInfringementLabels();
  const { work, place, explanation, firstName, lastName, email } = taken.notice;
  const said = [
    { label: labels.work, words: work },
    { label: labels.place, words: place },
    { label: labels.explanation, words: explanation },
    { label: t`Name`, words: `${firstName} ${lastName}` },
    { label: labels.email, words: email },
  ];
  return (
    <Receipt title={t`Ihre Meldung ist bei uns eingegangen`} receivedAt={taken.receivedAt} said={said}>
      <Trans>
        Wir prüfen sie unverzüglich und schreiben Ihnen an <strong>{email}</strong>, was wir unternommen haben.
      </Trans>
    </Receipt>
  );
}
