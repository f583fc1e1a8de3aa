import { atom } from 'jotai';
import { storeApiAtom } from '#platform/session/session-atoms.ts';
import { getOrder, type OrderDetail } from '#store-api/checkout/orders.ts';
import { hasStatus } from '#store-api/store-api-error.ts';

/**
 * What is known of an order. `missing`: this session has no such order. `locked`: the session has no customer (another
 * browser, or it has ended). `unreachable`: the shop could not be asked.
 */
export type OrderState =
  | { readonly state: 'loading' | 'missing' | 'locked' | 'unreachable' }
  | ({ readonly state: 'found' } & OrderDetail);

const ordersAtom = atom<ReadonlyMap<string, OrderState>>(new Map());

/** Takes all orders out of memory: they are those of another session. */
export const forgetOrdersAtom = atom(null, (_get, set) => set(ordersAtom, new Map()));

const loading: OrderState = { state: 'loading' };

/** An order of the session, by id; load it with `loadOrderAtom`. */
export const orderStatesAtom = atom(
  (get) =>
    (orderId: string): OrderState =>
      get(ordersAtom).get(orderId) ?? loading,
);

/** Loads an order, or loads it anew; what is shown stays until the answer is there. */
export const loadOrderAtom = atom(null, async (get, set, orderId: string): Promise<OrderState> => {
  const next = await readOrder(() => getOrder(get(storeApiAtom), orderId));
  set(ordersAtom, new Map([...get(ordersAtom), [orderId, next]]));
  return next;
});

async function readOrder(read: () => Promise<OrderDetail | null>): Promise<OrderState> {
  try {
    const detail = await read();
    return detail ? { state: 'found', ...detail } : { state: 'missing' };
  } catch (error) {
    if (hasStatus(error, 403)) return { state: 'locked' };
    if (hasStatus(error, 400, 404)) return { state: 'missing' };
    console.error('The order could not be loaded.', error);
    return { state: 'unreachable' };
  }
}
