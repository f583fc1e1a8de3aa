import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useSetAtom } from 'jotai';
import { Trans, useLingui } from '@lingui/react/macro';
import { freshenOrderAtom } from '#features/orders/order-atoms.ts';
import { isPaid, isUnpaid } from '#features/orders/order-payment.ts';
import { hasEnded, newsOf } from '#features/orders/order-stages.ts';
import { LatePart } from '#platform/i18n/late-part.tsx';
import type { OrderDetail } from '#store-api/checkout/orders.ts';
import type { Order } from '#store-api/schemas/order.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { NextSteps } from './after/next-steps.tsx';
import { OrderDetails } from '#features/orders/order-details.tsx';
import { OrderPageLink } from '#features/orders/order-page-link.tsx';
import { OrderLoader } from '#features/orders/order-loader.tsx';

interface OrderPaidProps {
  orderId: string;
  /** Offered to who has ordered without one. */
  account: ReactNode;
}

/** Back from the payment page, all went well. */
export function OrderPaid({ orderId, account }: OrderPaidProps): ReactElement {
  const { t } = useLingui();
  const headingOf = (order: Order | undefined): string => {
    if (!order) return t`Ihre Zahlung`;
    if (hasEnded(newsOf(order))) return t`Ihre Bestellung`;
    return isPaid(order) ? t`Vielen Dank, Ihre Zahlung ist angekommen!` : t`Vielen Dank für Ihre Bestellung!`;
  };
  return (
    <OrderLoader orderId={orderId} headingOf={headingOf}>
      {(detail) => <Paid detail={detail} account={account} />}
    </OrderLoader>
  );
}

/** Rarely asked for: pages seen first share no files with it. */
const loadPayment = async () => (await import('./order-payment-choice.tsx')).OrderPayment;

function Paid({ detail, account }: { detail: OrderDetail; account: ReactNode }): ReactElement {
  const { t } = useLingui();
  const { order } = detail;
  const isAwaited = isUnpaid(order) && !hasEnded(newsOf(order));
  useConfirmation(order.id, !isAwaited);
  return (
    <>
      {isAwaited ? (
        <Notice tone="info" role="status" title={t`Wir warten auf die Bestätigung Ihrer Zahlung`}>
          <Trans>
            Das dauert meist nur ein paar Sekunden. Sie müssen nichts tun; wir schreiben Ihnen, sobald sie da ist.
          </Trans>
        </Notice>
      ) : (
        <LatePart load={loadPayment} props={{ detail }} />
      )}
      <NextSteps order={order} />
      <OrderPageLink order={order} />
      {account}
      <OrderDetails order={order} />
    </>
  );
}

/** Providers confirm to the shop, sometimes after the customer is back. */
const waitsMs = [2000, 4000, 8000, 16_000] as const;

/** Asks a few times whether the payment has been confirmed meanwhile. @param settled nothing is awaited any more */
function useConfirmation(orderId: string, settled: boolean): void {
  const freshen = useSetAtom(freshenOrderAtom);
  const [attempt, setAttempt] = useState(0);
  const wait = waitsMs[attempt];
  useEffect(() => {
    if (settled || wait === undefined) return undefined;
    const timer = setTimeout(() => void freshen(orderId).then(() => setAttempt((before) => before + 1)), wait);
    return () => clearTimeout(timer);
  }, [settled, wait, freshen, orderId]);
}
