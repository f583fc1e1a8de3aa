import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { useNeededSession } from '#platform/session/first-view.ts';
import { PageHeading } from '#ui/layout/page-heading.tsx';

/** The orders of an account; `?page=` counts from 1. */
export function Component(): ReactElement {
  const { t } = useLingui();
  useNeededSession();
  const [parameters] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1);
  return (
    <>
      <PageHead title={t`Ihre Bestellungen`} />
      <PageHeading>{t`Ihre Bestellungen`}</PageHeading>
      <LatePart areas={['orders']} load={loadOrders} props={{ page }} />
    </>
  );
}

const loadOrders = async () => (await import('./order/own-orders.tsx')).OwnOrders;
