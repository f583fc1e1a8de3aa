import * as z from 'zod/mini';
import type { Client } from './client.ts';
import { read } from './expectations.ts';
import { calculatedPrice, cartPrice, mapOf } from './shapes.ts';

const cartError = z.object({
  key: z.string(),
  level: z.number(),
  messageKey: z.string(),
  message: z.string(),
  parameters: mapOf(z.unknown()),
});

const lineItem = z.object({
  id: z.string(),
  referencedId: z.nullable(z.string()),
  type: z.string(),
  label: z.nullable(z.string()),
  quantity: z.number(),
  payload: mapOf(z.unknown()),
  price: calculatedPrice,
  good: z.boolean(),
});

const delivery = z.object({ shippingCosts: calculatedPrice });

const cart = z.object({
  token: z.string(),
  price: cartPrice,
  lineItems: z.array(lineItem),
  errors: mapOf(cartError),
  deliveries: z.array(delivery),
  transactions: z.array(z.object({ amount: calculatedPrice })),
});

export type Cart = z.infer<typeof cart>;

const path = '/checkout/cart/line-item';

/** A line to add; the id is the product's unless another is given. */
export function lineOf(product: { readonly id: string }, quantity = 1, more: object = {}): object {
  return { id: product.id, referencedId: product.id, type: 'product', quantity, ...more };
}

export async function readCart(client: Client): Promise<Cart> {
  return read(await client.get('/checkout/cart'), cart);
}

export async function addLines(client: Client, ...items: readonly object[]): Promise<Cart> {
  return read(await client.post(path, { items }), cart);
}

export async function changeLines(client: Client, ...items: readonly object[]): Promise<Cart> {
  return read(await client.patch(path, { items }), cart);
}

/** By the call both 6.6 and 6.7 keep (Store API sheet, 6.7 deltas). */
export async function removeLines(client: Client, ...ids: readonly string[]): Promise<Cart> {
  return read(await client.post(`${path}/delete`, { ids }), cart);
}

/** The wrong-code error of promotions has no suffix, all others do. */
export function errorsNamed({ errors }: Cart, messageKey: string): readonly z.infer<typeof cartError>[] {
  return Object.values(errors).filter((error) => error.messageKey === messageKey);
}

/** What lies in the cart: quantity by line id. */
export function quantities({ lineItems }: Cart): Record<string, number> {
  return Object.fromEntries(lineItems.map(({ id, quantity }) => [id, quantity]));
}
