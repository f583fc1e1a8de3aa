import type { ReactElement, ReactNode } from 'react';
import { AccountGuard } from '#features/account/account-guard.tsx';
import { PageHead } from '#platform/navigation/page-head.tsx';
import type { User } from '#platform/session/session-atoms.ts';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';

interface AccountPageProps {
  title: string;
  intro?: string;
  children: (customer: User) => ReactNode;
}

/** A page of the account: named for everybody, filled for its customer only. No search engine keeps it. */
export function AccountPage({ title, intro, children }: AccountPageProps): ReactElement {
  return (
    <>
      <PageHead title={title} />
      <PageHeading intro={intro}>{title}</PageHeading>
      <AccountGuard>{(customer) => <Stack gap={12}>{children(customer)}</Stack>}</AccountGuard>
    </>
  );
}
