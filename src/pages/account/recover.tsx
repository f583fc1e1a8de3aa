import { useState, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { RecoveryForm } from '#features/account/recovery-form.tsx';
import { useNeededSession } from '#platform/session/first-view.ts';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { TrailView } from '#platform/navigation/trail-view.tsx';
import { SentCard } from '#ui/feedback/sent-card.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';

export function Component(): ReactElement {
  const { t } = useLingui();
  useNeededSession();
  const [email, setEmail] = useState<string | null>(null);
  const title = t`Passwort vergessen`;
  return (
    <PageWidth>
      <PageHead title={title} />
      <TrailView trail={[{ name: t`Anmelden`, path: '/login' }]} name={title} />
      <PageHeading intro={t`Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort vergeben.`}>
        {title}
      </PageHeading>
      {email === null ? (
        <RecoveryForm onSent={setEmail} />
      ) : (
        <SentCard title={t`Bitte sehen Sie in Ihr Postfach`}>
          <p>{t`Wenn es zu ${email} ein Konto gibt, ist jetzt eine E-Mail mit einem Link unterwegs. Er gilt zwei Stunden.`}</p>
          <p>
            <TextLink to="/login">{t`Zurück zur Anmeldung`}</TextLink>
          </p>
        </SentCard>
      )}
    </PageWidth>
  );
}
