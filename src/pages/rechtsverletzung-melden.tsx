import { useState, type ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { ContactWays } from '#features/contact/contact-ways.tsx';
import { InfringementForm, type TakenNotice } from '#features/contact/infringement-form.tsx';
import { InfringementReceipt } from '#features/contact/infringement-receipt.tsx';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { TrailView } from '#platform/navigation/trail-view.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';
import { WithAside } from '#ui/layout/with-aside.tsx';
import type { loadContactPage } from './loaders/load-contact-page.ts';

/** Where everybody reports what violates rights (LAW-29); works without login. */
export function Component(): ReactElement {
  const { t } = useLingui();
  const { salutations } = useLoaderData<typeof loadContactPage>();
  const [taken, setTaken] = useState<TakenNotice | null>(null);
  // "Not specified" is the last one.
  const salutationId = salutations.at(-1)?.id ?? '';
  const intro = t`Verletzt etwas auf diesen Seiten oder ein Druck von uns Ihre Rechte? Sagen Sie es uns hier. Sie müssen sich nicht anmelden.`;
  return (
    <PageWidth>
      <PageHead title={t`Rechtsverletzung melden`} description={intro} canonicalPath="/rechtsverletzung-melden" />
      <TrailView name={t`Rechtsverletzung melden`} />
      <PageHeading intro={taken === null && intro}>{t`Rechtsverletzung melden`}</PageHeading>
      <WithAside aside={<ContactWays />} asideLabel={t`Andere Wege`}>
        {taken === null ? (
          <InfringementForm salutationId={salutationId} onSent={setTaken} />
        ) : (
          <InfringementReceipt taken={taken} />
        )}
      </WithAside>
    </PageWidth>
  );
}
