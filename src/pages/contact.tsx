import type { ReactElement } from 'react';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { ContactForm } from '#features/contact/contact-form.tsx';
import { ContactMessageSent } from '#features/contact/contact-message-sent.tsx';
import { ContactWays } from '#features/contact/contact-ways.tsx';
import { loadSalutations } from '#features/contact/load-salutations.ts';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { TrailView } from '#platform/navigation/trail-view.tsx';
import { shellContext } from '#platform/session/shell.ts';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';
import { WithAside } from '#ui/layout/with-aside.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  return { salutations: await loadSalutations(context.get(shellContext).api) };
}

export function Component(): ReactElement {
  const { t } = useLingui();
  const { salutations } = useLoaderData<typeof loader>();
  const [sent, setSent] = useState<string | null>(null);
  const intro = t`Eine Frage zu Papier, Bindung oder Ihrer Bestellung? Schreiben Sie uns, wir antworten per E-Mail.`;
  return (
    <PageWidth>
      <PageHead title={t`Kontakt`} description={intro} canonicalPath="/contact" />
      <TrailView name={t`Kontakt`} />
      <PageHeading intro={intro}>{t`Schreiben Sie uns`}</PageHeading>
      <WithAside aside={<ContactWays />} asideLabel={t`Andere Wege`}>
        {sent === null ? (
          <ContactForm salutations={salutations} onSent={setSent} />
        ) : (
          <ContactMessageSent message={sent} onWriteAnother={() => setSent(null)} />
        )}
      </WithAside>
    </PageWidth>
  );
}
