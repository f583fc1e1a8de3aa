import { createStore } from 'jotai';
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keptSinceHeader } from '#offline/kept-since.ts';
import { listingInData } from '#offline/listing-in-payload.ts';
import { keptSinceAtom } from '#platform/connectivity/kept-since-atom.ts';
import { shellContext } from '#platform/session/shell.ts';
import { StoreApiError } from '#store-api/store-api-error.ts';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { servePayloads, takenOrigin, type PayloadServer } from '#testing/taken-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { keptInstead } from './kept-instead.ts';
import { narrowInstead } from './narrow-instead.ts';

let shop: DemoShop;
let server: PayloadServer;
beforeAll(async () => {
  shop = await startDemoShop();
  server = servePayloads(shop);
});
afterAll(() => shop.stop());

const [older, newer] = ['Sun, 22 Nov 2026 08:40:00 GMT', 'Mon, 23 Nov 2026 08:40:00 GMT'];

/** A worker that keeps everything, the category since yesterday and its articles for longer, and is asked for nothing narrowed in vain. */
beforeEach(() => {
  Object.assign(server, { asked: [], refuse: () => undefined });
  vi.stubGlobal('fetch', async (input: RequestInfo) => {
    const answer = await server.fetch(input);
    answer.headers.set(keptSinceHeader, new Request(input).url.includes('/NF-') ? older : newer);
    return answer;
  });
});
afterEach(() => vi.unstubAllGlobals());

const contentRoute = 'src/pages/content.tsx#*';
const noAnswer = new StoreApiError(0, []);

function openPage(address: string) {
  const store = createStore();
  const request = new Request(takenOrigin + address);
  const context = new RouterContextProvider(new Map([[shellContext, testShell(shop.api, store)]]));
  const visit: LoaderFunctionArgs = { request, url: new URL(request.url), pattern: '*', params: {}, context };
  let since: string | null = null;
  return {
    narrow: async (error: unknown = noAnswer, route = contentRoute): Promise<unknown> => {
      const { data, keptSince } = await narrowInstead(route, request.url, error);
      since = keptSince;
      return data;
    },
    keep: (route = contentRoute) => keptInstead(route, visit, noAnswer),
    keptSince: () => since,
    toldSince: () => store.get(keptSinceAtom),
  };
}

/** Whoever made one of the pieces of a category. */
async function makerIn(path: string): Promise<string> {
  const payload = await (await server.fetch(`${takenOrigin}${path}_payload.json`)).text();
  return /"manufacturers":\[\{"id":"(\w{32})"/.exec(payload)?.[1] ?? '';
}

test('where nobody answers, a page has what is kept of its category, narrowed as its address says, and its menus', async () => {
  const page = openPage('/Noten/Klavier/?min-price=10');
  const listing = listingInData(await page.narrow());
  expect(listing?.elements.length).toBeGreaterThan(0);
  const prices =
    listing?.elements.map((tile) => (tile.calculatedCheapestPrice ?? tile.calculatedPrice).unitPrice) ?? [];
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(10);
  expect(await page.narrow(noAnswer, 'frame')).toMatchObject({ main: expect.arrayContaining([expect.anything()]) });
});

test('the page says that it is as old as the oldest of what it was made of', async () => {
  const byTiles = openPage('/Noten/Klavier/?min-price=10');
  await byTiles.narrow();
  expect(byTiles.keptSince()).toBe(newer);
  const byArticles = openPage(`/Noten/Klavier/?manufacturer=${await makerIn('/Noten/Klavier/')}`);
  await byArticles.narrow();
  expect(byArticles.keptSince()).toBe(older);
});

test.each([
  ['an order that only the shop knows', '/Noten/Klavier/?order=topseller-only-the-shop-knows', contentRoute],
  ['no choice at all', '/Noten/Klavier/', contentRoute],
  ['a page that is not kept', '/nirgends?min-price=1', contentRoute],
  ['a part that the page has not', '/Noten/Klavier/?min-price=10', 'elsewhere'],
])(
  'what cannot be told from what is kept is not made up (%s): the page hears what went wrong',
  async (_name, address, route) => {
    await expect(openPage(address).narrow(noAnswer, route)).rejects.toBe(noAnswer);
  },
);

test.each([403, 404, 429, 500])(
  'a refusal of the shop (%i) is an answer, and nothing is looked for',
  async (status) => {
    const refusal = new StoreApiError(status, []);
    await expect(openPage('/Noten/Klavier/?min-price=10').narrow(refusal)).rejects.toBe(refusal);
    expect(server.asked).toEqual([]);
  },
);

test('what only the shop knows leaves the page of the category with its choices, and a list that says so', async () => {
  const page = openPage('/Noten/Klavier/?order=composer-asc&min-price=10');
  await expect(page.narrow()).rejects.toBe(noAnswer);
  const data = await page.keep();
  expect(data).toMatchObject({ kind: 'category' });
  const listing = listingInData(data);
  expect(listing).toMatchObject({ elements: [], sorting: 'composer-asc', isUnanswered: true });
  expect(listing?.total).toBeGreaterThan(0);
  expect(page.toldSince()).toBe(newer);
});

test.each(['/Noten/Klavier/', '/nirgends?order=composer-asc'])(
  'where nothing is chosen, or the page is not kept, it hears what went wrong (%s)',
  async (address) => {
    await expect(openPage(address).keep()).rejects.toBe(noAnswer);
  },
);
