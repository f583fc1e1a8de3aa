import type { Order, OrderTransaction } from '#store-api/schemas/order.ts';

/** The payment that counts: the newest one; of those of one moment the one that was not cancelled for the other. */
export function latestTransaction({ transactions }: Pick<Order, 'transactions'>): OrderTransaction | undefined {
  const order = (a: OrderTransaction, b: OrderTransaction): number =>
    b.createdAt.localeCompare(a.createdAt) || Number(isReplaced(a)) - Number(isReplaced(b));
  return transactions.toSorted(order)[0];
}

const isReplaced = ({ stateMachineState }: OrderTransaction): boolean =>
  stateMachineState?.technicalName === 'cancelled';

/** `open`: nothing has come in yet, which is normal for invoice and prepayment. `none`: the order costs nothing. */
export type PaymentState = 'paid' | 'open' | 'partlyPaid' | 'failed' | 'refunded' | 'partlyRefunded' | 'none';

const states: Readonly<Record<string, PaymentState>> = {
  paid: 'paid',
  paid_partially: 'partlyPaid',
  authorized: 'paid',
  refunded: 'refunded',
  refunded_partially: 'partlyRefunded',
  failed: 'failed',
  cancelled: 'failed',
  chargeback: 'failed',
};

type PayableOrder = Pick<Order, 'transactions' | 'amountTotal'>;

export function paymentStateOf(order: PayableOrder): PaymentState {
  const state = states[latestTransaction(order)?.stateMachineState?.technicalName ?? ''] ?? 'open';
  return order.amountTotal <= 0 && (state === 'open' || state === 'failed') ? 'none' : state;
}

/** Whether its money has come; a part of it may have gone back, for what came damaged for example. */
export const isPaid = (order: PayableOrder): boolean =>
  paymentStateOf(order) === 'paid' || paymentStateOf(order) === 'partlyRefunded';

/** Whether money is awaited that nothing went wrong with so far. */
export const isUnpaid = (order: PayableOrder): boolean =>
  paymentStateOf(order) === 'open' || paymentStateOf(order) === 'partlyPaid';

/** Shopware's own methods without a payment page. */
const offline = new Set([
  'payment_invoicepayment',
  'payment_prepayment',
  'payment_cashpayment',
  'payment_debitpayment',
]);

/** Whether an open payment is made on a payment page. 6.7 does not tell any more: then its own methods are known by name. */
export function isPaidOnline(transaction: OrderTransaction | undefined): boolean {
  const method = transaction?.paymentMethod;
  if (!method) return false;
  return method.asynchronous ?? !offline.has(method.technicalName);
}

/** Whether nothing begins before the money is there: what is paid on a payment page, or in advance. */
export function isPaidFirst(transaction: OrderTransaction | undefined): boolean {
  return isPaidOnline(transaction) || transaction?.paymentMethod?.technicalName === 'payment_prepayment';
}

const payableAgain = new Set(['open', 'cancelled', 'reminded', 'failed', 'chargeback', 'unconfirmed']);

/** Whether the shop lets the customer pay this order anew (Store API 6.6, order/payment); cancelled orders are settled. */
export function mayPayAgain(order: PayableOrder & Pick<Order, 'stateMachineState'>): boolean {
  const state = latestTransaction(order)?.stateMachineState?.technicalName;
  if (paymentStateOf(order) === 'none') return false;
  return order.stateMachineState?.technicalName !== 'cancelled' && state !== undefined && payableAgain.has(state);
}
