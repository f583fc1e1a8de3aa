import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { loginAddress } from '#features/account/return-address.ts';
import { OrderList } from '#features/orders/order-list.tsx';
import { OrderLookup } from '#features/orders/order-lookup.tsx';
import { hasRefreshFailedAtom, sessionAtom, sessionKindAtom } from '#platform/session/session-atoms.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** The list for customers, the way to an order for everybody else. */
export function OwnOrders({ page }: { page: number }): ReactElement {
  const customerId = useAtomValue(sessionAtom)?.customer?.id;
  const isCustomer = useAtomValue(sessionKindAtom) === 'customer';
  const isKnown = useAtomValue(sessionAtom) !== null;
  const hasFailed = useAtomValue(hasRefreshFailedAtom);
  if (isCustomer) return <OrderList key={customerId} page={page} />;
  return isKnown || hasFailed ? <OrderLookup login={loginAddress('/account/order')} /> : <Skeleton blockSize="20rem" />;
}
