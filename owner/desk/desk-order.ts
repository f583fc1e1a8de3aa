import { isLead, readPrintJob } from '#print/payload/print-job-payload.ts';
import type { OrderStates } from '#shop/base/desk/desk-marks.ts';

/** An order as the list of the desk shows it. */
export interface DeskOrder {
  readonly orderNumber: string;
  /** ISO 8601, UTC. */
  readonly placedAt: string;
  readonly customer: string;
  /** Payloads of its lines, in its order. */
  readonly payloads: readonly unknown[];
  readonly states: OrderStates;
}

/** Whether somebody has something to do for it: until it is delivered, or until a cancelled one's money went back. */
export function isOpen({ states: { order, payment } }: DeskOrder): boolean {
  return order.state === 'cancelled' ? payment?.state === 'paid' : order.state !== 'completed';
}

/** One line for a person; what customers wrote stays in it. */
export function lineOfOrder(order: DeskOrder): string {
  const { orderNumber, placedAt, customer, states } = order;
  const what = titlesOf(order);
  const words = [
    orderNumber,
    placedAt.slice(0, 10),
    customer,
    what.length === 0 ? 'no print job' : what.map((title) => `“${title}”`).join(', '),
    `payment: ${paymentWords(states)}`,
    stageOf(states),
  ];
  return words.map(oneLine).join('  ');
}

/** Where it is, in words that fit the marks. */
export function stageOf({ order, deliveries }: OrderStates): string {
  if (order.state === 'cancelled') return 'cancelled, its money is to go back';
  if (deliveries.length > 0 && deliveries.every(({ state }) => hasLeft.has(state))) return 'dispatched';
  if (deliveries.some(({ state }) => hasLeft.has(state) || state === 'shipped_partially')) return 'dispatched in part';
  return order.state === 'in_progress' ? 'printing' : 'new';
}

const hasLeft: ReadonlySet<string> = new Set(['shipped', 'returned', 'returned_partially']);

const paymentWords = ({ payment }: OrderStates): string => (payment?.state ?? 'none').replaceAll('_', ' ');

const titlesOf = ({ payloads }: DeskOrder): readonly string[] =>
  payloads
    .map(readPrintJob)
    .filter(isLead)
    .map(({ title }) => title);

const oneLine = (words: string): string => words.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
