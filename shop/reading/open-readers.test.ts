import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { upsert } from '../seeding/upsert.ts';
import { removableFolder } from '#contract/temporary-folder.ts';
import { addToCart, newCustomer } from '../testing/customers.ts';
import { defaultAccessKey } from '../create-shop.ts';
import { openTestShop, productId, seedAssortment, type TestShop } from '../testing/serve-checkout.ts';
import type { JsonObject } from '../base/json.ts';
import { baseIds } from '../seeding/base-data/base-ids.ts';

const folder = removableFolder();
/** Answers what only reads from threads. */
let threaded: TestShop;
/** The same data, answered by the same code in this thread: a clock of its own cannot go to another one. */
let here: TestShop;

beforeAll(async () => {
  const settings = { folder: folder.path, inMemory: false };
  threaded = await openTestShop({ ...settings, clock: undefined, rateLimits: true });
  here = await openTestShop(settings);
  seedAssortment(here.shop);
});
afterAll(async () => {
  await threaded.close();
  await here.close();
  folder.remove();
});

const main = baseIds.categories.main;
const calls: [method: string, path: string, body: JsonObject | undefined][] = [
  ['POST', '/product', { limit: 3, 'total-count-mode': 1, associations: { manufacturer: {} } }],
  ['GET', '/product?limit=2', undefined],
  ['POST', '/product', { filter: [{ type: 'contains', field: 'nothing', value: 'x' }] }],
  ['POST', '/product', { limit: 'viele' }],
  ['POST', `/product/${productId('spiral')}`, {}],
  ['POST', `/product/${'0'.repeat(32)}`, {}],
  ['POST', '/product/nonsense', {}],
  ['POST', `/product-listing/${main}`, { order: 'price-asc' }],
  ['POST', '/search', { search: 'klammer' }],
  ['POST', '/search', {}],
  ['POST', '/search-suggest', { search: 'kla' }],
  ['POST', '/category', {}],
  ['POST', `/category/${main}`, {}],
  ['GET', '/navigation/main-navigation/main-navigation', undefined],
  ['POST', '/seo-url', {}],
  ['GET', '/country', undefined],
  ['POST', '/payment-method', { onlyAvailable: true }],
  ['POST', '/shipping-method', { onlyAvailable: true }],
  ['POST', '/order', {}],
  ['GET', '/checkout/cart', undefined],
  ['POST', '/account/customer', {}],
  ['DELETE', '/product', undefined],
];

const priced = z.object({ elements: z.array(z.object({ calculatedPrice: z.object({ totalPrice: z.number() }) })) });

describe('threads', () => {
  test.each<[string, string, JsonObject | undefined]>(calls)(
    'answer like the shop itself: %s %s %j',
    async (method, path, body) => {
      const [shopper, same] = [threaded.shopper(), here.shopper()];
      shopper.token = 'reader';
      same.token = 'reader';
      const [answer, expected] = [await shopper.call(method, path, body), await same.call(method, path, body)];
      expect({ ...answer, headers: [...answer.headers] }).toEqual({ ...expected, headers: [...expected.headers] });
    },
  );

  test('see whatever was acknowledged', async () => {
    const { shopper } = await newCustomer(threaded);
    const totals: number[] = [];
    for (const currencyId of [baseIds.currencies.PLN, baseIds.currencies.EUR, baseIds.currencies.PLN]) {
      await shopper.ok('PATCH', '/context', { currencyId });
      const { elements } = priced.parse(await shopper.ok('POST', '/product', { ids: [productId('spiral')] }));
      totals.push(...elements.map(({ calculatedPrice }) => calculatedPrice.totalPrice));
    }
    expect(totals).toEqual([55.86, 12.9, 55.86]);
    await addToCart(shopper, 'spiral', 2);
    const { id } = await shopper.ok('POST', '/checkout/order', {});
    expect(await shopper.ok('POST', '/order', {})).toMatchObject({ orders: { elements: [{ id }] } });
  });

  test('list the pages as the shop itself does, and refuse a key of no channel without coming to harm', async () => {
    const listing = { accessKey: defaultAccessKey, locale: 'de-DE', after: '' };
    upsert(here.shop, 'category', [{ id: productId('shelf'), parentId: main, name: 'Chor' }]);
    upsert(here.shop, 'product', [{ id: productId('spiral'), categories: [{ id: productId('shelf') }] }]);
    const pages = await threaded.listPages(listing);
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['Chor/', expect.stringMatching(/spiral/i)]));
    expect(pages).toEqual(await here.listPages(listing));
    const strange = threaded.listPages({ ...listing, accessKey: `${defaultAccessKey.slice(0, -1)}X` });
    await expect(strange).rejects.toMatchObject({ status: 412 });
    expect(await threaded.listPages(listing)).toEqual(pages);
  });

  test('leave to the shop itself to correct a cart, once', async () => {
    const { shopper } = await newCustomer(threaded);
    await addToCart(shopper, 'einzel', 2);
    upsert(here.shop, 'product', [{ id: productId('einzel'), stock: 1 }]);
    const corrected = await shopper.ok('GET', '/checkout/cart');
    expect(corrected).toMatchObject({ lineItems: [{ quantity: 1 }] });
    expect(corrected['errors']).not.toEqual([]);
    expect(await shopper.ok('GET', '/checkout/cart')).toMatchObject({ lineItems: [{ quantity: 1 }], errors: [] });
  });

  test('leave to the shop itself what counts attempts', async () => {
    const { shopper, email } = await newCustomer(threaded, { guest: true });
    await addToCart(shopper, 'spiral', 1);
    const { id, deepLinkCode } = await shopper.ok('POST', '/checkout/order', {});
    const filter = [{ type: 'equals', field: 'deepLinkCode', value: deepLinkCode ?? null }];
    const body = { filter, email, zipcode: '10115' };
    expect(await threaded.shopper().ok('POST', '/order', body)).toMatchObject({ orders: { elements: [{ id }] } });
  });
});

test('when too many calls wait, the next is refused at once', async () => {
  const second = removableFolder();
  const full = await openTestShop({
    folder: second.path,
    inMemory: false,
    clock: undefined,
    reading: { threads: 1, mostWaiting: 1 },
  });
  const statuses = await Promise.all([1, 2, 3].map(async () => (await full.shopper().call('GET', '/country')).status));
  expect(statuses).toEqual([200, 200, 503]);
  const listing = { accessKey: defaultAccessKey, locale: 'de-DE', after: '' };
  const lists = await Promise.allSettled([1, 2, 3].map(() => full.listPages(listing)));
  expect(lists.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(lists[2]).toMatchObject({ reason: { status: 503 } });
  await full.close();
  second.remove();
});
