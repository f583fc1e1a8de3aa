import { groupLines, isJob } from '#features/cart/group-lines.ts';
import type { Order } from '#store-api/schemas/order.ts';
import { isPaid, isPaidFirst, isUnpaid, latestTransaction, paymentStateOf } from './order-payment.ts';

/** Where an order is, in the shop's words. `ready`: its downloads are. */
export type OrderStage = 'received' | 'check' | 'print' | 'dispatch' | 'delivered' | 'ready';

export interface OrderStep {
  readonly stage: OrderStage;
  readonly progress: 'done' | 'now' | 'later';
}

/**
 * What is to be said of an order now. `awaiting` waits for its money, `due` has come and is still to be paid; of `cancelled`,
 * `refunded` and `unsent` nothing more comes.
 */
export type OrderNews =
  | 'awaiting'
  | 'awaitingFiles'
  | 'check'
  | 'print'
  | 'packing'
  | 'partlySent'
  | 'sent'
  | 'ready'
  | 'returned'
  | 'partlyReturned'
  | 'completed'
  | 'due'
  | 'cancelled'
  | 'refunded'
  | 'unsent';

type StagedOrder = Pick<Order, 'lineItems' | 'deliveries' | 'transactions' | 'stateMachineState' | 'amountTotal'>;

/** The way of an order from its states (Store API, orders): all steps it takes, and which of them is taken now. None when nothing more comes of it. */
export function orderSteps(order: StagedOrder): readonly OrderStep[] {
  const news = newsOf(order);
  if (hasEnded(news)) return [];
  const stages = stagesOf(order);
  const stage = stageAt[news];
  const now = stage === 'end' ? stages.length : stages.indexOf(stage);
  return stages.map((one, at) => ({ stage: one, progress: progressAt(at, now) }));
}

type Ended = 'cancelled' | 'refunded' | 'unsent';

export const hasEnded = (news: OrderNews): news is Ended =>
  news === 'cancelled' || news === 'refunded' || news === 'unsent';

const stageAt: Readonly<Record<Exclude<OrderNews, Ended>, OrderStage | 'end'>> = {
  awaiting: 'received',
  awaitingFiles: 'received',
  check: 'check',
  print: 'print',
  packing: 'dispatch',
  partlySent: 'dispatch',
  sent: 'delivered',
  ready: 'ready',
  returned: 'end',
  partlyReturned: 'end',
  completed: 'end',
  due: 'end',
};

/** What the states of order, payment and delivery say together: what has left the house counts before money, money before work. */
export function newsOf(order: StagedOrder): OrderNews {
  if (isCancelled(order)) return 'cancelled';
  if (stateOf(order) === 'completed') return newsOfCompleted(order);
  return newsOfDelivery(order) ?? newsOfMoney(order) ?? newsOfWork(order);
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

function newsOfCompleted(order: StagedOrder): OrderNews {
  if (!isUnpaid(order) && paymentStateOf(order) !== 'failed') return 'completed';
  return isDownloaded(order) ? 'awaitingFiles' : 'due';
}

function newsOfDelivery(order: StagedOrder): OrderNews | undefined {
  const deliveries = realDeliveries(order);
  const sent = deliveries.filter((one) => deliveryState(one) !== 'cancelled');
  if (sent.length === 0) return undefined;
  if (sent.every((one) => deliveryState(one) === 'returned')) return 'returned';
  if (sent.every(isGone)) return sent.some((one) => deliveryState(one) !== 'shipped') ? 'partlyReturned' : 'sent';
  return sent.some(hasBegun) ? 'partlySent' : undefined;
}

/** Nothing begins before what is paid in advance is paid, unless the shop has begun all the same. */
function newsOfMoney(order: StagedOrder): OrderNews | undefined {
  const payment = paymentStateOf(order);
  if (payment === 'refunded') return 'refunded';
  const deliveries = realDeliveries(order);
  if (deliveries.length > 0 && deliveries.every((one) => deliveryState(one) === 'cancelled')) return 'unsent';
  const isAwaited = payment === 'failed' || (isUnpaid(order) && isPaidFirst(latestTransaction(order)));
  return isAwaited && stateOf(order) === 'open' && !isDownloaded(order) ? 'awaiting' : undefined;
}

function newsOfWork(order: StagedOrder): OrderNews {
  if (isDownloaded(order)) return isPaid(order) || paymentStateOf(order) === 'none' ? 'ready' : 'awaitingFiles';
  if (!stagesOf(order).includes('print')) return 'packing';
  return stateOf(order) === 'in_progress' ? 'print' : 'check';
}

/** Nothing of it is made or sent. */
const isDownloaded = (order: StagedOrder): boolean => stagesOf(order).includes('ready');

/** A Shopware notes a discount on shipping as a delivery of its own, which nobody sends. */
const realDeliveries = ({ deliveries }: Pick<Order, 'deliveries'>): Order['deliveries'] =>
  deliveries.filter(({ shippingCosts }) => (shippingCosts?.totalPrice ?? 0) >= 0);

const deliveryState = ({ stateMachineState }: Order['deliveries'][number]): string =>
  stateMachineState?.technicalName ?? '';

const gone: ReadonlySet<string> = new Set(['shipped', 'returned', 'returned_partially']);

const isGone = (delivery: Order['deliveries'][number]): boolean => gone.has(deliveryState(delivery));

/** All of it or a part has left the house. */
const hasBegun = (delivery: Order['deliveries'][number]): boolean =>
  isGone(delivery) || deliveryState(delivery) === 'shipped_partially';

function progressAt(at: number, now: number): OrderStep['progress'] {
  if (at === now) return 'now';
  return at < now ? 'done' : 'later';
}
