import * as z from 'zod/mini';
import { ask } from '../ask.ts';
import { defaultPageSize, exactTotal, fieldEquals, newestFirst } from '../catalogue/criteria.ts';
import { orderSchema, type Order } from '../schemas/order.ts';
import { stateSchema, type State } from '../schemas/state.ts';
import { listOf, mapOf, numberOr } from '../schemas/tolerant.ts';
import type { StoreApi } from '../store-api.ts';
import { change, sessionRead, type StoreApiCall } from '../store-api-call.ts';

/** Relations are `null` unless asked for; unknown names would be answered 500. */
const associations = {
  lineItems: { associations: { cover: {}, downloads: { associations: { media: {} } } } },
  deliveries: { associations: { shippingMethod: {}, shippingOrderAddress: withCountry(), stateMachineState: {} } },
  transactions: { associations: { paymentMethod: {}, stateMachineState: {} }, sort: newestFirst },
  addresses: withCountry(),
  billingAddress: withCountry(),
  stateMachineState: {},
  currency: {},
  documents: { associations: { documentType: {} } },
};

const ordersAnswerSchema = z.object({
  orders: z.object({ elements: listOf(orderSchema), total: numberOr(0) }),
  paymentChangeable: mapOf(z.boolean()),
});

export interface OrderPage {
  readonly orders: readonly Order[];
  readonly total: number;
}

/** Orders of the session's customer, the newest first; pages count from 1. @throws {StoreApiError} 403 while nobody is logged in. */
export async function listOrders(api: StoreApi, page = 1, limit = defaultPageSize): Promise<OrderPage> {
  const body = { ...exactTotal, page, limit, sort: newestFirst, associations };
  const { orders } = await ask(api, sessionRead('order', body), ordersAnswerSchema);
  return { orders: orders.elements, total: orders.total };
}

function withCountry() {
  return { associations: { country: {}, countryState: {}, salutation: {} } };
}

/** `paymentChangeable`: whether a promotion does not forbid another way to pay. */
export interface OrderDetail {
  readonly order: Order;
  readonly paymentChangeable: boolean;
}

/** What a guest shows to see an order outside of the session it was placed in: the code of the link, and what only they know. */
export interface GuestLink {
  readonly deepLinkCode: string;
  readonly email: string;
  /** Of the billing address. */
  readonly zipcode: string;
}

/**
 * An order by the code in its link: in the session, or outside of it by what a guest shows. `null` when the session's customer
 * has no such order.
 *
 * @throws {StoreApiError} 403 `CHECKOUT__CUSTOMER_NOT_LOGGED_IN` for an order of an account, `CHECKOUT__GUEST_NOT_AUTHENTICATED`
 *   for an unknown code, an order older than 30 days or without the rest, `CHECKOUT__GUEST_WRONG_CREDENTIALS`; 429
 */
export async function getOrderByLink(
  api: StoreApi,
  link: GuestLink | Pick<GuestLink, 'deepLinkCode'>,
): Promise<OrderDetail | null> {
  const { deepLinkCode, ...shown } = link;
  const body = { filter: [fieldEquals('deepLinkCode', deepLinkCode)], ...shown, associations, checkPromotion: true };
  return readOrder(api, { ...sessionRead('order', body), outsideSession: 'email' in link });
}

/** One order, `null` when the customer has none with this id. @throws {StoreApiError} 403 while nobody is logged in. */
export async function getOrder(api: StoreApi, id: string): Promise<OrderDetail | null> {
  const body = { filter: [fieldEquals('id', id)], associations, checkPromotion: true };
  return readOrder(api, sessionRead('order', body));
}

async function readOrder(api: StoreApi, call: StoreApiCall): Promise<OrderDetail | null> {
  const { orders, paymentChangeable } = await ask(api, call, ordersAnswerSchema);
  const [order] = orders.elements;
  return order === undefined ? null : { order, paymentChangeable: paymentChangeable[order.id] ?? true };
}

/** Which order a change is about; by the link of a guest only the embedded shop takes it, others answer 403. */
export interface OrderChange {
  readonly orderId: string;
  readonly link?: GuestLink | undefined;
}

/** A write about an order, in the session or outside of it. */
export function orderChange(path: string, { orderId, link }: OrderChange, more: object = {}): StoreApiCall {
  return { ...change(path, { orderId, ...link, ...more }), outsideSession: link !== undefined };
}

/** @returns the new state. @throws {StoreApiError} 400 when it is too late, 403, 404 when it is not the customer's order. */
export function cancelOrder(api: StoreApi, order: OrderChange): Promise<State> {
  return ask(api, orderChange('order/state/cancel', order), stateSchema);
}

/** Switches an order that is not paid to another payment method; then start the payment again. @throws {StoreApiError} 400, 403, 404 */
export async function changeOrderPayment(api: StoreApi, order: OrderChange, paymentMethodId: string): Promise<void> {
  await api.send(orderChange('order/payment', order, { paymentMethodId }));
}
