import * as z from 'zod/mini';
import type { CurrentCustomer } from '../account/customer/require-customer.ts';
import type { Shop } from '../entities/shop.ts';

const rowSchema = z.object({ id: z.string(), state: z.string() });

export interface OwnOrder {
  readonly id: string;
  /** Technical name. */ readonly state: string;
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
