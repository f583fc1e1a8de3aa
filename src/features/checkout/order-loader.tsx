import type { ReactElement, ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { OrderUnavailable } from '#features/orders/order-unavailable.tsx';
import { useOrder } from '#features/orders/use-order.ts';
import type { OrderDetail } from '#store-api/orders.ts';
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';

interface OrderLoaderProps {
  orderId: string;
  /** The page's heading until the order is known, and when it cannot be shown. */
  heading: string;
  children: (detail: OrderDetail) => ReactNode;
}

/** Loads an order of this session and shows what can be shown of it. */
export function OrderLoader({ orderId, heading, children }: OrderLoaderProps): ReactElement {
  const { t } = useLingui();
  const state = useOrder(orderId);
  if (state.state === 'found') return <>{children(state)}</>;
  return (
    <Stack gap={8}>
      <PageHeading>{heading}</PageHeading>
      {state.state === 'loading' ? (
        <>
          <VisuallyHidden>{t`Die Bestellung wird geladen.`}</VisuallyHidden>
          <Skeleton blockSize="10rem" />
          <Skeleton lines={4} />
        </>
      ) : (
        <OrderUnavailable orderId={orderId} state={state.state} />
      )}
    </Stack>
  );
}
