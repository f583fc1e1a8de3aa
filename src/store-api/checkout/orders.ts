import * as z from 'zod/mini';
import { ask } from '../ask.ts';
import { DEFAULT_PAGE_SIZE, EXACT_TOTAL, fieldEquals, NEWEST_FIRST } from '../catalogue/criteria.ts';
import { orderSchema, type Order } from '../schemas/order.ts';
import { stateSchema, type State } from '../schemas/state.ts';
import { listOf, mapOf, numberOr } from '../schemas/tolerant.ts';
import type { StoreApi } from '../store-api.ts';
import { change, sessionRead } from '../store-api-call.ts';

/** Relations are `null` unless asked for; unknown names would be answered 500. */
const associations = {
  lineItems: { associations: { cover: {}, downloads: { associations: { media: {} } } } },
  deliveries: { associations: { shippingMethod: {}, shippingOrderAddress: withCountry(), stateMachineState: {} } },
  transactions: { associations: { paymentMethod: {}, stateMachineState: {} }, sort: NEWEST_FIRST },
  addresses: withCountry(),
  billingAddress: withCountry(),
  stateMachineState: {},
  currency: {},
  documents: { associations: { documentType: {} } },
};

function withCountry() {
  return { associations: { country: {}, countryState: {}, salutation: {} } };
}

const ordersAnswerSchema = z.object({
  orders: z.object({ elements: listOf(orderSchema), total: numberOr(0) }),
  paymentChangeable: mapOf(z.boolean()),
});

export type OrderPage = { readonly orders: readonly Order[]; readonly total: number };

/** Orders of the session's customer, the newest first; pages count from 1. @throws {StoreApiError} 403 while nobody is logged in. */
export async function listOrders(api: StoreApi, page = 1, limit = DEFAULT_PAGE_SIZE): Promise<OrderPage> {
  const body = { ...EXACT_TOTAL, page, limit, sort: NEWEST_FIRST, associations };
  const { orders } = await ask(api, sessionRead('order', body), ordersAnswerSchema);
  return { orders: orders.elements, total: orders.total };
}

/** `paymentChangeable`: whether a promotion does not forbid another way to pay. */
export type OrderDetail = { readonly order: Order; readonly paymentChangeable: boolean };

/** One order, `null` when the customer has none with this id. @throws {StoreApiError} 403 while nobody is logged in. */
export async function getOrder(api: StoreApi, id: string): Promise<OrderDetail | null> {
  const body = { filter: [fieldEquals('id', id)], associations, checkPromotion: true };
  const { orders, paymentChangeable } = await ask(api, sessionRead('order', body), ordersAnswerSchema);
  const [order] = orders.elements;
  return order === undefined ? null : { order, paymentChangeable: paymentChangeable[order.id] ?? true };
}

/** @returns the new state. @throws {StoreApiError} 400 when it is too late, 404 when it is not the customer's order. */
export function cancelOrder(api: StoreApi, orderId: string): Promise<State> {
  return ask(api, change('order/state/cancel', { orderId }), stateSchema);
}

/** Switches an order that is not paid to another payment method; then start the payment again. @throws {StoreApiError} 400, 404 */
export async function changeOrderPayment(api: StoreApi, orderId: string, paymentMethodId: string): Promise<void> {
  await api.send(change('order/payment', { orderId, paymentMethodId }));
}
