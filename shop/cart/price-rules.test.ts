import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  lineItem,
  openTestShop,
  priceList,
  testProductPayload,
  type Shopper,
  type TestShop,
} from '../testing/serve-checkout.ts';
import type { JsonObject } from '../base/json.ts';
import { stableId } from '../base/stable-id.ts';
import { upsert } from '../seeding/upsert.ts';

const rule = (name: string, priority: number, conditions: JsonObject[]): JsonObject => ({
  id: stableId(`price-rule:${name}`),
  name,
  priority,
  conditions,
});
const inCountry = (iso: string): JsonObject => ({
  type: 'customerShippingCountry',
  value: { operator: '=', countryIds: [stableId(`country:${iso}`)] },
});
const tier = (
  name: string,
  ruleId: string,
  gross: number,
  [from, to]: [number, number | null] = [1, null],
): JsonObject => ({
  id: stableId(`price-tier:${name}`),
  ruleId,
  quantityStart: from,
  quantityEnd: to,
  price: priceList(gross),
});

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  upsert(shop.shop, 'rule', [
    rule('austria', 500, [inCountry('AT')]),
    rule('everybody', 1, [{ type: 'alwaysValid' }]),
    rule('many', 900, [{ type: 'cartGoodsCount', value: { operator: '>=', count: 5 } }]),
  ]);
  const everybody = stableId('price-rule:everybody');
  upsert(shop.shop, 'product', [
    testProductPayload('heft', 10, {
      prices: [
        tier('all-1', everybody, 8, [1, 9]),
        tier('all-10', everybody, 7, [10, null]),
        tier('austria', stableId('price-rule:austria'), 9),
      ],
    }),
    testProductPayload('mappe', 20, { prices: [tier('many', stableId('price-rule:many'), 15)] }),
  ]);
});
afterAll(() => shop.close());

const cartSchema = z.object({ lineItems: z.array(z.object({ price: z.object({ unitPrice: z.number() }) })) });
const unitPrices = async (shopper: Shopper, ...items: JsonObject[]) => {
  const cart = await shopper.ok('POST', '/checkout/cart/line-item', { items });
  return cartSchema.parse(cart).lineItems.map((line) => line.price.unitPrice);
};

test('of several price rules that hold, the one with the highest priority sets the price', async () => {
  const shopper = shop.shopper();
  expect(await unitPrices(shopper, lineItem('heft', 1))).toEqual([8]);
  await shopper.ok('PATCH', '/context', { countryId: stableId('country:AT') });
  expect(await unitPrices(shopper)).toEqual([9]);
});

test('tiers of different rules are never mixed', async () => {
  const shopper = shop.shopper();
  await shopper.ok('PATCH', '/context', { countryId: stableId('country:AT') });
  expect(await unitPrices(shopper, lineItem('heft', 12))).toEqual([9]);
});

test('a price that depends on what is in the cart applies as soon as the cart fits', async () => {
  const shopper = shop.shopper();
  expect(await unitPrices(shopper, lineItem('mappe', 4))).toEqual([20]);
  expect(await unitPrices(shopper, lineItem('mappe', 1))).toEqual([15]);
  await shopper.ok('PATCH', '/checkout/cart/line-item', {
    items: [{ id: lineItem('mappe')['id'] ?? '', quantity: 2 }],
  });
  expect(await unitPrices(shopper)).toEqual([20]);
});

const contextSchema = z.object({ context: z.object({ ruleIds: z.array(z.string()) }) });

test('the context names the rules that hold for the cart too, the most important first', async () => {
  const shopper = shop.shopper();
  const ruleIds = async () => contextSchema.parse(await shopper.ok('GET', '/context')).context.ruleIds;
  const [many, everybody] = ['many', 'everybody'].map((name) => stableId(`price-rule:${name}`));
  await unitPrices(shopper, lineItem('heft', 4));
  expect(await ruleIds()).not.toContain(many);
  await unitPrices(shopper, lineItem('mappe', 1));
  const held = await ruleIds();
  expect(held.filter((id) => id === many || id === everybody)).toEqual([many, everybody]);
});
