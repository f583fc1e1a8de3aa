import { useEffect, type ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { codeInLink } from '#features/orders/code-in-link.ts';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { useNeededSession } from '#platform/session/first-view.ts';
import { PageHeading } from '#ui/layout/page-heading.tsx';

/** The orders of an account; `?page=` counts from 1, `?link=` is what the installed application was to open. */
export function Component(): ReactElement {
  const { t } = useLingui();
  useNeededSession();
  const [parameters] = useSearchParams();
  useOpenedLink(parameters.get('link') ?? '');
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

/** Goes on to the order of a link with the application's own scheme. */
function useOpenedLink(link: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const code = codeInLink(link, location.origin);
    if (code !== undefined) void navigate(`/account/order/${code}`, { replace: true });
  }, [link, navigate]);
}
