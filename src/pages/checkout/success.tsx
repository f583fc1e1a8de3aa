import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { OrderPlaced } from '#features/checkout/order-placed.tsx';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { TrailView } from '#platform/navigation/trail-view.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';
import { AccountAfterwards } from './account-afterwards.tsx';

export function Component(): ReactElement {
  const { t } = useLingui();
  const { orderId = '' } = useParams();
  return (
    <PageWidth>
      <PageHead title={t`Ihre Bestellung`} />
      <TrailView name={t`Ihre Bestellung`} />
      <OrderPlaced orderId={orderId} account={<AccountAfterwards />} />
    </PageWidth>
  );
}
