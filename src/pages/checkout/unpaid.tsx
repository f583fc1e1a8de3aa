import type { ReactElement } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { OrderUnpaid } from '#features/checkout/order-unpaid.tsx';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { TrailView } from '#platform/navigation/trail-view.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';

export function Component(): ReactElement {
  const { t } = useLingui();
  const { orderId = '' } = useParams();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  return (
    <PageWidth>
      <PageHead title={t`Zahlung nicht abgeschlossen`} />
      <TrailView
        trail={[{ name: t`Ihre Bestellung`, path: `/checkout/success/${orderId}` }]}
        name={t`Zahlung nicht abgeschlossen`}
      />
      <OrderUnpaid
        orderId={orderId}
        errorCode={parameters.get('error-code')}
        onSettled={() => void navigate(`/checkout/success/${orderId}`)}
      />
    </PageWidth>
  );
}
