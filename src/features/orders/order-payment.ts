import type { Order, OrderTransaction } from '#store-api/schemas/order.ts';

/** The payment that counts: the newest one; of those of one moment the one that was not cancelled for the other. */
export function latestTransaction({ transactions }: Pick<Order, 'transactions'>): OrderTransaction | undefined {
  const order = (a: OrderTransaction, b: OrderTransaction): number =>
    b.createdAt.localeCompare(a.createdAt) || Number(isReplaced(a)) - Number(isReplaced(b));
  return transactions.toSorted(order)[0];
}

const isReplaced = ({ stateMachineState }: OrderTransaction): boolean =>
  stateMachineState?.technicalName === 'cancelled';

/** `open`: nothing has come in yet, which is normal for invoice and prepayment. */
export type PaymentState = 'paid' | 'open' | 'failed' | 'refunded';

const states: Readonly<Record<string, PaymentState>> = {
  paid: 'paid',
  authorized: 'paid',
  refunded: 'refunded',
  refunded_partially: 'refunded',
  failed: 'failed',
  cancelled: 'failed',
  chargeback: 'failed',
};

export function paymentStateOf(order: Pick<Order, 'transactions'>): PaymentState {
  return states[latestTransaction(order)?.stateMachineState?.technicalName ?? ''] ?? 'open';
}

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

const payableAgain = new Set(['open', 'cancelled', 'reminded', 'failed', 'chargeback', 'unconfirmed']);

/** Whether the shop lets the customer pay this order anew (Store API 6.6, order/payment); cancelled orders are settled. */
export function mayPayAgain(order: Pick<Order, 'transactions' | 'stateMachineState'>): boolean {
  const state = latestTransaction(order)?.stateMachineState?.technicalName;
  return order.stateMachineState?.technicalName !== 'cancelled' && state !== undefined && payableAgain.has(state);
}
