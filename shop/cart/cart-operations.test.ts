import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { lineItem, openFilledShop, productId, seedDownload, type Shopper } from '../testing/serve-checkout.ts';
import type { JsonObject, JsonValue } from '../base/json.ts';
import { baseIds } from '../seeding/base-data/base-ids.ts';
import { stableId } from '../base/stable-id.ts';
import { upsert } from '../seeding/upsert.ts';

const lines = '/checkout/cart/line-item';
const products = ['spiral', 'klammer', 'noten', 'einzel', 'ausverkauft', 'stapel', 'frei', 'inaktiv', 'datei', 'fehlt'];
const codes = ['ZEHN', 'FUENF', 'SET', 'VERSAND', 'ALLEIN', 'gibtsnicht'];

const shop = await openFilledShop();
afterAll(() => shop.close());
seedDownload(shop.shop, 'datei', 3.33, 'Noten');
const promotion = (code: string, discount: JsonObject, more: JsonObject = {}): JsonObject => ({
  id: stableId(`promotion:${code}`),
  active: true,
  useCodes: true,
  code,
  name: { 'de-DE': code },
  salesChannels: [{ id: stableId(`promotion-channel:${code}`), salesChannelId: baseIds.salesChannel }],
  discounts: [{ id: stableId(`discount:${code}`), scope: 'cart', ...discount }],
  ...more,
});
upsert(shop.shop, 'promotion', [
  promotion('ZEHN', { type: 'percentage', value: 10 }),
  promotion('FUENF', { type: 'absolute', value: 5 }, { priority: 2 }),
  promotion('VERSAND', { type: 'percentage', value: 33, scope: 'delivery' }),
  promotion('ALLEIN', { type: 'fixed', value: 7 }, { exclusive: true, priority: 3 }),
  promotion(
    'SET',
    { type: 'percentage', value: 50, scope: 'set' },
    {
      setgroups: [{ id: stableId('setgroup'), packagerKey: 'COUNT', value: 3, sorterKey: 'PRICE_ASC' }],
    },
  ),
]);

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: JsonValue;
}

/** Quantities people and broken clients send. */
const quantity = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 60 }) },
  fc.constantFrom<JsonValue>(0, -1, -7, 2 ** 31, 2 ** 53, 1e300, 1.5, '2', '', 'viele', true, null, [], {}),
);
const lineId = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('a', 'b', 'c', ...products.map(productId)) },
  fc.constantFrom<JsonValue>('', 'a/b', 'x'.repeat(101), '__proto__', 'constructor', 7, null, {}),
);
const payload = fc.oneof(
  fc.constantFrom<JsonValue>({}, [], ['a'], 'text', 7, null),
  fc.dictionary(
    fc.constantFrom('printJob', 'productNumber', '__proto__', 'stock'),
    fc.constantFrom<JsonValue>(1, 'x', { a: [1] }),
  ),
);
const optional = { requiredKeys: [] };
const item = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .record({ name: fc.constantFrom(...products), quantity, id: fc.constantFrom('a', 'b', 'c', undefined) })
      .map(({ name, quantity: count, id }) => lineItem(name, 1, { quantity: count, ...(id && { id }) })),
  },
  { weight: 2, arbitrary: fc.constantFrom(...codes).map((code) => ({ type: 'promotion', referencedId: code })) },
  fc.record(
    {
      id: lineId,
      referencedId: lineId,
      type: fc.constantFrom<JsonValue>('product', 'promotion', 'credit', 'x', 1),
      quantity,
      payload,
    },
    optional,
  ),
);
const items = fc.oneof(
  { weight: 8, arbitrary: fc.array<JsonValue>(item, { maxLength: 4 }) },
  fc.constantFrom<JsonValue>('x', 1, null, {}, [null], [[]], ['x']),
);
const call: fc.Arbitrary<Call> = fc.oneof(
  { weight: 5, arbitrary: items.map((list) => ({ method: 'POST', path: lines, body: { items: list } })) },
  {
    weight: 3,
    arbitrary: fc
      .array(fc.record({ id: lineId, quantity, payload, referencedId: lineId }, optional), { maxLength: 3 })
      .map((list) => ({ method: 'PATCH', path: lines, body: { items: list } })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('DELETE', 'POST'), fc.oneof(fc.array(lineId, { maxLength: 3 }), fc.constant('a')))
      .map(([method, ids]) => ({ method, path: method === 'POST' ? `${lines}/delete` : lines, body: { ids } })),
  },
  fc.constantFrom<Call>(
    { method: 'GET', path: '/checkout/cart' },
    { method: 'DELETE', path: '/checkout/cart' },
    { method: 'PATCH', path: '/context', body: { currencyId: baseIds.currencies.EUR } },
    { method: 'PATCH', path: '/context', body: { countryId: stableId('country:AT') } },
    { method: 'PATCH', path: '/context', body: { shippingMethodId: baseIds.shippingMethods.express } },
  ),
);

const tax = z.object({ tax: z.number(), taxRate: z.number(), price: z.number() });
const price = z.object({
  unitPrice: z.number(),
  quantity: z.number(),
  totalPrice: z.number(),
  calculatedTaxes: z.array(tax),
});
const cartSchema = z.object({
  price: z.object({
    netPrice: z.number(),
    totalPrice: z.number(),
    positionPrice: z.number(),
    calculatedTaxes: z.array(tax),
    taxStatus: z.literal('gross'),
  }),
  lineItems: z.array(z.object({ id: z.string(), type: z.string(), quantity: z.int().check(z.gte(1)), price })),
  deliveries: z.array(z.object({ shippingCosts: price })),
});

/** Whole cents, so that sums can be compared exactly. */
const cents = (amount: number): number => Math.round(amount * 100);
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + cents(amount), 0);

function checkSums(body: JsonObject): void {
  const { price: total, lineItems, deliveries } = cartSchema.parse(body);
  const parts = [...lineItems.map((line) => line.price), ...deliveries.map(({ shippingCosts }) => shippingCosts)];
  for (const part of parts) {
    expect(cents(part.unitPrice) * part.quantity).toBe(cents(part.totalPrice));
    expect(sum(part.calculatedTaxes.map((one) => one.price))).toBe(cents(part.totalPrice));
  }
  expect(sum(lineItems.map((line) => line.price.totalPrice))).toBe(cents(total.positionPrice));
  expect(sum(parts.map((part) => part.totalPrice))).toBe(cents(total.totalPrice));
  expect(cents(total.positionPrice)).toBeGreaterThanOrEqual(0);
  expect(sum(deliveries.map(({ shippingCosts }) => shippingCosts.totalPrice))).toBeGreaterThanOrEqual(0);
  expect(sum(total.calculatedTaxes.map((one) => one.price))).toBe(cents(total.totalPrice));
  expect(cents(total.netPrice) + sum(total.calculatedTaxes.map((one) => one.tax))).toBe(cents(total.totalPrice));
  for (const { taxRate, tax: amount } of total.calculatedTaxes) {
    const ofRate = parts.flatMap((part) => part.calculatedTaxes).filter((one) => one.taxRate === taxRate);
    expect(sum(ofRate.map((one) => one.tax))).toBe(cents(amount));
  }
  expect(new Set(lineItems.map(({ id }) => id)).size).toBe(lineItems.length);
}

const documented: Readonly<Record<string, readonly number[]>> = {
  GET: [200],
  POST: [200, 400, 403, 404, 409],
  PATCH: [200, 400, 404],
  DELETE: [200, 204, 404],
};

const errorsSchema = z.object({ errors: z.tuple([z.object({ status: z.string() })], z.unknown()) });

/** What the first error of an answer says about itself; undefined when there is none. */
const statusOf = (body: JsonObject): string | undefined => errorsSchema.safeParse(body).data?.errors[0].status;

async function perform(shopper: Shopper, { method, path, body }: Call): Promise<void> {
  const answer = await shopper.call(method, path, body);
  expect({ method, path, body, answer }).toSatisfy(() => documented[method]?.includes(answer.status) === true);
  expect(statusOf(answer.body)).toBe(answer.status < 400 ? undefined : String(answer.status));
  if (answer.body['apiAlias'] === 'cart') checkSums(answer.body);
}

test('whatever is done to a cart, the answer is a documented one and the sums are right to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 12 }), async (calls) => {
      const shopper = shop.shopper();
      for (const one of calls) await perform(shopper, one);
      const cart = await shopper.ok('GET', '/checkout/cart');
      checkSums(cart);
      // Reading changes nothing: no correction is left over.
      const again = await shopper.ok('GET', '/checkout/cart');
      expect([again['hash'], again['lineItems']]).toEqual([cart['hash'], expect.anything()]);
    }),
    { numRuns: 60 },
  );
});
