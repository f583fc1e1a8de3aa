import { useState, type ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { NewsletterConfirmation } from '#features/newsletter/newsletter-confirmation.tsx';
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx';
import { NewsletterSetting } from '#features/newsletter/newsletter-setting.tsx';
import { SubscriptionSent } from '#features/newsletter/subscription-sent.tsx';
import { useNeededSession } from '#platform/session/first-view.ts';
import { sessionKindAtom, userAtom } from '#platform/session/session-atoms.ts';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { TrailView } from '#platform/navigation/trail-view.tsx';
import { useLinkParameters } from '#platform/navigation/use-link-parameters.ts';
import { SentCard } from '#ui/feedback/sent-card.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';
import { Section } from '#ui/layout/section.tsx';

const parameters = ['hash', 'em'] as const;

export function Component(): ReactElement {
  const { t } = useLingui();
  useNeededSession();
  const link = useLinkParameters(parameters);
  const hash = link?.('hash') ?? '';
  const user = useAtomValue(userAtom);
  const isCustomer = useAtomValue(sessionKindAtom) === 'customer';
  return (
    <PageWidth>
      <PageHead title={t`Newsletter`} />
      <TrailView name={t`Newsletter`} />
      <PageHeading intro={t`Neue Noten, neue Papiere und Tipps zum Drucken, per E-Mail.`}>{t`Newsletter`}</PageHeading>
      {link && hash !== '' && <NewsletterConfirmation hash={hash} em={link('em')} />}
      {hash === '' && user && isCustomer && <NewsletterSetting email={user.email} />}
      {hash === '' && !isCustomer && <ByAddress />}
    </PageWidth>
  );
}

/** For everybody else: subscribing and unsubscribing by e-mail address, beside each other where there is room. */
function ByAddress(): ReactElement {
  const { t } = useLingui();
  const [subscribed, setSubscribed] = useState<string | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  return (
    <Grid gap={12} minWidth="22rem" stretch>
      <Section heading={t`Abonnieren`}>
        {subscribed === null ? (
          <NewsletterForm kind="subscribe" onDone={setSubscribed} />
        ) : (
          <SubscriptionSent email={subscribed} />
        )}
      </Section>
      <Section heading={t`Abbestellen`}>
        {left === null ? (
          <NewsletterForm kind="unsubscribe" onDone={setLeft} />
        ) : (
          <SentCard title={t`Abbestellt`}>
            <p>{t`${left} bekommt keinen Newsletter mehr von uns.`}</p>
          </SentCard>
        )}
      </Section>
    </Grid>
  );
}
