import type { ReactElement } from 'react';
import { useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { ContactForm } from '#features/contact/contact-form.tsx';
import { ContactMessageSent } from '#features/contact/contact-message-sent.tsx';
import { ContactWays } from '#features/contact/contact-ways.tsx';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { TrailView } from '#platform/navigation/trail-view.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';
import { WithAside } from '#ui/layout/with-aside.tsx';
import type { loadContactPage } from './loaders/load-contact-page.ts';

/** The contact form; `?order=` brings an order number along. */
export function Component(): ReactElement {
  const { t } = useLingui();
  const { salutations } = useLoaderData<typeof loadContactPage>();
  const [search] = useSearchParams();
  const [sent, setSent] = useState<string | null>(null);
  const intro = t`Eine Frage zu Papier, Bindung oder Ihrer Bestellung? Schreiben Sie uns, wir antworten per E-Mail.`;
  const orderNumber = search.get('order') ?? '';
  const subject = orderNumber === '' ? '' : t`Bestellung ${orderNumber}`;
  return (
    <PageWidth>
      <PageHead title={t`Kontakt`} description={intro} canonicalPath="/contact" />
      <TrailView name={t`Kontakt`} />
      <PageHeading intro={intro}>{t`Schreiben Sie uns`}</PageHeading>
      <WithAside aside={<ContactWays />} asideLabel={t`Andere Wege`}>
        {sent === null ? (
          <ContactForm salutations={salutations} subject={subject} onSent={setSent} />
        ) : (
          <ContactMessageSent message={sent} onWriteAnother={() => setSent(null)} />
        )}
      </WithAside>
    </PageWidth>
  );
}
