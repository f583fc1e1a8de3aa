import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { PasswordReset } from '#features/account/password-reset.tsx';
import { useNeededSession } from '#platform/session/first-view.ts';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { TrailView } from '#platform/navigation/trail-view.tsx';
import { useLinkParameters } from '#platform/navigation/use-link-parameters.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';

const parameters = ['hash'] as const;

export function Component(): ReactElement {
  const { t } = useLingui();
  useNeededSession();
  const link = useLinkParameters(parameters);
  const title = t`Neues Passwort vergeben`;
  return (
    <PageWidth>
      <PageHead title={title} />
      <TrailView trail={[{ name: t`Anmelden`, path: '/login' }]} name={title} />
      <PageHeading>{title}</PageHeading>
      {link ? <PasswordReset hash={link('hash')} /> : <Skeleton blockSize="20rem" />}
    </PageWidth>
  );
}
