import * as z from 'zod/mini';
import type { CurrentCustomer } from '../account/customer/require-customer.ts';
import { updateRow } from '../seeding/update-row.ts';
import { inTransaction } from '../base/database/in-transaction.ts';
import type { SalesChannelContext } from '../entities/sales-channel-context.ts';
import { shopError } from '../http/shop-error.ts';
import { parseJson } from '../base/json.ts';
import { lastTransaction, setTransactionState, type Transaction } from './transactions.ts';
import { randomId } from '../base/random-id.ts';
import { stateId } from '../seeding/base-data/states.ts';
import { upsert } from '../seeding/upsert.ts';
import type { Shop } from '../entities/shop.ts';
import { findOwnOrder } from './own-order.ts';

/** Payment may change while nothing was paid for good. */
const changeable: ReadonlySet<string> = new Set([
  'open',
  'cancelled',
  'reminded',
  'failed',
  'chargeback',
  'unconfirmed',
]);

/**
 * Lets the customer pay an order another way, or again the same way: the old transactions are cancelled and a new one
 * opened, or the last one is reopened.
 *
 * @throws {ShopError} 404 for a foreign order or a method that is not offered, 400 for an unknown method or when the
 *   payment cannot be changed any more.
 */
export function changePayment(
  shop: Shop,
  { orderId, paymentMethodId }: { readonly orderId: string; readonly paymentMethodId: string },
  customer: CurrentCustomer,
  context: SalesChannelContext,
): void {
  inTransaction(shop.database, () => {
    const order = findOwnOrder(shop, orderId, customer);
    const last = order && lastTransaction(shop, order.id);
    if (last === undefined) {
      throw shopError({
        status: 404,
        code: 'FRAMEWORK__ENTITY_NOT_FOUND',
        detail: `order for id ${orderId} not found.`,
        parameters: { entity: 'order', identifier: orderId },
      });
    }
    refuseUnknownMethod(shop, paymentMethodId, context);
    if (!changeable.has(last.state)) {
      throw shopError({
        status: 400,
        code: 'CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE',
        detail: 'Payment methods of order with current payment transaction type can not be changed.',
      });
    }
    if (last.paymentMethodId === paymentMethodId) setTransactionState(shop, last.id, 'open');
    else addTransaction(shop, last, paymentMethodId);
  });
}

const transactionRow = z.object({ amount: z.string() });

function refuseUnknownMethod(shop: Shop, paymentMethodId: string, { salesChannelId }: SalesChannelContext): void {
  const row = shop.database
    .prepare(
      `SELECT p.active, EXISTS (SELECT 1 FROM sales_channel_payment_method s
         WHERE s.payment_method_id = p.id AND s.sales_channel_id = ?) AS offered FROM payment_method p WHERE p.id = ?`,
    )
    .get(salesChannelId, paymentMethodId);
  if (row === undefined) {
    throw shopError({
      status: 400,
      code: 'CHECKOUT__UNKNOWN_PAYMENT_METHOD',
      detail: `Could not find payment method with id "${paymentMethodId}"`,
      parameters: { entity: 'payment method', field: 'id', value: paymentMethodId },
    });
  }
  if (row['active'] === 1 && row['offered'] === 1) return;
  throw shopError({
    status: 404,
    code: 'CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE',
    detail: 'The order has no payment method available.',
    parameters: { id: paymentMethodId },
  });
}

function addTransaction(shop: Shop, last: Transaction, paymentMethodId: string): void {
  const row = shop.database.prepare('SELECT amount FROM order_transaction WHERE id = ?').get(last.id);
  const { amount } = transactionRow.parse(row);
  const before = shop.database.prepare('SELECT id FROM order_transaction WHERE order_id = ?').all(last.orderId);
  for (const { id } of before) setTransactionState(shop, String(id), 'cancelled');
  const id = randomId(shop.random);
  upsert(shop, 'order_transaction', [
    {
      id,
      orderId: last.orderId,
      paymentMethodId,
      amount: parseJson(amount),
      stateId: stateId('order_transaction.state', 'open'),
    },
  ]);
  updateRow(shop, 'order', last.orderId, { primaryOrderTransactionId: id });
}
