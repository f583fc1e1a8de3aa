import * as z from 'zod/mini';
import type { CurrentCustomer } from '../account/customer/require-customer.ts';
import type { Shop } from '../entities/shop.ts';

const rowSchema = z.object({ id: z.string(), state: z.string() });

export interface OwnOrder {
  readonly id: string;
  /** Technical name. */ readonly state: string;
}

/** Whether a part of it, or all, has been sent, whatever came back since. */
export function isDispatched(shop: Shop, orderId: string): boolean {
  const sent = shop.database.prepare(
    `SELECT 1 FROM order_delivery d JOIN state_machine_state s ON s.id = d.state_id
     WHERE d.order_id = ? AND s.technical_name IN ('shipped', 'shipped_partially', 'returned', 'returned_partially')`,
  );
  return sent.get(orderId) !== undefined;
}

/** An order of this customer; undefined for unknown ones and those of others. */
export function findOwnOrder(shop: Shop, orderId: string, customer: CurrentCustomer): OwnOrder | undefined {
  const row = shop.database
    .prepare(
      `SELECT o.id, s.technical_name AS state FROM "order" o
       JOIN order_customer c ON c.order_id = o.id JOIN state_machine_state s ON s.id = o.state_id
       WHERE o.id = ? AND c.customer_id = ?`,
    )
    .get(orderId, customer.id);
  return row === undefined ? undefined : rowSchema.parse(row);
}
