import type { ReactElement } from 'react';
import { loginAddress } from '#features/account/return-address.ts';
import { OrderPayment } from '#features/checkout/order-payment-choice.tsx';
import { LinkedOrder } from '#features/orders/linked-order.tsx';
import { OrderView } from '#features/orders/order-view.tsx';

interface ShownOrderProps {
  deepLinkCode: string;
  onNumber: (orderNumber: string | undefined) => void;
}

/** The order of a link, put together from what orders and the checkout know of it. */
export function ShownOrder({ deepLinkCode, onNumber }: ShownOrderProps): ReactElement {
  const login = loginAddress(`/account/order/${deepLinkCode}`);
  return (
    <LinkedOrder deepLinkCode={deepLinkCode} login={login} onNumber={onNumber}>
      {(detail) => (
        <OrderView
          order={detail.order}
          withdrawal={`/vertrag-widerrufen?order=${encodeURIComponent(detail.order.orderNumber)}`}
          payment={<OrderPayment detail={detail} />}
        />
      )}
    </LinkedOrder>
  );
}
