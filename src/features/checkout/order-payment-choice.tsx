import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { isPaidOnline, latestTransaction, mayPayAgain, paymentStateOf } from '#features/orders/order-payment.ts';
import type { OrderDetail } from '#store-api/checkout/orders.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Disclosure } from '#ui/overlay/disclosure.tsx';
import { PayAgain } from './pay-again.tsx';

/** What is left to pay of an order, and another way to; nothing once that is settled. */
export function OrderPayment({ detail: { order, paymentChangeable } }: { detail: OrderDetail }): ReactElement | null {
  const { t } = useLingui();
  const transaction = latestTransaction(order);
  if (!mayPayAgain(order)) return null;
  // Once the order was loaded anew, the choice begins anew.
  const choice = <PayAgain key={transaction?.id} order={order} changeable={paymentChangeable} onSettled={noNews} />;
  if (isPaidOnline(transaction) || paymentStateOf(order) === 'failed') {
    return (
      <Notice tone="warning" title={t`Die Zahlung steht noch aus`}>
        {choice}
      </Notice>
    );
  }
  return <Disclosure summary={t`Zahlungsart ändern`}>{choice}</Disclosure>;
}

/** The order shown has been loaded anew by then. */
const noNews = (): void => undefined;
