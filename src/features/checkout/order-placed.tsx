import { useCallback, useEffect, type ReactElement, type ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import {
  isPaidOnline,
  isUnpaid,
  latestTransaction,
  mayPayAgain,
  paymentStateOf,
} from '#features/orders/order-payment.ts';
import { hasEnded, newsOf } from '#features/orders/order-stages.ts';
import { leaveTo } from '#platform/navigation/external-navigation.ts';
import type { OrderDetail } from '#store-api/checkout/orders.ts';
import type { Order } from '#store-api/schemas/order.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { NextSteps } from './after/next-steps.tsx';
import { OrderDetails } from '#features/orders/order-details.tsx';
import { OrderPageLink } from '#features/orders/order-page-link.tsx';
import { OrderLoader } from '#features/orders/order-loader.tsx';
import { PayAgain } from './pay-again.tsx';
import { PaymentRedirect } from './after/payment-redirect.tsx';
import { paymentStepAtom, type PaymentStep } from './order/payment-start-atoms.ts';

interface OrderPlacedProps {
  orderId: string;
  /** Offered to who has ordered without one. */
  account: ReactNode;
}

/** The order has been placed: what it is, what happens next, and the way to pay when that is still to be done. */
export function OrderPlaced({ orderId, account }: OrderPlacedProps): ReactElement {
  const { t } = useLingui();
  const headingOf = (order: Order | undefined): string =>
    order && !hasEnded(newsOf(order)) ? t`Vielen Dank für Ihre Bestellung!` : t`Ihre Bestellung`;
  return (
    <OrderLoader orderId={orderId} headingOf={headingOf}>
      {(detail) => (
        <>
          <OutstandingPayment detail={detail} />
          <NextSteps order={detail.order} />
          <OrderPageLink order={detail.order} />
          {account}
          <OrderDetails order={detail.order} />
        </>
      )}
    </OrderLoader>
  );
}

/** A payment page that waits, or the choice to open one again; nothing when there is nothing to do. */
function OutstandingPayment({ detail }: { detail: OrderDetail }): ReactElement | null {
  const { t } = useLingui();
  const { order, paymentChangeable } = detail;
  const step = useStepOf(order.id);
  const transaction = latestTransaction(order);
  const hasFailed = paymentStateOf(order) === 'failed';
  if (!isUnpaid(order) && !hasFailed) return null;
  if (step?.step === 'page') {
    return <PaymentRedirect method={transaction?.paymentMethod?.name ?? ''} leave={step.leave} />;
  }
  if (step || !(hasFailed || isPaidOnline(transaction)) || !mayPayAgain(order)) return null;
  return (
    <Notice tone="warning" title={t`Die Zahlung steht noch aus`}>
      <PayAgain order={order} changeable={paymentChangeable} onSettled={noNews} />
    </Notice>
  );
}

/** What came of starting the payment just now. A payment the provider refused has a page of its own. */
function useStepOf(orderId: string): { step: PaymentStep['step']; leave: () => void } | undefined {
  const latest = useAtomValue(paymentStepAtom);
  const step = latest?.orderId === orderId ? latest : undefined;
  const url = step && step.step !== 'nothing' ? step.url : undefined;
  const isRefused = step?.step === 'refused';
  const leave = useCallback(() => {
    if (url !== undefined) leaveTo(url, { external: true });
  }, [url]);
  useEffect(() => {
    if (isRefused) leave();
  }, [isRefused, leave]);
  return step && { step: step.step, leave };
}

/** The order shown has been loaded anew by then. */
const noNews = (): void => undefined;
