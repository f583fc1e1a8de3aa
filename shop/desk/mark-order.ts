import * as z from 'zod/mini';
import { inTransaction } from '../base/database/in-transaction.ts';
import type { DeskAnswer, DeskRequest } from '../base/desk/desk-door.ts';
import { planMark, type DeskStep, type OrderStates } from '../base/desk/desk-marks.ts';
import type { Shop } from '../entities/shop.ts';
import { letterSender, refundMail } from '../mail/order-letters.ts';
import { cancelAtDesk } from '../orders/cancel-order.ts';
import { dispatchOrder } from '../orders/dispatch-order.ts';
import { makeInvoices } from '../orders/make-invoices.ts';
import { lastTransaction, setTransactionState } from '../orders/transactions.ts';
import { loadOrderHead } from '../papers/load-order-document.ts';
import type { OrderHead } from '../papers/order-document.ts';
import { markPaid } from '../payment/finish-payment.ts';
import { postMails } from '../post/deliver-mails.ts';
import { queueMail } from '../post/mail-table.ts';
import { stateId } from '../seeding/base-data/states.ts';
import { updateRow } from '../seeding/update-row.ts';

/**
 * Does what whoever works at the desk says of an order, whole or not at all, and tells the customer where there is something
 * to tell. What an order bears already is neither done nor told again.
 */
export function markOrder(shop: Shop, request: DeskRequest): DeskAnswer {
  const answer = inTransaction(shop.database, () => mark(shop, request));
  void makeInvoices(shop);
  void postMails(shop);
  return answer;
}

const rowSchema = z.object({ id: z.string(), state: z.string() });

/** Steps the customer is told of. */
const told: ReadonlySet<DeskStep['action']> = new Set(['paid', 'ship', 'cancel', 'refund']);

function mark(shop: Shop, request: DeskRequest): DeskAnswer {
  const row = shop.database
    .prepare(
      `SELECT o.id, s.technical_name AS state FROM "order" o JOIN state_machine_state s ON s.id = o.state_id
       WHERE o.order_number = ?`,
    )
    .get(request.orderNumber);
  const order = row === undefined ? undefined : loadOrderHead(shop, rowSchema.parse(row).id);
  if (row === undefined || order === undefined) return { outcome: 'unknown' };
  const plan = planMark(request.mark, statesOf(shop, rowSchema.parse(row)));
  if ('refused' in plan) return { outcome: 'refused', reason: plan.refused };
  if (plan.steps.length === 0) return { outcome: 'already' };
  for (const step of plan.steps) carryOut[step.action](shop, { order, step, request });
  return {
    outcome: 'marked',
    ...(plan.steps.some(({ action }) => told.has(action)) ? { mailTo: order.customer.email } : {}),
  };
}

function statesOf(shop: Shop, order: z.infer<typeof rowSchema>): OrderStates {
  const deliveries = shop.database
    .prepare(
      `SELECT d.id, s.technical_name AS state FROM order_delivery d JOIN state_machine_state s ON s.id = d.state_id
       WHERE d.order_id = ?`,
    )
    .all(order.id);
  return { order, deliveries: z.array(rowSchema).parse(deliveries), payment: lastTransaction(shop, order.id) };
}

interface Work {
  readonly order: OrderHead;
  readonly step: DeskStep;
  readonly request: DeskRequest;
}

const carryOut: Readonly<Record<DeskStep['action'], (shop: Shop, work: Work) => void>> = {
  process: (shop, { step }) => updateRow(shop, 'order', step.id, { stateId: stateId('order.state', 'in_progress') }),
  complete: (shop, { step }) => updateRow(shop, 'order', step.id, { stateId: stateId('order.state', 'completed') }),
  cancel: (shop, { order }) => cancelAtDesk(shop, order),
  // All deliveries at once: what is dispatched already stays as it is.
  ship: (shop, { order, request }) => dispatchOrder(shop, order.id, request.trackingCodes),
  paid: (shop, { order, step }) => markPaid(shop, step.id, order.id),
  refund(shop, { order, step }) {
    setTransactionState(shop, step.id, 'refunded');
    queueMail(shop, refundMail(order, letterSender(shop, order)));
  },
};
