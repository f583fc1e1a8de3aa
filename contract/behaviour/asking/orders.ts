import * as z from 'zod/mini';
import { NotOffered } from './findings.ts';
import { addLines, lineOf, readCart } from './carts.ts';
import type { Answer, Client } from './client.ts';
import { plainProduct } from './product-choice.ts';
import { read } from './expectations.ts';
import { calculatedPrice, cartPrice, id, mapOf, resultOf } from './shapes.ts';
import type { World } from './world.ts';

const state = z.object({ technicalName: z.string(), translated: z.object({ name: z.string() }) });

const orderLine = z.object({
  id,
  identifier: z.string(),
  label: z.string(),
  quantity: z.number(),
  unitPrice: z.number(),
  totalPrice: z.number(),
  payload: mapOf(z.unknown()),
  downloads: z.nullish(z.array(z.object({ id, accessGranted: z.boolean() }))),
});

const order = z.object({
  id,
  orderNumber: z.string(),
  deepLinkCode: z.nullable(z.string()),
  amountTotal: z.number(),
  price: cartPrice,
  shippingCosts: calculatedPrice,
  orderCustomer: z.object({ email: z.string() }),
  stateMachineState: z.nullish(state),
  lineItems: z.nullish(z.array(orderLine)),
  transactions: z.nullish(z.array(z.object({ paymentMethodId: id, stateMachineState: z.nullish(state) }))),
  deliveries: z.nullish(z.array(z.object({ stateMachineState: z.nullish(state) }))),
  documents: z.nullish(z.array(z.object({ id, deepLinkCode: z.string(), documentNumber: z.nullish(z.string()) }))),
});

export type Order = z.infer<typeof order>;

const orderAnswer = z.object({ orders: resultOf(order), paymentChangeable: mapOf(z.boolean()) });
const gateway = z.object({ payments: z.array(z.object({ id })), shipments: z.array(z.object({ id })) });

/** Everything an order page shows (Store API sheet, orders). */
export const orderAssociations = {
  lineItems: { associations: { downloads: {} } },
  transactions: { associations: { stateMachineState: {}, paymentMethod: {} } },
  deliveries: { associations: { stateMachineState: {} } },
  documents: {},
  stateMachineState: {},
};

/** Buys what lies in the cart. The order is cancelled after the behaviour. */
export async function orderCart(world: World, client: Client, body: object = {}): Promise<Order> {
  await chooseMethods(client);
  return keepOrder(world, client, await client.post('/checkout/order', body));
}

/** Chooses methods that are offered when the session's own are blocked for this cart. */
async function chooseMethods(client: Client): Promise<void> {
  const { errors } = await readCart(client);
  const keys = Object.values(errors).map(({ messageKey }) => messageKey);
  if (keys.length === 0) return;
  const { payments, shipments } = read(await client.post('/checkout/gateway'), gateway);
  const shipping = keys.includes('shipping-method-blocked') ? { shippingMethodId: shipments[0]?.id } : {};
  const payment = keys.includes('payment-method-blocked') ? { paymentMethodId: payments[0]?.id } : {};
  await client.patch('/context', { ...shipping, ...payment });
  const still = Object.values((await readCart(client)).errors)[0];
  if (still !== undefined) throw new NotOffered(`the cart cannot be ordered here: ${still.message}`);
}

/** Reads a new order and cancels it after the behaviour. */
export function keepOrder(world: World, client: Client, answer: Answer): Order {
  const placed = read(answer, order);
  world.onEnd(() => client.post('/order/state/cancel', { orderId: placed.id }));
  return placed;
}

/** Buys one plain product. */
export async function orderSomething(world: World, client: Client): Promise<Order> {
  await addLines(client, lineOf(plainProduct(world)));
  return orderCart(world, client);
}

export async function readOrders(client: Client, criteria: object = {}): Promise<z.infer<typeof orderAnswer>> {
  return read(await client.post('/order', { associations: orderAssociations, ...criteria }), orderAnswer);
}

/** The client's order with this id; undefined when it is not among its orders. */
export async function readOrder(client: Client, orderId: string): Promise<Order | undefined> {
  const filter = [{ type: 'equals', field: 'id', value: orderId }];
  return (await readOrders(client, { filter })).orders.elements[0];
}
