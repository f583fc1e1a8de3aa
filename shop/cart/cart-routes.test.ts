import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  lineItem,
  openFilledShop,
  openTestShop,
  productId,
  seedAssortment,
  type Shopper,
} from '../testing/serve-checkout.ts';
import type { JsonObject } from '../base/json.ts';
import { baseIds } from '../seeding/base-data/base-ids.ts';
import { stableId } from '../base/stable-id.ts';
import { upsert } from '../seeding/upsert.ts';

const errorSchema = z.object({
  key: z.string(),
  level: z.number(),
  messageKey: z.string(),
  parameters: z.record(z.string(), z.unknown()),
  block: z.boolean(),
});
const cartSchema = z.object({
  price: z.object({ totalPrice: z.number(), positionPrice: z.number(), netPrice: z.number() }),
  lineItems: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      label: z.string(),
      quantity: z.number(),
      payload: z.record(z.string(), z.unknown()),
      price: z.object({ unitPrice: z.number(), totalPrice: z.number() }),
    }),
  ),
  errors: z.union([z.array(z.never()), z.record(z.string(), errorSchema)]),
  deliveries: z.array(z.object({ shippingCosts: z.object({ totalPrice: z.number() }) })),
  hash: z.string(),
  token: z.string(),
});
const readCart = (json: JsonObject) => {
  const cart = cartSchema.parse(json);
  const errors = Array.isArray(cart.errors) ? [] : Object.values(cart.errors);
  return { ...cart, errors, quantities: cart.lineItems.map((line) => [line.label, line.quantity]) };
};

const linesPath = '/checkout/cart/line-item';

const shop = await openFilledShop();
afterAll(() => shop.close());
const discount = (name: string, more: JsonObject): JsonObject => ({
  id: stableId(`discount:${name}`),
  scope: 'cart',
  considerAdvancedRules: false,
  ...more,
});
const promotion = (code: string, discounts: JsonObject[], more: JsonObject = {}): JsonObject => ({
  id: stableId(`promotion:${code}`),
  active: true,
  useCodes: true,
  code,
  name: { 'de-DE': `Aktion ${code}` },
  salesChannels: [{ id: stableId(`promotion-channel:${code}`), salesChannelId: baseIds.salesChannel }],
  discounts,
  ...more,
});
upsert(shop.shop, 'rule', [
  {
    id: stableId('rule:not-bound'),
    name: 'Nicht preisgebunden',
    conditions: [
      {
        type: 'cartLineItemCustomField',
        value: { operator: '!=', renderedField: { name: 'price_bound' }, renderedFieldValue: true },
      },
    ],
  },
  {
    id: stableId('rule:from-30'),
    name: 'Ab 30 Euro',
    conditions: [{ type: 'cartGoodsPrice', value: { operator: '>=', amount: 30 } }],
  },
]);
upsert(shop.shop, 'promotion', [
  promotion('NOTEN10', [
    discount('ten', {
      type: 'percentage',
      value: 10,
      considerAdvancedRules: true,
      discountRules: [{ id: stableId('rule:not-bound') }],
    }),
  ]),
  promotion('WILLKOMMEN', [discount('five', { type: 'absolute', value: 5 })], {
    cartRules: [{ id: stableId('rule:from-30') }],
  }),
  promotion('ALLEIN', [discount('alone', { type: 'absolute', value: 1 })], { exclusive: true, priority: 0 }),
  promotion('VORBEI', [discount('past', { type: 'absolute', value: 1 })], { validUntil: '2020-01-01T00:00:00Z' }),
]);

const add = async (shopper: Shopper, ...items: JsonObject[]) =>
  readCart(await shopper.ok('POST', linesPath, { items }));
const read = async (shopper: Shopper) => readCart(await shopper.ok('GET', '/checkout/cart'));
const promo = (code: string): JsonObject => ({ type: 'promotion', referencedId: code });

describe('a new cart', () => {
  test('is empty, costs nothing and has one transaction of nothing', async () => {
    const body = await shop.shopper().ok('GET', '/checkout/cart');
    expect(body).toMatchObject({ lineItems: [], errors: [], deliveries: [], price: { totalPrice: 0, taxRules: [] } });
    expect(body['transactions']).toMatchObject([{ amount: { totalPrice: 0 } }]);
    expect(body['extensions']).toBeUndefined();
  });
});

describe('adding', () => {
  test('a product prices the line with shipping and taxes to the cent', async () => {
    const body = await shop.shopper().ok('POST', linesPath, { items: [lineItem('spiral', 2)] });
    expect(body['price']).toMatchObject({
      netPrice: 25.87,
      totalPrice: 30.79,
      positionPrice: 25.8,
      calculatedTaxes: [{ tax: 4.92, taxRate: 19, price: 30.79 }],
    });
    expect(body['deliveries']).toMatchObject([
      {
        shippingCosts: { totalPrice: 4.99, calculatedTaxes: [{ tax: 0.8 }] },
        deliveryDate: { earliest: '2026-11-22T16:00:00.000+00:00', latest: '2026-11-24T16:00:00.000+00:00' },
      },
    ]);
    expect(body['extensions']).toMatchObject({ 'cart-promotions': { addedCodes: [], blockedPromotionIds: [] } });
  });

  test("takes the tier price of the line's own quantity and ships free from 60 euro", async () => {
    const cart = await add(shop.shopper(), lineItem('klammer', 12));
    expect(cart.lineItems[0]?.price).toEqual({ unitPrice: 5.5, totalPrice: 66 });
    expect(cart.deliveries[0]?.shippingCosts.totalPrice).toBe(0);
  });

  test('the same id again adds the quantity and ignores the new payload', async () => {
    const shopper = shop.shopper();
    await add(shopper, lineItem('spiral', 1, { payload: { note: 'first' } }));
    const cart = await add(shopper, lineItem('spiral', 2, { payload: { note: 'second' } }));
    expect(cart.lineItems[0]).toMatchObject({ quantity: 3, payload: { note: 'first' } });
  });

  test('another id keeps the same product in a line of its own with its own tier', async () => {
    const cart = await add(shop.shopper(), lineItem('klammer', 9), lineItem('klammer', 1, { id: 'job-2' }));
    expect(cart.lineItems.map((line) => line.price.unitPrice)).toEqual([6.5, 6.5]);
  });

  test('a payload is kept except for the keys of the shop', async () => {
    const printJob = { id: 'j', role: 'lead', spec: { format: 'A4', nested: [{ a: 1 }] } };
    const cart = await add(shop.shopper(), lineItem('spiral', 1, { payload: { printJob, productNumber: 'FAKE' } }));
    expect(cart.lineItems[0]?.payload).toMatchObject({ printJob, productNumber: 'T-SPIRAL', features: [] });
  });

  test('nothing leaves the cart as it was', async () => {
    expect((await add(shop.shopper())).lineItems).toEqual([]);
  });
});

describe('the shop corrects', () => {
  test.each([
    { name: 'einzel', quantity: 5, messageKey: 'product-stock-reached', corrected: 2 },
    { name: 'stapel', quantity: 3, messageKey: 'min-order-quantity', corrected: 5 },
    { name: 'stapel', quantity: 13, messageKey: 'purchase-steps-quantity', corrected: 10 },
  ])('$quantity pieces to $corrected and says $messageKey, once', async ({ name, quantity, messageKey, corrected }) => {
    const shopper = shop.shopper();
    const cart = await add(shopper, lineItem(name, quantity));
    expect(cart.lineItems[0]?.quantity).toBe(corrected);
    expect(cart.errors).toMatchObject([
      { key: messageKey + productId(name), messageKey, level: 10, parameters: { quantity: corrected } },
    ]);
    expect((await read(shopper)).errors).toEqual([]);
  });

  test.each([
    ['an unknown product', 'f'.repeat(32), 'product-not-found'],
    ['an inactive product', productId('inaktiv'), 'product-not-found'],
    ['a product that is sold out', productId('ausverkauft'), 'product-out-of-stock'],
  ])('%s by dropping the line', async (_, id, messageKey) => {
    const cart = await add(shop.shopper(), { id, referencedId: id, type: 'product' });
    expect(cart.lineItems).toEqual([]);
    expect(cart.errors).toMatchObject([{ messageKey, level: 20 }]);
  });

  test('nothing when several lines of one product exceed the stock together, but says so every time', async () => {
    const shopper = shop.shopper();
    await add(shopper, lineItem('einzel', 2), lineItem('einzel', 1, { id: 'second' }));
    const cart = await read(shopper);
    expect(cart.lineItems.map((line) => line.quantity)).toEqual([2, 1]);
    expect(cart.errors).toMatchObject([{ messageKey: 'product-stock-reached', level: 20, block: true }]);
  });
});

describe('a request is refused', () => {
  const code = async (method: string, items: JsonObject[]) => {
    const shopper = shop.shopper();
    await add(shopper, lineItem('spiral', 1));
    const { status, body } = await shopper.call(method, linesPath, { items });
    const errors = z.array(z.object({ code: z.string(), source: z.optional(z.object({ pointer: z.string() })) }));
    const [error] = errors.parse(body['errors']);
    return [status, error?.code, error?.source?.pointer];
  };

  test.each([
    [
      'a type it does not know',
      { type: 'nonsense', referencedId: 'x' },
      [400, 'CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED', undefined],
    ],
    [
      'a price of its own',
      lineItem('spiral', 1, { priceDefinition: {} }),
      [403, 'CHECKOUT__INSUFFICIENT_PERMISSION', undefined],
    ],
    ['a credit', { type: 'credit', referencedId: 'x' }, [403, 'CHECKOUT__INSUFFICIENT_PERMISSION', undefined]],
    ['a quantity of nothing', lineItem('spiral', 0), [400, 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY', undefined]],
    [
      'a quantity as text',
      lineItem('spiral', 1, { quantity: '2' }),
      [400, 'VIOLATION::INVALID_TYPE_ERROR', '/quantity'],
    ],
    [
      'a payload that is a list',
      lineItem('spiral', 1, { payload: ['a'] }),
      [400, 'CHECKOUT__CART_INVALID_LINE_ITEM_PAYLOAD', undefined],
    ],
    [
      'a payload that is text',
      lineItem('spiral', 1, { payload: 'a' }),
      [400, 'VIOLATION::INVALID_TYPE_ERROR', '/payload'],
    ],
    ['an id with a slash', lineItem('spiral', 1, { id: 'a/b' }), [400, 'CHECKOUT__CART_LINE_ITEM_INVALID', undefined]],
  ])('that adds %s', async (_, item, expected) => {
    expect(await code('POST', [item])).toEqual(expected);
  });

  test('that changes a line which is not there', async () => {
    const unknown = { id: 'nowhere', quantity: 1 };
    expect(await code('PATCH', [unknown])).toEqual([404, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND', undefined]);
  });
});

describe('changing and removing', () => {
  test('a new quantity is priced anew and the payload is merged key by key', async () => {
    const shopper = shop.shopper();
    await add(shopper, lineItem('klammer', 12, { payload: { a: 1, b: { c: 2 } } }));
    const items = [{ id: productId('klammer'), quantity: 2, payload: { b: { d: 3 }, e: null } }];
    const cart = readCart(await shopper.ok('PATCH', linesPath, { items }));
    expect(cart.lineItems[0]).toMatchObject({ price: { totalPrice: 13 }, payload: { a: 1, b: { d: 3 }, e: null } });
  });

  test('lines go by query, by body and by the call of their own', async () => {
    const shopper = shop.shopper();
    await add(shopper, lineItem('spiral'), lineItem('klammer'), lineItem('noten'), lineItem('frei'));
    await shopper.ok('DELETE', `${linesPath}?ids[]=${productId('spiral')}`);
    await shopper.ok('DELETE', linesPath, { ids: [productId('klammer')] });
    const cart = readCart(await shopper.ok('POST', `${linesPath}/delete`, { ids: [productId('noten')] }));
    expect(cart.lineItems.map((line) => line.id)).toEqual([productId('frei')]);
  });

  test('a whole cart can be thrown away', async () => {
    const shopper = shop.shopper();
    await add(shopper, lineItem('spiral'));
    expect((await shopper.call('DELETE', '/checkout/cart')).status).toBe(204);
    expect((await read(shopper)).lineItems).toEqual([]);
  });
});

describe('shipping', () => {
  test('costs nothing when all goods ship free', async () => {
    const cart = await add(shop.shopper(), lineItem('frei', 1));
    expect([cart.deliveries[0]?.shippingCosts.totalPrice, cart.price.totalPrice]).toEqual([0, 9.99]);
  });

  test('is taxed like the goods, in proportion', async () => {
    const body = await shop.shopper().ok('POST', linesPath, { items: [lineItem('noten'), lineItem('spiral')] });
    const costs = z.array(z.object({ shippingCosts: z.unknown() })).parse(body['deliveries'])[0]?.shippingCosts;
    expect(costs).toMatchObject({
      totalPrice: 4.99,
      calculatedTaxes: [
        { taxRate: 7, price: 3.25, tax: 0.21 },
        { taxRate: 19, price: 1.74, tax: 0.28 },
      ],
    });
  });
});

describe('a promotion code', () => {
  test('takes its share off everything but price-bound titles and is announced once', async () => {
    const shopper = shop.shopper();
    await add(shopper, lineItem('spiral', 2), lineItem('noten'));
    const cart = await add(shopper, promo('noten10'));
    expect(cart.lineItems.at(-1)).toMatchObject({
      type: 'promotion',
      label: 'Aktion NOTEN10',
      price: { totalPrice: -2.58 },
    });
    expect(cart.errors).toMatchObject([{ messageKey: 'promotion-discount-added', level: 0 }]);
    expect((await read(shopper)).errors).toEqual([]);
  });

  test('that finds only price-bound titles has no effect and says so', async () => {
    const shopper = shop.shopper();
    await add(shopper, lineItem('noten'));
    const cart = await add(shopper, promo('NOTEN10'));
    expect(cart.quantities).toEqual([['noten', 1]]);
    expect(cart.errors).toMatchObject([{ messageKey: 'promotion-not-eligible', block: false }]);
  });

  test('waits until its condition is met', async () => {
    const shopper = shop.shopper();
    await add(shopper, lineItem('spiral', 1));
    expect((await add(shopper, promo('WILLKOMMEN'))).errors).toMatchObject([{ messageKey: 'promotion-not-eligible' }]);
    const cart = await add(shopper, lineItem('spiral', 2));
    expect(cart.lineItems.at(-1)?.price.totalPrice).toBe(-5);
  });

  test.each(['GIBTSNICHT', 'VORBEI'])('%s is not found and forgotten', async (code) => {
    const shopper = shop.shopper();
    await add(shopper, lineItem('spiral'));
    expect((await add(shopper, promo(code))).errors).toMatchObject([
      { messageKey: 'promotion-not-found', level: 20, block: false, parameters: { code } },
    ]);
    expect((await read(shopper)).errors).toEqual([]);
  });

  test('goes when its line is removed, without a remark', async () => {
    const shopper = shop.shopper();
    await add(shopper, lineItem('spiral', 2));
    const { lineItems } = await add(shopper, promo('NOTEN10'));
    const cart = readCart(await shopper.ok('DELETE', linesPath, { ids: [lineItems.at(-1)?.id ?? ''] }));
    expect([cart.quantities.length, cart.errors]).toEqual([1, []]);
  });

  test('cannot have its quantity changed', async () => {
    const shopper = shop.shopper();
    await add(shopper, lineItem('spiral', 2));
    const { lineItems } = await add(shopper, promo('NOTEN10'));
    const answer = await shopper.call('PATCH', linesPath, { items: [{ id: lineItems.at(-1)?.id ?? '', quantity: 2 }] });
    expect(answer.status).toBe(400);
  });

  test('that works alone is excluded by an earlier one', async () => {
    const shopper = shop.shopper();
    await add(shopper, lineItem('spiral', 2));
    await add(shopper, promo('NOTEN10'));
    expect((await add(shopper, promo('ALLEIN'))).errors).toMatchObject([{ messageKey: 'promotion-excluded' }]);
  });
});

describe('the cart', () => {
  test('has one hash as long as an order of it would be the same', async () => {
    const shopper = shop.shopper();
    const first = await add(shopper, lineItem('spiral', 1));
    const second = await read(shopper);
    const third = await add(shopper, lineItem('spiral', 1));
    expect([first.hash === second.hash, second.hash === third.hash]).toEqual([true, false]);
  });

  test('shows names in the language of the request', async () => {
    const shopper = shop.shopper({ 'sw-language-id': baseIds.languages['pl-PL'] });
    expect((await add(shopper, lineItem('spiral'))).quantities).toEqual([['spiral (pl)', 1]]);
  });

  test('belongs to its token alone', async () => {
    await add(shop.shopper(), lineItem('spiral'));
    expect((await read(shop.shopper())).lineItems).toEqual([]);
  });
});

describe('with a limit of additions', () => {
  test('the same product more often than that must wait a minute, another one need not', async () => {
    const limited = await openTestShop({ rateLimits: true, config: { lineItemAddLimit: 2 } });
    seedAssortment(limited.shop);
    const shopper = limited.shopper();
    const status = async (name: string) => (await shopper.call('POST', linesPath, { items: [lineItem(name)] })).status;
    expect([await status('spiral'), await status('spiral'), await status('spiral')]).toEqual([200, 200, 429]);
    expect(await status('klammer')).toBe(200);
    limited.now = new Date(limited.now.getTime() + 60_000);
    expect(await status('spiral')).toBe(200);
    await limited.close();
  });
});
