/** What whoever works at the desk says of an order, in the shop's words. */
export const deskMarks = ['paid', 'printing', 'dispatched', 'delivered', 'cancelled', 'refunded'] as const;
export type DeskMark = (typeof deskMarks)[number];

interface Stated {
  readonly id: string;
  /** Technical name. */
  readonly state: string;
}

/** Where an order is, in the states of Shopware's state machines. */
export interface OrderStates {
  readonly order: Stated;
  readonly deliveries: readonly Stated[];
  /** The payment it is to be paid by. */
  readonly payment: Stated | undefined;
}

/** A transition of a state machine, by the names Shopware gives them. */
export interface DeskStep {
  readonly of: 'order' | 'order_delivery' | 'order_transaction';
  readonly id: string;
  readonly action: 'process' | 'complete' | 'cancel' | 'ship' | 'paid' | 'refund';
}

/** The way to a mark: no steps when the order bears it already, words when it cannot be had. */
export type DeskPlan = { readonly steps: readonly DeskStep[] } | { readonly refused: string };

/** What has to happen before an order bears a mark. */
export const planMark = (mark: DeskMark, states: OrderStates): DeskPlan => plans[mark](states);

const plans: Readonly<Record<DeskMark, (states: OrderStates) => DeskPlan>> = {
  paid: planPaid,
  printing: planPrinting,
  dispatched: planDispatched,
  delivered: planDelivered,
  cancelled: planCancelled,
  refunded: planRefunded,
};

const isCancelled: DeskPlan = { refused: 'it is cancelled' };
const nothing: DeskPlan = { steps: [] };

const gone: ReadonlySet<string> = new Set(['shipped', 'returned', 'returned_partially']);
const waiting: ReadonlySet<string> = new Set(['open', 'shipped_partially']);
const givenBack: ReadonlySet<string> = new Set(['refunded', 'refunded_partially', 'chargeback']);

function planPaid({ order, payment }: OrderStates): DeskPlan {
  if (payment === undefined) return { refused: 'it has no payment' };
  if (payment.state === 'paid') return nothing;
  if (givenBack.has(payment.state)) return { refused: 'its money went back' };
  return order.state === 'cancelled' ? isCancelled : { steps: [step('order_transaction', payment, 'paid')] };
}

function planPrinting({ order }: OrderStates): DeskPlan {
  if (order.state === 'cancelled') return isCancelled;
  if (order.state === 'completed') return { refused: 'it is delivered' };
  return { steps: begun(order) };
}

function planDispatched({ order, deliveries }: OrderStates): DeskPlan {
  if (order.state === 'cancelled') return isCancelled;
  const leaving = deliveries.filter(({ state }) => waiting.has(state));
  if (leaving.length > 0)
    return { steps: [...begun(order), ...leaving.map((delivery) => step('order_delivery', delivery, 'ship'))] };
  return deliveries.some(({ state }) => gone.has(state)) ? nothing : { refused: 'there is nothing in it to send' };
}

function planDelivered({ order, deliveries }: OrderStates): DeskPlan {
  if (order.state === 'cancelled') return isCancelled;
  if (order.state === 'completed') return nothing;
  if (deliveries.some(({ state }) => waiting.has(state)))
    return { refused: 'it was not dispatched yet; mark it dispatched first' };
  return { steps: [...begun(order), step('order', order, 'complete')] };
}

function planCancelled({ order, deliveries }: OrderStates): DeskPlan {
  if (order.state === 'cancelled') return nothing;
  const hasLeft = deliveries.some(({ state }) => gone.has(state) || state === 'shipped_partially');
  if (hasLeft || order.state === 'completed')
    return { refused: 'it has left the house; when its money went back, mark it refunded' };
  return { steps: [step('order', order, 'cancel')] };
}

function planRefunded({ payment }: OrderStates): DeskPlan {
  if (payment?.state === 'refunded') return nothing;
  if (payment?.state !== 'paid') return { refused: 'nothing of it was paid' };
  return { steps: [step('order_transaction', payment, 'refund')] };
}

const begun = (order: Stated): readonly DeskStep[] => (order.state === 'open' ? [step('order', order, 'process')] : []);

const step = (of: DeskStep['of'], { id }: Stated, action: DeskStep['action']): DeskStep => ({ of, id, action });
