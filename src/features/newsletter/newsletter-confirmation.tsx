import { useEffect, useState, type ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { hasStatus } from '#store-api/store-api-error.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { SentCard } from '#ui/feedback/sent-card.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { confirmSubscriptionAtom } from './newsletter-atoms.ts';

type Phase = 'confirming' | 'done' | 'unknown' | 'unreachable';

/** Confirms a subscription with the link of the mail: at once, for the click was in the mail. */
export function NewsletterConfirmation({ hash, em }: { hash: string; em: string }): ReactElement {
  const { t } = useLingui();
  const confirm = useSetAtom(confirmSubscriptionAtom);
  const [phase, setPhase] = useState<Phase>('confirming');
  useEffect(() => {
    confirm({ hash, em }).then(
      () => setPhase('done'),
      (error: unknown) => {
        console.error('The newsletter could not be confirmed.', error);
        setPhase(hasStatus(error, 400, 404) ? 'unknown' : 'unreachable');
      },
    );
  }, [confirm, hash, em]);
  if (phase === 'confirming') return <Skeleton blockSize="8rem" />;
  if (phase === 'done') {
    return (
      <SentCard title={t`Vielen Dank`}>
        <p>{t`Ihre Adresse ist bestätigt. Sie bekommen ab jetzt unseren Newsletter.`}</p>
      </SentCard>
    );
  }
  return phase === 'unknown' ? (
    <Notice tone="warning" role="alert" title={t`Dieser Link gilt nicht mehr`}>
      {t`Vielleicht haben Sie ihn schon benutzt: Dann ist alles in Ordnung. Sonst melden Sie sich bitte noch einmal an.`}
    </Notice>
  ) : (
    <Notice tone="danger" role="alert" title={t`Der Shop ist gerade nicht zu erreichen`}>
      {t`Bitte öffnen Sie den Link in der E-Mail etwas später noch einmal.`}
    </Notice>
  );
}
