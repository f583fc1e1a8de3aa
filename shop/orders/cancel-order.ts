import * as z from 'zod/mini';
import type { CurrentCustomer } from '../account/customer/require-customer.ts';
import { updateRow } from '../seeding/update-row.ts';
import { inTransaction } from '../base/database/in-transaction.ts';
import { shopError, type ShopError } from '../http/shop-error.ts';
import { stateId } from '../seeding/base-data/states.ts';
import { cancellationByShopMail, cancellationMail, letterSender } from '../mail/order-letters.ts';
import { cancellationNotice } from '../mail/owner-notices.ts';
import { loadOrderHead } from '../papers/load-order-document.ts';
import type { OrderHead } from '../papers/order-document.ts';
import { queueMail } from '../post/mail-table.ts';
import type { Shop } from '../entities/shop.ts';
import { bookStock } from './book-stock.ts';
import { findOwnOrder, isDispatched } from './own-order.ts';

const cancellable: ReadonlySet<string> = new Set(['open', 'in_progress']);

const linesSchema = z.array(z.object({ product_id: z.string(), quantity: z.number() }));

/**
 * Cancels an open order or one in progress, puts its goods back, sets its files free and tells customer and owner; payment and
 * delivery keep their states. Stricter than a Shopware, which cancels what has been sent as well (6.6 even what is completed):
 * goods that are gone would be for sale again (decision 59).
 * A cancelled order stays cancelled without an error.
 *
 * @returns id of the state the order is in
 * @throws {ShopError} 404 for an order that is not the customer's, 400 for one that cannot be cancelled any more.
 */
export function cancelOrder(shop: Shop, orderId: string, customer: CurrentCustomer): string {
  const cancelled = stateId('order.state', 'cancelled');
  return inTransaction(shop.database, () => {
    const order = findOwnOrder(shop, orderId, customer);
    if (order === undefined) throw orderNotFound(orderId);
    if (order.state === 'cancelled') return cancelled;
    if (!cancellable.has(order.state) || isDispatched(shop, order.id)) throw cannotCancel(order.state);
    endOrder(shop, order.id);
    tellOfCancelling(shop, order.id);
    return cancelled;
  });
}

const orderNotFound = (orderId: string): ShopError =>
  shopError({
    status: 404,
    code: 'CHECKOUT__ORDER_ORDER_NOT_FOUND',
    detail: `Could not find order with id "${orderId}"`,
    parameters: { entity: 'order', field: 'id', value: orderId },
  });

const cannotCancel = (state: string): ShopError =>
  shopError({
    status: 400,
    code: 'SYSTEM__ILLEGAL_STATE_TRANSITION',
    detail: `Illegal transition "cancel" from state "${state}". Possible transitions are: reopen`,
    parameters: { transition: 'cancel', currentState: state, possibleTransitions: 'reopen' },
  });

/** The same by whoever works at the desk, who has made sure that it can be done; the customer is told that it was the shop. */
export function cancelAtDesk(shop: Shop, order: OrderHead): void {
  endOrder(shop, order.id);
  queueMail(shop, cancellationByShopMail(order, letterSender(shop, order)));
}

/** Part of the caller's transaction. */
function endOrder(shop: Shop, orderId: string): void {
  updateRow(shop, 'order', orderId, { stateId: stateId('order.state', 'cancelled') });
  returnGoods(shop, orderId);
  shop.uploads?.release(orderId);
}

/** To the customer, and to the owner, who may have begun to print. */
function tellOfCancelling(shop: Shop, orderId: string): void {
  const order = loadOrderHead(shop, orderId);
  if (order === undefined) return;
  queueMail(shop, cancellationMail(order, letterSender(shop, order)));
  queueMail(shop, cancellationNotice(order.orderNumber, shop.config));
}

function returnGoods(shop: Shop, orderId: string): void {
  const rows = shop.database
    .prepare('SELECT product_id, quantity FROM order_line_item WHERE order_id = ? AND product_id IS NOT NULL')
    .all(orderId);
  const goods = linesSchema.parse(rows).map((row) => ({ productId: row.product_id, quantity: -row.quantity }));
  bookStock(shop, goods);
}
