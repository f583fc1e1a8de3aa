import { useEffect, useState, type ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { Trans, useLingui } from '@lingui/react/macro';
import { loadOrderAtom } from '#features/orders/order-atoms.ts';
import { paymentStateOf } from '#features/orders/order-payment.ts';
import type { Order } from '#store-api/schemas/order.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { NextSteps } from './after/next-steps.tsx';
import { OrderDetails } from '#features/orders/order-details.tsx';
import { OrderPageLink } from '#features/orders/order-page-link.tsx';
import { OrderLoader } from '#features/orders/order-loader.tsx';

/** Back from the payment page, all went well. */
export function OrderPaid({ orderId }: { orderId: string }): ReactElement {
  const { t } = useLingui();
  const headingOf = (order: Order | undefined): string => {
    if (!order) return t`Ihre Zahlung`;
    return isConfirmed(order) ? t`Vielen Dank, Ihre Zahlung ist angekommen!` : t`Vielen Dank für Ihre Bestellung!`;
  };
  return (
    <OrderLoader orderId={orderId} headingOf={headingOf}>
      {({ order }) => <Paid order={order} />}
    </OrderLoader>
  );
}

const isConfirmed = (order: Order): boolean => paymentStateOf(order) === 'paid';

function Paid({ order }: { order: Order }): ReactElement {
  const { t } = useLingui();
  const confirmed = isConfirmed(order);
  useConfirmation(order.id, confirmed);
  return (
    <>
      {!confirmed && (
        <Notice tone="info" role="status" title={t`Wir warten auf die Bestätigung Ihrer Zahlung`}>
          <Trans>
            Das dauert meist nur ein paar Sekunden. Sie müssen nichts tun; wir schreiben Ihnen, sobald sie da ist.
          </Trans>
        </Notice>
      )}
      <NextSteps order={order} />
      <OrderPageLink order={order} />
      <OrderDetails order={order} />
    </>
  );
}

/** Providers confirm to the shop, sometimes after the customer is back. */
const waitsMs = [2000, 4000, 8000, 16_000] as const;

/** Asks a few times whether the payment has been confirmed meanwhile. */
function useConfirmation(orderId: string, confirmed: boolean): void {
  const load = useSetAtom(loadOrderAtom);
  const [attempt, setAttempt] = useState(0);
  const wait = waitsMs[attempt];
  useEffect(() => {
    if (confirmed || wait === undefined) return undefined;
    const timer = setTimeout(() => void load(orderId).then(() => setAttempt((before) => before + 1)), wait);
    return () => clearTimeout(timer);
  }, [confirmed, wait, load, orderId]);
}
