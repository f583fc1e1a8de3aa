import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  openTestShop,
  priceList,
  productId,
  testProductPayload,
  type Shopper,
  type TestShop,
} from '../../testing/serve-checkout.ts';
import { addToCart, newCustomer } from '../../testing/customers.ts';
import { inTransaction } from '../../base/database/in-transaction.ts';
import { baseIds } from '../../seeding/base-data/base-ids.ts';
import { remove, upsert } from '../../seeding/upsert.ts';
import { removableFolder } from '#contract/temporary-folder.ts';
import { productIndex } from './product-index.ts';

const folder = removableFolder();
let shop: TestShop;
/** The same data folder, written from elsewhere: an import beside the running shop, for example. */
let elsewhere: TestShop;
let shopper: Shopper;

const inShelf = { categories: [{ id: baseIds.categories.main }] };

beforeAll(async () => {
  const settings = { folder: folder.path, inMemory: false };
  shop = await openTestShop(settings);
  elsewhere = await openTestShop(settings);
  shopper = shop.shopper();
  upsert(
    shop.shop,
    'product',
    ['Amsel', 'Buchfink'].map((name, index) => testProductPayload(name, 10 + index, inShelf)),
  );
});
afterAll(async () => {
  await elsewhere.close();
  await shop.close();
  folder.remove();
});

const found = z.object({ elements: z.array(z.object({ id: z.string() })), total: z.number() });

async function listed(order: string): Promise<string[]> {
  const body = await shopper.ok('POST', `/product-listing/${baseIds.categories.main}`, { order });
  return found.parse(body).elements.map(({ id }) => id);
}

async function searched(search: string): Promise<string[]> {
  return found.parse(await shopper.ok('POST', '/search', { search })).elements.map(({ id }) => id);
}

test('listings and searches know what another connection wrote', async () => {
  expect(await listed('price-asc')).toEqual([productId('Amsel'), productId('Buchfink')]);
  expect(await searched('Zaunkönig')).toEqual([]);

  upsert(elsewhere.shop, 'product', [
    testProductPayload('Zaunkönig', 5, inShelf),
    { id: productId('Amsel'), price: priceList(99) },
  ]);
  expect(await listed('price-asc')).toEqual(['Zaunkönig', 'Buchfink', 'Amsel'].map(productId));
  expect(await listed('name-desc')).toEqual(['Zaunkönig', 'Buchfink', 'Amsel'].map(productId));
  expect(await searched('Zaunkönig')).toEqual([productId('Zaunkönig')]);
  // A typing error is corrected with the words of the other connection's product.
  expect(await searched('Zaunkönih')).toEqual([productId('Zaunkönig')]);

  remove(elsewhere.shop, 'product', [productId('Zaunkönig')]);
  expect(await listed('price-asc')).toEqual([productId('Buchfink'), productId('Amsel')]);
  expect(await searched('Zaunkönig')).toEqual([]);
});

test('what is kept of the products outlasts carts and orders of another connection', async () => {
  const { database } = shop.shop;
  const kept = productIndex(database);
  const { shopper: buyer } = await newCustomer(elsewhere);
  await addToCart(buyer, 'Amsel', 3);
  await buyer.ok('POST', '/checkout/order', {});
  expect(productIndex(database)?.columns).toBe(kept?.columns);
  const row = kept?.columns.rows.get(productId('Amsel')) ?? -1;
  expect(kept?.columns.numbers.sales.values[row]).toBe(3);
});

test('more changes than are remembered are all heard of', async () => {
  const rename = (name: string) =>
    upsert(elsewhere.shop, 'product', [{ id: productId('Buchfink'), name: { 'de-DE': name } }]);
  expect(await listed('name-asc')).toEqual(['Amsel', 'Buchfink'].map(productId));
  inTransaction(elsewhere.shop.database, () => {
    rename('Aal');
    const write = elsewhere.shop.database.prepare('UPDATE product SET active = 1 WHERE id = ?');
    for (let count = 0; count < 1200; count += 1) write.run(productId('Amsel'));
  });
  expect(await listed('name-asc')).toEqual(['Buchfink', 'Amsel'].map(productId));
});

test('pages beyond all bounds are empty, whoever answers them', async () => {
  const listing = `/product-listing/${baseIds.categories.main}`;
  const byDatabase = { filter: [{ type: 'contains', field: 'name', value: 'a' }] };
  for (const p of [1e9, 1e18, 1e300, Number.MAX_SAFE_INTEGER]) {
    expect(await shopper.ok('POST', listing, { p })).toMatchObject({ elements: [], total: 0 });
    expect(await shopper.ok('POST', listing, { p, ...byDatabase })).toMatchObject({ elements: [], total: 0 });
  }
});
