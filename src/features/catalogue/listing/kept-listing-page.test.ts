import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { StoreApiError } from '#store-api/store-api-error.ts';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { servePayloads, takenOrigin, type PayloadServer } from '#testing/taken-shop.ts';
import { keptListingPage } from './kept-listing-page.ts';

let shop: DemoShop;
let server: PayloadServer;
beforeAll(async () => {
  shop = await startDemoShop();
  server = servePayloads(shop);
});
afterAll(() => shop.stop());

/** What this device keeps is asked for where the shop's own answers would come from: a worker gives it. */
beforeEach(() => {
  Object.assign(server, { asked: [], refuse: () => undefined });
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('location', new URL('/Noten/', takenOrigin));
});
afterEach(() => vi.unstubAllGlobals());

const noAnswer = new StoreApiError(0, []);

test('a further page of a listing comes from what is kept where the shop does not answer', async () => {
  const [second, third] = [await keptListingPage(2, noAnswer), await keptListingPage(3, noAnswer)];
  expect([second.page, third.page]).toEqual([2, 3]);
  expect(second.elements.length).toBe(second.limit);
  const ids = [...second.elements, ...third.elements].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('where nothing of it is kept the page hears what went wrong', async () => {
  server.refuse = () => new Response('{}', { status: 404 });
  await expect(keptListingPage(2, noAnswer)).rejects.toBe(noAnswer);
  server.refuse = () => new Response('<p>', { headers: { 'content-type': 'text/html' } });
  await expect(keptListingPage(2, noAnswer)).rejects.toBe(noAnswer);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(keptListingPage(2, noAnswer)).rejects.toBe(noAnswer);
});

test('another page than the one that was asked for is not given in its place', async () => {
  const first = `${takenOrigin}/Noten/_payload.json`;
  vi.stubGlobal('fetch', () => server.fetch(first));
  await expect(keptListingPage(2, noAnswer)).rejects.toBe(noAnswer);
});

test('a refusal of the shop is an answer, and nothing is looked for', async () => {
  const refusal = new StoreApiError(403, []);
  await expect(keptListingPage(2, refusal)).rejects.toBe(refusal);
  expect(server.asked).toEqual([]);
});
