import * as z from 'zod/mini';
import { updateRow } from '../seeding/update-row.ts';
import { stateId } from '../seeding/base-data/states.ts';
import type { Shop } from '../entities/shop.ts';

const rowSchema = z.object({
  id: z.string(),
  order_id: z.string(),
  payment_method_id: z.string(),
  state: z.string(),
  asynchronous: z.number(),
});

export interface Transaction {
  readonly id: string;
  readonly orderId: string;
  readonly paymentMethodId: string;
  /** Technical name: `open`, `paid`, `failed`, `cancelled` … */
  readonly state: string;
  /** Paid on the provider's page, not in the shop. */
  readonly isAsynchronous: boolean;
}

const selectSql = `
  SELECT t.id, t.order_id, t.payment_method_id, s.technical_name AS state, p.asynchronous
  FROM order_transaction t JOIN state_machine_state s ON s.id = t.state_id
  JOIN payment_method p ON p.id = t.payment_method_id`;

/** The transaction an order is to be paid by: its newest one. */
export function lastTransaction(shop: Shop, orderId: string): Transaction | undefined {
  // Cancelled ones come last: within one millisecond the old and the new transaction carry the same time.
  const sql = `${selectSql} WHERE t.order_id = ? ORDER BY t.created_at DESC, s.technical_name = 'cancelled' LIMIT 1`;
  return toTransaction(shop.database.prepare(sql).get(orderId));
}

export function findTransaction(shop: Shop, id: string): Transaction | undefined {
  return toTransaction(shop.database.prepare(`${selectSql} WHERE t.id = ?`).get(id));
}

export function setTransactionState(shop: Shop, id: string, technicalName: string): void {
  updateRow(shop, 'order_transaction', id, { stateId: stateId('order_transaction.state', technicalName) });
}

function toTransaction(row: unknown): Transaction | undefined {
  if (row === undefined) return undefined;
  const transaction = rowSchema.parse(row);
  return {
    id: transaction.id,
    orderId: transaction.order_id,
    paymentMethodId: transaction.payment_method_id,
    state: transaction.state,
    isAsynchronous: transaction.asynchronous === 1,
  };
}
