import { groupLines, isJob } from '#features/cart/group-lines.ts';
import type { Order } from '#store-api/schemas/order.ts';
import { isPaidOnline, latestTransaction, paymentStateOf } from './order-payment.ts';

/** Where an order is, in the shop's words. `ready`: its downloads are. */
export type OrderStage = 'received' | 'check' | 'print' | 'dispatch' | 'delivered' | 'ready';

export interface OrderStep {
  readonly stage: OrderStage;
  readonly progress: 'done' | 'now' | 'later';
}

type StagedOrder = Pick<Order, 'lineItems' | 'deliveries' | 'transactions' | 'stateMachineState'>;

/** The way of an order from its states (Store API, orders): all steps it takes, and which of them is taken now. None when it was cancelled. */
export function orderSteps(order: StagedOrder): readonly OrderStep[] {
  const stages = stagesOf(order);
  const now = stateOf(order) === 'completed' ? stages.length : stages.indexOf(stageNow(order, stages));
  if (stateOf(order) === 'cancelled') return [];
  return stages.map((stage, at) => ({ stage, progress: progressAt(at, now) }));
}

/** The step an order is at; undefined when there is none left. */
export function currentStage(order: StagedOrder): OrderStage | undefined {
  return orderSteps(order).find(({ progress }) => progress === 'now')?.stage;
}

export const isCancelled = (order: Pick<Order, 'stateMachineState'>): boolean => stateOf(order) === 'cancelled';

/** Whether the shop still takes a cancellation (Store API, order/state/cancel) of what it has not sent. */
export function mayCancel(order: StagedOrder): boolean {
  return ['open', 'in_progress'].includes(stateOf(order)) && !order.deliveries.some(hasBegun);
}

const stateOf = ({ stateMachineState }: Pick<Order, 'stateMachineState'>): string =>
  stateMachineState?.technicalName ?? '';

function stagesOf({ lineItems, deliveries }: StagedOrder): readonly OrderStage[] {
  if (groupLines(lineItems).some(isJob)) return ['received', 'check', 'print', 'dispatch', 'delivered'];
  return deliveries.length > 0 ? ['received', 'dispatch', 'delivered'] : ['received', 'ready'];
}

function stageNow(order: StagedOrder, stages: readonly OrderStage[]): OrderStage {
  const { deliveries } = order;
  if (deliveries.length > 0 && deliveries.every(isGone)) return 'delivered';
  if (deliveries.some(hasBegun)) return 'dispatch';
  if (isAwaitingPayment(order)) return 'received';
  if (stages.includes('ready')) return paymentStateOf(order) === 'paid' ? 'ready' : 'received';
  if (!stages.includes('print')) return 'dispatch';
  return stateOf(order) === 'in_progress' ? 'print' : 'check';
}

const gone: ReadonlySet<string> = new Set(['shipped', 'returned', 'returned_partially']);

const isGone = ({ stateMachineState }: Order['deliveries'][number]): boolean =>
  gone.has(stateMachineState?.technicalName ?? '');

/** All of it or a part has left the house. */
const hasBegun = (delivery: Order['deliveries'][number]): boolean =>
  isGone(delivery) || delivery.stateMachineState?.technicalName === 'shipped_partially';

/** Nothing begins before what is paid on a payment page is paid. */
function isAwaitingPayment(order: StagedOrder): boolean {
  const isUnpaid = paymentStateOf(order) === 'open' || paymentStateOf(order) === 'failed';
  return isUnpaid && stateOf(order) === 'open' && isPaidOnline(latestTransaction(order));
}

function progressAt(at: number, now: number): OrderStep['progress'] {
  if (at === now) return 'now';
  return at < now ? 'done' : 'later';
}
