import { inTransaction } from '../base/database/in-transaction.ts';
import type { Shop } from '../entities/shop.ts';
import { dispatchMail, letterSender } from '../mail/order-letters.ts';
import { loadOrderHead } from '../papers/load-order-document.ts';
import { queueMail } from '../post/mail-table.ts';
import { stateId } from '../seeding/base-data/states.ts';
import { updateRow } from '../seeding/update-row.ts';

/**
 * Marks the deliveries of an order as dispatched, with the numbers their carrier gave, and tells the customer: for whoever
 * works at the desk; no call of the Store API leads here. What is dispatched already stays as it is and is not told again.
 *
 * @throws {TypeError} for an order there is not
 */
export function dispatchOrder(shop: Shop, orderId: string, trackingCodes: readonly string[] = []): void {
  const shipped = stateId('order_delivery.state', 'shipped');
  inTransaction(shop.database, () => {
    const order = loadOrderHead(shop, orderId);
    if (order === undefined) throw new TypeError(`There is no order ${orderId}`);
    const waiting = shop.database
      .prepare('SELECT id FROM order_delivery WHERE order_id = ? AND state_id <> ?')
      .all(orderId, shipped);
    if (waiting.length === 0) return;
    for (const { id } of waiting)
      updateRow(shop, 'order_delivery', String(id), { stateId: shipped, trackingCodes: [...trackingCodes] });
    queueMail(shop, dispatchMail(order, letterSender(shop, order), trackingCodes));
  });
}
