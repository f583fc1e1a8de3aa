import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { RegistrationConfirmation } from '#features/account/registration-confirmation.tsx';
import { useNeededSession } from '#platform/session/first-view.ts';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { TrailView } from '#platform/navigation/trail-view.tsx';
import { useLinkParameters } from '#platform/navigation/use-link-parameters.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';

const parameters = ['hash', 'em'] as const;

export function Component(): ReactElement {
  const { t } = useLingui();
  useNeededSession();
  const link = useLinkParameters(parameters);
  const title = t`E-Mail-Adresse bestätigen`;
  return (
    <PageWidth>
      <PageHead title={title} />
      <TrailView name={title} />
      <PageHeading>{title}</PageHeading>
      {link ? <RegistrationConfirmation hash={link('hash')} em={link('em')} /> : <Skeleton blockSize="12rem" />}
    </PageWidth>
  );
}
