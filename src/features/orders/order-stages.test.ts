import { expect, test } from 'vitest';
import { orderSchema, type Order } from '#store-api/schemas/order.ts';
import { sampleJob } from '#shop/testing/sample-order.ts';
import { latestTransaction } from './order-payment.ts';
import { mayCancel, orderSteps, type OrderStage } from './order-stages.ts';

const state = (technicalName: string) => ({ technicalName, name: '' });
const line = { id: 'l', quantity: 1, unitPrice: 1, totalPrice: 1, payload: { printJob: sampleJob } };
const invoice = { id: 'p', name: 'Rechnung', technicalName: 'payment_invoicepayment', asynchronous: false };
const price = { netPrice: 1, totalPrice: 1, positionPrice: 1, taxStatus: 'gross', calculatedTaxes: [] };

/** An order of a print job by its states, as the Store API answers. */
function order(
  states: { order: string; delivery?: string; payment?: string; online?: boolean },
  more: object = {},
): Order {
  const { delivery = 'open', payment = 'open', online = false } = states;
  const paymentMethod = { ...invoice, asynchronous: online };
  const transaction = { id: 't', paymentMethodId: 'p', paymentMethod, stateMachineState: state(payment) };
  return orderSchema.parse({
    id: 'o',
    orderDateTime: '2026-11-21T10:00:00Z',
    price,
    amountTotal: 1,
    amountNet: 1,
    positionPrice: 1,
    lineItems: [line],
    deliveries: [{ id: 'd', stateMachineState: state(delivery) }],
    transactions: [transaction],
    stateMachineState: state(states.order),
    ...more,
  });
}

const currentStage = (one: Order): OrderStage | undefined =>
  orderSteps(one).find(({ progress }) => progress === 'now')?.stage;

test('a print job is checked, printed, sent and delivered, as order and delivery say', () => {
  const steps = orderSteps(order({ order: 'open' }));
  expect(steps.map(({ stage, progress }) => `${stage} ${progress}`)).toEqual([
    'received done',
    'check now',
    'print later',
    'dispatch later',
    'delivered later',
  ]);
  expect(currentStage(order({ order: 'in_progress' }))).toBe('print');
  expect(currentStage(order({ order: 'in_progress', delivery: 'shipped_partially' }))).toBe('dispatch');
  expect(currentStage(order({ order: 'in_progress', delivery: 'shipped' }))).toBe('delivered');
  expect(orderSteps(order({ order: 'completed' })).every(({ progress }) => progress === 'done')).toBe(true);
});

test('goods are not checked and printed, downloads not sent', () => {
  const goods = order({ order: 'open' }, { lineItems: [{ ...line, payload: {} }] });
  expect(orderSteps(goods).map(({ stage }) => stage)).toEqual(['received', 'dispatch', 'delivered']);
  const files = { lineItems: [{ ...line, payload: {} }], deliveries: [] };
  expect(currentStage(order({ order: 'open' }, files))).toBe('received');
  expect(currentStage(order({ order: 'open', payment: 'paid' }, files))).toBe('ready');
});

test('an order whose payment page was left unpaid waits for its payment, one on account does not', () => {
  expect(currentStage(order({ order: 'open', online: true }))).toBe('received');
  expect(currentStage(order({ order: 'open', online: true, payment: 'failed' }))).toBe('received');
  expect(currentStage(order({ order: 'open', online: true, payment: 'paid' }))).toBe('check');
});

test('a cancelled order has no steps; one that was sent cannot be cancelled any more', () => {
  expect(orderSteps(order({ order: 'cancelled' }))).toEqual([]);
  const states = [{ order: 'open' }, { order: 'in_progress' }, { order: 'completed' }, { order: 'cancelled' }];
  expect(states.map((one) => mayCancel(order(one)))).toEqual([true, true, false, false]);
  expect(mayCancel(order({ order: 'in_progress', delivery: 'shipped' }))).toBe(false);
});

test('of two payments of one moment the one counts that was not cancelled for the other', () => {
  const [payment] = order({ order: 'open' }).transactions;
  if (!payment) throw new Error('The order has no payment');
  const old = { ...payment, id: 'old', stateMachineState: state('cancelled') };
  expect(latestTransaction({ transactions: [old, payment] })?.id).toBe('t');
});
