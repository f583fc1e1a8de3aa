import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { loginAddress } from '#features/account/return-address.ts';
import { OrderPayment } from '#features/checkout/order-payment-choice.tsx';
import { LinkedOrder } from '#features/orders/linked-order.tsx';
import { OrderView } from '#features/orders/order-view.tsx';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { TrailView } from '#platform/navigation/trail-view.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';

/** One order, by the code that links in mails and in the list carry. The server renders its frame only, and nobody keeps it. */
export function Component(): ReactElement {
  const { t } = useLingui();
  const { deepLinkCode = '' } = useParams();
  return (
    <PageWidth>
      <PageHead title={t`Ihre Bestellung`} />
      <TrailView trail={[{ name: t`Ihre Bestellungen`, path: '/account/order' }]} name={t`Ihre Bestellung`} />
      <LinkedOrder
        key={deepLinkCode}
        deepLinkCode={deepLinkCode}
        login={loginAddress(`/account/order/${deepLinkCode}`)}
      >
        {(detail) => (
          <OrderView
            order={detail.order}
            withdrawal={`/vertrag-widerrufen?order=${encodeURIComponent(detail.order.orderNumber)}`}
            payment={<OrderPayment detail={detail} />}
          />
        )}
      </LinkedOrder>
    </PageWidth>
  );
}
