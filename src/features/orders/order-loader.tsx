import { useEffect, type ReactElement, type ReactNode } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { OrderUnavailable } from './order-unavailable.tsx';
import type { OrderState } from './known-orders.ts';
import { loadOrderAtom, orderStatesAtom } from './order-atoms.ts';
import type { OrderDetail } from '#store-api/checkout/orders.ts';
import type { Order } from '#store-api/schemas/order.ts';
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';

interface OrderLoaderProps {
  orderId: string;
  /** Of the page; without an order while it is being loaded and when it cannot be shown. */
  headingOf: (order: Order | undefined) => string;
  children: (detail: OrderDetail) => ReactNode;
}

/** Loads an order of this session and shows what can be shown of it. The heading stays, and the focus with it. */
export function OrderLoader({ orderId, headingOf, children }: OrderLoaderProps): ReactElement {
  const { t } = useLingui();
  const state = useOrder(orderId);
  const order = state.state === 'found' ? state.order : undefined;
  const orderNumber = order?.orderNumber;
  return (
    <>
      <PageHeading eyebrow={orderNumber === undefined ? undefined : t`Bestellung ${orderNumber}`}>
        {headingOf(order)}
      </PageHeading>
      <Stack gap={8}>
        {state.state === 'found' && children(state)}
        {state.state === 'loading' && <LoadingOrder />}
        {state.state !== 'found' && state.state !== 'loading' && (
          <OrderUnavailable orderId={orderId} state={state.state} />
        )}
      </Stack>
    </>
  );
}

/** An order of this session, loaded when the page is shown. */
function useOrder(orderId: string): OrderState {
  const load = useSetAtom(loadOrderAtom);
  useEffect(() => void load(orderId), [load, orderId]);
  return useAtomValue(orderStatesAtom)(orderId);
}

/** An order that is on its way here. */
export function LoadingOrder(): ReactElement {
  const { t } = useLingui();
  return (
    <>
      <VisuallyHidden>{t`Die Bestellung wird geladen.`}</VisuallyHidden>
      <Skeleton blockSize="10rem" />
      <Skeleton lines={4} />
    </>
  );
}
