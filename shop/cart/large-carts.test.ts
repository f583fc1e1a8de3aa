import { setImmediate } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import {
  lineItem,
  openFilledShop,
  priceList,
  productId,
  testProductPayload,
  type Shopper,
} from '../testing/serve-checkout.ts';
import { countStatements, ranWith, type StatementCounts } from '../testing/count-statements.ts';
import { stableId } from '../base/stable-id.ts';
import { upsert } from '../seeding/upsert.ts';

const shop = await openFilledShop();
afterAll(() => shop.close());

const names = Array.from({ length: 60 }, (_, index) => `viele-${index}`);
upsert(
  shop.shop,
  'product',
  names.map((name) => testProductPayload(name, 3)),
);
const add = (shopper: Shopper, items: readonly string[]) =>
  shopper.ok('POST', '/checkout/cart/line-item', { items: items.map((name) => lineItem(name)) });

async function statementsToAddTo(lines: number) {
  const shopper = shop.shopper();
  await add(shopper, names.slice(0, lines));
  return countStatements(() => add(shopper, ['spiral']));
}

test('to add to a cart takes as many statements, however many lines it has', async () => {
  const [few, many] = [await statementsToAddTo(2), await statementsToAddTo(60)];
  expect(ranWith(many)).toBeLessThanOrEqual(ranWith(few));
  expect(ranWith(many)).toBeLessThan(50);
});

const rename = (name: string, label: string) =>
  upsert(shop.shop, 'product', [{ id: productId(name), name: { 'de-DE': label } }]);
const readings = (counts: StatementCounts) => ranWith(counts, 'FROM "product" WHERE id IN');

test('a cart reads of its products what it shows, and their prices once', async () => {
  // Whatever is written to the catalogue: everything is read anew.
  rename('klammer', 'Klammerheft');
  const counts = await countStatements(() => add(shop.shopper(), names.slice(0, 4)));
  expect(ranWith(counts, 'SELECT * FROM "product" ')).toBe(0);
  expect(ranWith(counts, 'SELECT * FROM "product_translation"')).toBe(0);
  expect(ranWith(counts, 'FROM product_price')).toBe(1);
});

test('what one cart read, the next knows, until the catalogue is another one', async () => {
  const shopper = shop.shopper();
  await add(shopper, [...names, 'spiral']);
  const again = await countStatements(() => add(shopper, ['spiral']));
  expect([readings(again), ranWith(again, 'FROM product_price')]).toEqual([0, 0]);
  rename('spiral', 'Spiralheft');
  expect(await add(shop.shopper(), ['spiral'])).toMatchObject({ lineItems: [{ label: 'Spiralheft' }] });
  expect(readings(await countStatements(() => add(shopper, ['spiral'])))).toBeGreaterThan(0);
});

test('the products of a large cart are read in portions, and others are heard in between', async () => {
  rename('spiral', 'Spiralbindung');
  const seen = new Set<number>();
  const counts = await countStatements(async (soFar) => {
    const answering = add(shop.shopper(), names).then(() => 'answered');
    while ((await Promise.race([answering, setImmediate('under way')])) !== 'answered') seen.add(readings(soFar));
  });
  expect(readings(counts)).toBe(2);
  expect([...seen]).toContain(1);
});

test('products are read once, however often the cart is worked out because its prices hang on its own value', async () => {
  const ruleId = stableId('test-rule:large-cart');
  const conditions = [{ type: 'cartGoodsCount', value: { operator: '>=', count: 1 } }];
  upsert(shop.shop, 'rule', [{ id: ruleId, name: 'Etwas im Korb', priority: 900, conditions }]);
  const tier = { id: stableId('test-tier:large-cart'), ruleId, quantityStart: 1, quantityEnd: null };
  const prices = [{ ...tier, price: priceList(2) }];
  upsert(shop.shop, 'product', [{ id: productId('frei'), prices }]);
  const shopper = shop.shopper();
  const counts = await countStatements(async () => {
    expect(await add(shopper, ['frei'])).toMatchObject({ price: { positionPrice: 2 } });
  });
  expect(ranWith(counts, 'quantity_end, price FROM product_price')).toBe(1);
  expect(readings(counts)).toBe(1);
});

test('others get their turn between the working out of a cart and its answer', async () => {
  const shopper = shop.shopper();
  const read = shop.shop.database.prepare('SELECT content FROM cart WHERE token = ?');
  shopper.token = 'in-turn';
  const answering = add(shopper, names).then(() => 'answered');
  let turns = 0;
  while ((await Promise.race([answering, setImmediate('under way')])) !== 'answered')
    if (read.get('in-turn') !== undefined) turns += 1;
  expect(turns).toBeGreaterThan(0);
});
