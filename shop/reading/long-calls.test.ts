import { afterAll, beforeAll, expect, test } from 'vitest';
import { removableFolder } from '#contract/temporary-folder.ts';
import type { JsonObject } from '../base/json.ts';
import { baseIds } from '../seeding/base-data/base-ids.ts';
import { type ServedShop, serveShop } from '../testing/serve-shop.ts';

const folder = removableFolder();
let shop: ServedShop;

beforeAll(async () => {
  shop = await serveShop({ folder: folder.path, seed: 'demo', reading: { threads: 2, timeLimit: 3000 } });
});
afterAll(() => folder.remove());

/** Leads to billions of rows, out of a hundred products: nobody would live to see the answer. */
const field = `${'categories.products.'.repeat(6)}name`;
const endless: Readonly<Record<'count' | 'order', JsonObject>> = {
  count: { limit: 1, aggregations: [{ name: 'all', type: 'terms', field }] },
  order: { limit: 1, sort: [{ field }] },
};
const askEndlessly = (way: keyof typeof endless, at = shop) => at.call('/product', endless[way]);
const listing = `/product-listing/${baseIds.categories.main}`;
const tooLong = { status: 503, text: expect.stringContaining('FRAMEWORK__QUERY_TIMEOUT') };

test('calls that take too long keep nobody waiting who could be answered', async () => {
  const elsewhere = removableFolder();
  const patient = await serveShop({
    folder: elsewhere.path,
    seed: 'demo',
    reading: { threads: 2, timeLimit: 600_000 },
  });
  const first = askEndlessly('count', patient).catch(() => 'cut');
  // The other thread reads, this one writes.
  expect((await patient.call(listing, { limit: 5 })).status).toBe(200);
  expect((await patient.call('/checkout/cart/line-item', { items: [] })).status).toBe(200);
  const second = askEndlessly('order', patient).catch(() => 'cut');
  expect((await patient.call('/context')).status).toBe(200);
  await patient.stop();
  expect(await Promise.all([first, second])).toEqual(['cut', 'cut']);
  elsewhere.remove();
});

test('calls that take too long are refused in the end, and whoever waited behind them is answered', async () => {
  const both = [askEndlessly('count'), askEndlessly('order')];
  const waiting = shop.call(listing, { limit: 5 });
  for (const answer of await Promise.all(both)) expect(answer).toMatchObject(tooLong);
  expect((await waiting).status).toBe(200);
});

test('a shop that closes in the middle of a long call ends, and so does its process', async () => {
  const long = askEndlessly('order').catch(() => 'cut');
  await shop.call('/context');
  expect(await shop.stop()).toBe(0);
  expect(await long).toBe('cut');
});
