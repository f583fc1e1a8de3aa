import { useEffect, useState, type ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { Trans, useLingui } from '@lingui/react/macro';
import { loadOrderAtom } from '#features/orders/order-atoms.ts';
import { paymentStateOf } from '#features/orders/order-payment.ts';
import type { Order } from '#store-api/schemas/order.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { NextSteps } from './next-steps.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderLoader } from './order-loader.tsx';

/** Back from the payment page, all went well. */
export function OrderPaid({ orderId }: { orderId: string }): ReactElement {
  const { t } = useLingui();
  return (
    <OrderLoader orderId={orderId} heading={t`Ihre Zahlung`}>
      {({ order }) => <Paid order={order} />}
    </OrderLoader>
  );
}

function Paid({ order }: { order: Order }): ReactElement {
  const { t } = useLingui();
  const isConfirmed = paymentStateOf(order) === 'paid';
  useConfirmation(order.id, isConfirmed);
  const { orderNumber } = order;
  return (
    <Stack gap={8}>
      <PageHeading eyebrow={t`Bestellung ${orderNumber}`}>
        {isConfirmed ? t`Vielen Dank, Ihre Zahlung ist angekommen!` : t`Vielen Dank für Ihre Bestellung!`}
      </PageHeading>
      {!isConfirmed && (
        <Notice tone="info" role="status" title={t`Wir warten auf die Bestätigung Ihrer Zahlung`}>
          <Trans>
            Das dauert meist nur ein paar Sekunden. Sie müssen nichts tun; wir schreiben Ihnen, sobald sie da ist.
          </Trans>
        </Notice>
      )}
      <NextSteps order={order} />
      <OrderDetails order={order} />
    </Stack>
  );
}

/** Providers confirm to the shop, sometimes after the customer is back. */
const waitsMs = [2000, 4000, 8000, 16_000] as const;

/** Asks a few times whether the payment has been confirmed meanwhile. */
function useConfirmation(orderId: string, isConfirmed: boolean): void {
  const load = useSetAtom(loadOrderAtom);
  const [attempt, setAttempt] = useState(0);
  const wait = waitsMs[attempt];
  useEffect(() => {
    if (isConfirmed || wait === undefined) return undefined;
    const timer = setTimeout(() => void load(orderId).then(() => setAttempt((before) => before + 1)), wait);
    return () => clearTimeout(timer);
  }, [isConfirmed, wait, load, orderId]);
}
