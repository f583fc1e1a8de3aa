import { expect, test } from 'vitest';
import { startDemoShop } from '#testing/start-demo-shop.ts';
import { searchProducts } from '#store-api/catalogue/product-search.ts';
import { pageCountOf, withLonelyLast } from './page-count.ts';

test('no article stands alone on the last page', async () => {
  const shop = await startDemoShop();
  const all = await searchProducts(shop.api, 'Noten', { limit: 100 });
  // As many on a page as leave exactly one for a page of its own.
  const limit = all.total - 1;
  const load = (page: number) => searchProducts(shop.api, 'Noten', { limit, page });
  const last = await withLonelyLast(await load(1), load);
  expect(pageCountOf(last)).toBe(1);
  expect(last.elements.map(({ id }) => id)).toEqual(all.elements.map(({ id }) => id));
  await shop.stop();
});

test.each([
  [31, 10, 3],
  [32, 10, 4],
  [30, 10, 3],
  [11, 10, 1],
  [1, 10, 1],
  [0, 10, 0],
  [3, 1, 3],
])('%i articles, %i on a page, make %i pages', (total, limit, pages) => {
  expect(pageCountOf({ total, limit })).toBe(pages);
});
