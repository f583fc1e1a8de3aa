import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { createStoreApi } from '#store-api/store-api.ts';
import { loadHome } from './load-home.ts';
import { loadSearch } from './load-search.ts';

let shop: DemoShop;
const { signal } = new AbortController();

beforeAll(async () => {
  shop = await startDemoShop();
});

afterAll(() => shop.stop());

test('the home page shows the shop’s content and prices of typical jobs', async () => {
  const home = await loadHome(shop.api, signal);
  expect(home.category?.cmsPage?.sections.length).toBeGreaterThan(0);
  expect(home.priceExamples.map(({ id, binding }) => [id, binding])).toEqual([
    ['piano', 'coil'],
    ['choir', 'stapled'],
    ['parts', 'folded'],
  ]);
});

test('popular products come from a shop that sorts by sales, and are not those the page shows already', async () => {
  expect((await loadHome(shop.api, signal)).popular).toEqual([]);
  const sorting = await startDemoShop();
  sorting.database.exec("UPDATE product_sorting SET active = 1 WHERE key = 'topseller'");
  const { category, popular } = await loadHome(sorting.api, signal);
  await sorting.stop();
  const onPage = JSON.stringify(category?.cmsPage);
  expect(popular).toHaveLength(4);
  expect(popular.filter(({ id }) => onPage.includes(`"id":"${id}"`))).toEqual([]);
});

test('an example costs what the shop’s print units cost', async () => {
  const { priceExamples } = await loadHome(shop.api, signal);
  const choir = priceExamples.find(({ id }) => id === 'choir');
  // 640 sides at 5 ct, 320 sheets at 2 ct, 40 staplings at 70 ct.
  expect(choir).toMatchObject({ total: 66.4, perCopy: 1.66 });
});

test('the place to drop scores stands although the shop is away', async () => {
  const silence = vi.spyOn(console, 'error').mockReturnValue();
  const away = createStoreApi({
    endpoint: 'http://shop.test',
    accessKey: 'SWSCTEST',
    fetch: () => Promise.reject(new TypeError('fetch failed')),
  });
  expect(await loadHome(away, signal)).toEqual({ category: null, printsFiles: true, priceExamples: [], popular: [] });
  silence.mockRestore();
});

test('a shop that sells no printed side prints no files, one that sells a single one does', async () => {
  const only = async (sku: string) => {
    const filtered = createStoreApi({
      endpoint: 'http://shop.test',
      accessKey: shop.accessKey,
      fetch: async (input, init) => {
        const answer = await shop.fetch(input, init);
        const text = await answer.text();
        return new Response(
          text.replaceAll(/"PRINT-[A-Z]{2}-[^"]*"/g, (found) => (found === `"${sku}"` ? found : '"other"')),
          answer,
        );
      },
    });
    return (await loadHome(filtered, signal)).printsFiles;
  };
  expect([await only('PRINT-FA-A6'), await only('none')]).toEqual([true, false]);
});

test('a search finds products by a word of their name', async () => {
  const { text, listing } = await loadSearch(shop.api, {
    parameters: new URLSearchParams('search=+Nocturnes+'),
    signal,
  });
  expect(text).toBe('Nocturnes');
  expect(listing?.elements[0]?.name).toContain('Nocturnes');
});

test('without a text nothing is searched for', async () => {
  expect(await loadSearch(shop.api, { parameters: new URLSearchParams('search=%20'), signal })).toEqual({
    text: '',
    listing: null,
  });
});

test('a home page that nobody waits for any more ends without a complaint', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  const visit = new AbortController();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    visit.abort();
    request.signal.throwIfAborted();
    return shop.fetch(request);
  };
  const loading = loadHome(shop.connect({ fetch }), visit.signal);
  await expect(loading).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});
