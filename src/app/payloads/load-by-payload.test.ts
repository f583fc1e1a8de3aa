import { createStore } from 'jotai';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shellContext } from '#platform/session/shell.ts';
import { getProduct } from '#store-api/catalogue/product.ts';
import { contentRoute, payloadBuild, productPath, startPayloadServer, visitTo } from '#testing/payload-browser.ts';
import { testShell } from '#testing/test-shell.ts';
import { loadFromShop } from '../load-from-shop.ts';
import type { LoadRoute } from '../routes.tsx';
import { describeError } from '../route-errors.ts';

let server: Awaited<ReturnType<typeof startPayloadServer>>;
beforeAll(async () => {
  server = await startPayloadServer();
});
afterAll(() => server.shop.stop());
beforeEach(() => server.forget());

const failAs = (statusCode: number): Promise<never> => Promise.reject(Object.assign(new Error('away'), { statusCode }));
const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );

/** Status and place of a redirection; whether a new document is to be opened. */
async function redirectionOf(work: Promise<unknown>) {
  const thrown = await thrownBy(work);
  if (!(thrown instanceof Response)) throw new Error('No redirection');
  return [thrown.headers.get('location'), thrown.headers.has('x-remix-reload-document')];
}

test('all routes of a page have their data of one request, and the shop is not asked', async () => {
  const load = server.openBrowser();
  const visit = visitTo(productPath);
  const [frame, content] = await Promise.all([load('frame', visit), load(contentRoute, visit)]);
  expect(frame).toMatchObject({ main: expect.arrayContaining([expect.objectContaining({ name: 'Noten' })]) });
  expect(content).toMatchObject({ kind: 'product', canonicalPath: productPath });
  expect([server.seen.asked, server.seen.calls]).toEqual([[`${productPath}/_payload.json`], 0]);
});

test('every visit asks anew', async () => {
  const load = server.openBrowser();
  await load(contentRoute, visitTo(productPath));
  await load(contentRoute, visitTo(productPath));
  expect(server.seen.asked).toHaveLength(2);
});

test('the data are what the page would have loaded itself', async () => {
  const [given, own] = [
    await server.openBrowser()(contentRoute, visitTo(productPath)),
    await server.openBrowser({ isLikeEverybody: async () => false })(contentRoute, visitTo(productPath)),
  ];
  expect(server.seen.calls).toBeGreaterThan(2);
  expect(given).toEqual(JSON.parse(JSON.stringify(own)));
});

test('a session with prices of its own asks the shop itself, and for no payload', async () => {
  const load = server.openBrowser({ isLikeEverybody: async () => false });
  expect(await load(contentRoute, visitTo(productPath))).toMatchObject({ kind: 'product' });
  expect(server.seen.asked).toEqual([]);
  expect(server.seen.calls).toBeGreaterThan(0);
});

test('of what a session is given by the service worker, the oldest says of when the page is', async () => {
  const told: (string | null)[] = [];
  const load = server.openBrowser({ isLikeEverybody: async () => false, tellKept: (since) => told.push(since) });
  const [newer, older] = ['Mon, 23 Nov 2026 08:40:00 GMT', 'Sun, 22 Nov 2026 08:40:00 GMT'];
  server.seen.keptSince = [newer, older, newer];
  const visit = visitTo(productPath);
  await load(contentRoute, visit);
  await load('frame', visit);
  expect(told.at(-1)).toBe(older);
  server.seen.keptSince = [];
  await load(contentRoute, visitTo(productPath));
  expect(told.at(-1)).toBe(null);
});

test('menus say nothing of when a page is', async () => {
  const told: (string | null)[] = [];
  const tellKept = (since: string | null) => told.push(since);
  server.seen.keptSince = ['Sun, 22 Nov 2026 08:40:00 GMT'];
  await server.openBrowser({ isLikeEverybody: async () => false, tellKept })('frame', visitTo('/checkout/cart'));
  await server.openBrowser({ tellKept })('frame', visitTo('/checkout/cart'));
  expect(told).toEqual([]);
});

test('where a page has moved the visit goes on, with what it asked for', async () => {
  const load = server.openBrowser();
  const answer =
    (location: string): typeof fetch =>
    () =>
      Promise.resolve(Response.json({ status: 301, location }));
  expect(await redirectionOf(load(contentRoute, visitTo('/Noten/Klavier')))).toEqual(['/Noten/Klavier/', false]);
  const english = server.openBrowser({ locale: 'en-GB' }, answer('/en-GB/new?p=2'));
  expect(await redirectionOf(english(contentRoute, visitTo('/en-GB/old')))).toEqual(['/new?p=2', false]);
  const elsewhere = server.openBrowser({}, answer('/pl-PL/nowe'));
  expect(await redirectionOf(elsewhere(contentRoute, visitTo('/alt')))).toEqual(['/pl-PL/nowe', true]);
});

test('a page whose payload calls it by another stroke is shown under its own address', async () => {
  const given: typeof fetch = () =>
    Promise.resolve(
      Response.json({
        status: 200,
        build: payloadBuild,
        path: '/a/',
        loaderData: { [contentRoute]: {} },
        errors: null,
      }),
    );
  const load = server.openBrowser({}, given);
  expect(await redirectionOf(load(contentRoute, visitTo('/a?p=2')))).toEqual(['/a/?p=2', false]);
  expect(await load(contentRoute, visitTo('/a/'))).toEqual({});
});

test('what is not there is not found', async () => {
  const load = server.openBrowser();
  const thrown = await thrownBy(load(contentRoute, visitTo('/nirgends')));
  expect(describeError(thrown)).toEqual({ status: 404, message: null });
});

test.each([
  ['no network', () => Promise.reject(new TypeError('fetch failed')), 0],
  ['a gateway without a server', () => Promise.resolve(new Response('<h1>Bad Gateway</h1>', { status: 502 })), 502],
  [
    'a payload that breaks off',
    () => Promise.resolve(new Response('{"stat', { headers: { 'content-type': 'application/json' } })),
    0,
  ],
])('%s is the status that the page shows', async (_name, web, status) => {
  const thrown = await thrownBy(
    server.openBrowser({ loadItself: async () => () => failAs(status) }, web)(contentRoute, visitTo(productPath)),
  );
  expect(describeError(thrown)).toEqual({ status, message: null });
});

test('behind a host that has one document for every address the page asks the shop itself', async () => {
  const html: typeof fetch = () =>
    Promise.resolve(new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }));
  expect(await server.openBrowser({}, html)(contentRoute, visitTo(productPath))).toMatchObject({ kind: 'product' });
});

test('data for another build open a new document, unless one was just opened', async () => {
  const visit = visitTo(`${productPath}?p=1`);
  const old = { build: 'assets/index-old.js' };
  expect(await redirectionOf(server.openBrowser({ ...old, mayReload: () => true })(contentRoute, visit))).toEqual([
    `${productPath}?p=1`,
    true,
  ]);
  expect(await server.openBrowser({ ...old, mayReload: () => false })(contentRoute, visit)).toMatchObject({
    kind: 'product',
  });
});

test('a session with prices of its own is shown what was seen where the shop cannot be reached', async () => {
  const away = server.shop.connect({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
  const askAway: LoadRoute = async () => getProduct(away, '0'.repeat(32));
  const load = server.openBrowser({ isLikeEverybody: async () => false, loadItself: async () => askAway });
  expect(await load(contentRoute, visitTo(productPath))).toMatchObject({ kind: 'product' });
  expect(server.seen.asked).toHaveLength(1);
});

test('without a network menus stay away and no page with them; the home page shows what needs no shop', async () => {
  const nowhere: typeof fetch = () => Promise.reject(new TypeError('fetch failed'));
  const away = testShell(server.shop.connect({ fetch: nowhere }), createStore());
  const asAway: LoadRoute = (routeId, { request, url, pattern, params }) =>
    loadFromShop(routeId, {
      request,
      url,
      pattern,
      params,
      context: new RouterContextProvider(new Map([[shellContext, away]])),
    });
  const load = server.openBrowser({ loadItself: async () => asAway }, nowhere);
  expect(await load('frame', visitTo('/sheet-configuration-v3'))).toEqual({ main: [], footer: [], service: [] });
  expect(await load('src/pages/home.tsx', visitTo('/'))).toMatchObject({ category: null, popular: [] });
});
