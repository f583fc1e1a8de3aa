import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { OrderPaid } from '#features/checkout/order-paid.tsx';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { TrailView } from '#platform/navigation/trail-view.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';
import { AccountAfterwards } from './account-afterwards.tsx';

export function Component(): ReactElement {
  const { t } = useLingui();
  const { orderId = '' } = useParams();
  return (
    <PageWidth>
      <PageHead title={t`Zahlung eingegangen`} />
      <TrailView
        trail={[{ name: t`Ihre Bestellung`, path: `/checkout/success/${orderId}` }]}
        name={t`Zahlung eingegangen`}
      />
      <OrderPaid orderId={orderId} account={<AccountAfterwards />} />
    </PageWidth>
  );
}
