import { atom, type Getter } from 'jotai';
import { hearingKept } from '#platform/connectivity/hearing-kept.ts';
import { storeApiAtom } from '#platform/session/session-atoms.ts';
import {
  getOrder,
  getOrderByLink,
  type GuestLink,
  type OrderChange,
  type OrderDetail,
} from '#store-api/checkout/orders.ts';
import { hasStatus } from '#store-api/store-api-error.ts';
import { guestLinksAtom } from './guest-links.ts';
import { ordersAtom, type OrderState } from './known-orders.ts';

const loading: OrderState = { state: 'loading' };

/** An order by id; load it with `loadOrderAtom` or open it with `openOrderAtom`. */
export const orderStatesAtom = atom(
  (get) =>
    (orderId: string): OrderState =>
      get(ordersAtom).get(orderId) ?? loading,
);

/** How calls about an order name it: with what its guest showed, if it was opened that way. */
export const orderChangesAtom = atom((get) => (orderId: string): OrderChange => ({
  orderId,
  link: linkTo(get, orderId),
}));

/** Asks how an order is now; what is shown of it stays as it is. */
export const askOrderAtom = atom(null, (get, _set, orderId: string): Promise<OrderState> => {
  const { api, since } = hearingKept(get(storeApiAtom));
  const link = linkTo(get, orderId);
  return readOrder(() => (link ? getOrderByLink(api, link) : getOrder(api, orderId)), since);
});

/** Loads an order, or loads it anew; what is shown stays until the answer is there. */
export const loadOrderAtom = atom(null, async (get, set, orderId: string): Promise<OrderState> => {
  const next = await set(askOrderAtom, orderId);
  set(ordersAtom, new Map([...get(ordersAtom), [orderId, next]]));
  return next;
});

/** Loads an order anew that is shown; it stays as it is while the shop does not answer. */
export const freshenOrderAtom = atom(null, async (get, set, orderId: string): Promise<void> => {
  const next = await set(askOrderAtom, orderId);
  if (next.state === 'found') set(ordersAtom, new Map([...get(ordersAtom), [orderId, next]]));
});

/**
 * Opens an order by the code of its link: in the session, or by what its guest shows.
 *
 * @returns its id, null when the session's customer has no such order. @throws {StoreApiError} as `getOrderByLink`
 */
export const openOrderAtom = atom(
  null,
  async (get, set, link: GuestLink | Pick<GuestLink, 'deepLinkCode'>): Promise<string | null> => {
    const { api, since } = hearingKept(get(storeApiAtom));
    const detail = await getOrderByLink(api, link);
    if (!detail) return null;
    const { id } = detail.order;
    const others = get(guestLinksAtom).filter(({ orderId }) => orderId !== id);
    set(guestLinksAtom, 'email' in link ? [...others, { orderId: id, ...link }] : others);
    set(ordersAtom, new Map([...get(ordersAtom), [id, { state: 'found', keptSince: since(), ...detail }]]));
    return id;
  },
);

function linkTo(get: Getter, orderId: string): GuestLink | undefined {
  const kept = get(guestLinksAtom).find((link) => link.orderId === orderId);
  return kept && { deepLinkCode: kept.deepLinkCode, email: kept.email, zipcode: kept.zipcode };
}

async function readOrder(
  read: () => Promise<OrderDetail | null>,
  since: () => string | undefined,
): Promise<OrderState> {
  try {
    const detail = await read();
    return detail ? { state: 'found', keptSince: since(), ...detail } : { state: 'missing' };
  } catch (error) {
    if (hasStatus(error, 403)) return { state: 'locked' };
    if (hasStatus(error, 400, 404)) return { state: 'missing' };
    console.error('The order could not be loaded.', error);
    return { state: 'unreachable' };
  }
}
