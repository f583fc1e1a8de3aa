import { atom } from 'jotai';
import { cartAtom } from '#features/cart/cart-atoms.ts';
import { isEmptyCart } from '#features/cart/cart-kind.ts';
import { storeApiAtom } from '#platform/session/session-atoms.ts';
import { listOrders } from '#store-api/checkout/orders.ts';
import type { Order } from '#store-api/schemas/order.ts';
import { unansweredOrderNoteAtom } from './unanswered-order-note.ts';

interface UnansweredOrder {
  /** What the cart cost. */
  readonly total: number;
  /** When it was sent, by the clock of this device. */
  readonly at: number;
}

/** An order that was sent and got no answer yet. */
export const unansweredOrderAtom = atom(
  (get): UnansweredOrder | null => {
    const [total, at] = (get(unansweredOrderNoteAtom) ?? '').split(' ').map(Number);
    return total === undefined || at === undefined ? null : { total, at };
  },
  (_get, set, order: UnansweredOrder | null) => set(unansweredOrderNoteAtom, order && `${order.total} ${order.at}`),
);

/** By how much the clock of a device may be ahead of the shop's. Milliseconds. */
const clockSkewMs = 3_600_000;

/**
 * When the connection broke before the answer came, or the page was loaded anew, the order may exist all the same: ordering
 * empties the cart, and the newest order costs what the cart did.
 */
export const findUnansweredOrderAtom = atom(null, async (get): Promise<string | undefined> => {
  const sent = get(unansweredOrderAtom);
  if (sent === null || !isEmptyCart(get(cartAtom)?.lineItems ?? [])) return undefined;
  try {
    const { orders } = await listOrders(get(storeApiAtom), 1, 1);
    const isSent = ({ amountTotal, orderDateTime }: Order): boolean =>
      amountTotal === sent.total && !(Date.parse(orderDateTime) < sent.at - clockSkewMs);
    return orders.find(isSent)?.id;
  } catch (error) {
    console.error('The order could not be looked up.', error);
    return undefined;
  }
});
