import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '#contract/temporary-folder.ts';
import type { JsonObject } from '../base/json.ts';
import { baseIds } from '../seeding/base-data/base-ids.ts';
import { type ServedAnswer, type ServedShop, serveShop } from '../testing/serve-shop.ts';

const folder = temporaryFolder();
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
const askEndlessly = (way: keyof typeof endless) => shop.call('/product', endless[way]);
const listing = `/product-listing/${baseIds.categories.main}`;
const tooLong = { status: 503, text: expect.stringContaining('FRAMEWORK__QUERY_TIMEOUT') };

test('calls that take too long keep nobody waiting who could be answered, and are refused in the end', async () => {
  const order: string[] = [];
  const noted = async (name: string, answer: Promise<ServedAnswer>): Promise<ServedAnswer> => {
    await answer;
    order.push(name);
    return answer;
  };
  const first = noted('long', askEndlessly('count'));
  // The other thread reads, this one writes.
  expect((await noted('read', shop.call(listing, { limit: 5 }))).status).toBe(200);
  expect((await noted('write', shop.call('/checkout/cart/line-item', { items: [] }))).status).toBe(200);
  const second = noted('long', askEndlessly('order'));
  const waiting = noted('read behind both', shop.call(listing, { limit: 5 }));
  expect((await noted('context', shop.call('/context'))).status).toBe(200);
  for (const answer of await Promise.all([first, second])) expect(answer).toMatchObject(tooLong);
  expect((await waiting).status).toBe(200);
  expect(order.slice(0, 4)).toEqual(['read', 'write', 'context', 'long']);
});

test('a shop that closes in the middle of a long call ends, and so does its process', async () => {
  const long = askEndlessly('order').catch(() => 'cut');
  await shop.call('/context');
  expect(await shop.stop()).toBe(0);
  expect(await long).toBe('cut');
});
