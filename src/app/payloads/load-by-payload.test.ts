import { readFileSync } from 'node:fs';
import { createStore } from 'jotai';
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { keptSinceHeader } from '#offline/kept-since.ts';
import { shellAtom } from '#platform/session/session-atoms.ts';
import { shellContext, type SalesChannelTerms } from '#platform/session/shell.ts';
import { getProduct } from '#store-api/catalogue/product.ts';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { loadFromShop } from '../load-from-shop.ts';
import type { LoadRoute } from '../routes.tsx';
import { createRenderer } from '../rendering/create-renderer.tsx';
import { loadLanguageIds, type LanguageIds } from '../start-up/load-language-ids.ts';
import { loadTerms } from '#testing/load-terms.ts';
import { describeError } from '../route-errors.ts';
import { loadByPayload } from './load-by-payload.ts';
import { createPayloadSource } from './payload-source.ts';

const origin = 'https://noten.example';
const build = 'assets/index-abc.js';
const product = '/Johann-Sebastian-Bach-Zweistimmige-Inventionen-BWV-772-786/NF-1001';
const contentRoute = 'src/pages/content.tsx#*';

let shop: DemoShop;
let languageIds: LanguageIds;
let terms: SalesChannelTerms;
let renderer: ReturnType<typeof createRenderer>;
/** Addresses the web server was asked for, and calls the shop itself was asked. */
let asked: string[];
let calls: number;
/** Since when the service worker keeps the first answers of the shop. */
let keptSince: string[];

beforeAll(async () => {
  shop = await startDemoShop();
  languageIds = await loadLanguageIds(shop.api);
  terms = await loadTerms(shop.api, 'de-DE');
  renderer = createRenderer({
    configuration: { shopwareEndpoint: '/', shopwareAccessToken: shop.accessKey },
    shop: { endpoint: shop.api.endpoint, fetch: shop.fetch },
    origin,
    build: {
      joinedStyles: {},
      document: readFileSync('index.html', 'utf8'),
      manifest: { 'index.html': { file: build } },
    },
  });
});
afterAll(() => shop.stop());
beforeEach(() => {
  asked = [];
  calls = 0;
  keptSince = [];
});

/** A web server with the renderer behind it, as far as payloads go. */
const answerPayload: typeof fetch = async (input) => {
  const address = new URL(new Request(input).url);
  asked.push(address.pathname + address.search);
  address.pathname = address.pathname.replace('/_payload.json', '') || '/';
  const page = await renderer.page({ request: new Request(address), slots: { nonce: '', theme: '' } });
  if ('location' in page) return Response.json(page);
  return new Response(page.payload, { status: page.status, headers: { 'content-type': 'application/json' } });
};

function openBrowser(
  changes: Partial<Parameters<typeof loadByPayload>[0]> = {},
  web = answerPayload,
  answerOfShop: typeof fetch = shop.fetch,
) {
  const api = shop.connect({
    fetch: async (input, init) => {
      calls += 1;
      const answer = await answerOfShop(input, init);
      const since = keptSince.shift();
      if (since !== undefined) answer.headers.set(keptSinceHeader, since);
      return answer;
    },
  });
  const shell = { ...testShell(api, createStore()), terms };
  shell.store.set(shellAtom, shell);
  const context = new RouterContextProvider(new Map([[shellContext, { ...shell, languageIds }]]));
  const load = loadByPayload({
    source: createPayloadSource({ fetch: web }),
    isLikeEverybody: async () => true,
    loadItself: async () => loadFromShop,
    locale: 'de-DE',
    build,
    mayReload: () => false,
    isAnswering: () => true,
    narrow: (_route, _visit, error) => Promise.reject(error),
    tellKept: () => undefined,
    ...changes,
  });
  return (routeId: string, request: Request) => {
    const visit: LoaderFunctionArgs = { request, url: new URL(request.url), pattern: '*', params: {}, context };
    return load(routeId, visit);
  };
}

const failAs = (statusCode: number): Promise<never> => Promise.reject(Object.assign(new Error('away'), { statusCode }));
const visitTo = (path: string): Request => new Request(origin + path);
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
  const load = openBrowser();
  const visit = visitTo(product);
  const [frame, content] = await Promise.all([load('frame', visit), load(contentRoute, visit)]);
  expect(frame).toMatchObject({ main: expect.arrayContaining([expect.objectContaining({ name: 'Noten' })]) });
  expect(content).toMatchObject({ kind: 'product', canonicalPath: product });
  expect([asked, calls]).toEqual([[`${product}/_payload.json`], 0]);
});

test('every visit asks anew', async () => {
  const load = openBrowser();
  await load(contentRoute, visitTo(product));
  await load(contentRoute, visitTo(product));
  expect(asked).toHaveLength(2);
});

test('the data are what the page would have loaded itself', async () => {
  const [given, own] = [
    await openBrowser()(contentRoute, visitTo(product)),
    await openBrowser({ isLikeEverybody: async () => false })(contentRoute, visitTo(product)),
  ];
  expect(calls).toBeGreaterThan(2);
  expect(given).toEqual(JSON.parse(JSON.stringify(own)));
});

test('a session with prices of its own asks the shop itself, and for no payload', async () => {
  const load = openBrowser({ isLikeEverybody: async () => false });
  expect(await load(contentRoute, visitTo(product))).toMatchObject({ kind: 'product' });
  expect(asked).toEqual([]);
  expect(calls).toBeGreaterThan(0);
});

test('of what a session is given by the service worker, the oldest says of when the page is', async () => {
  const told: (string | null)[] = [];
  const load = openBrowser({ isLikeEverybody: async () => false, tellKept: (since) => told.push(since) });
  const [newer, older] = ['Mon, 23 Nov 2026 08:40:00 GMT', 'Sun, 22 Nov 2026 08:40:00 GMT'];
  keptSince = [newer, older, newer];
  const visit = visitTo(product);
  await load(contentRoute, visit);
  await load('frame', visit);
  expect(told.at(-1)).toBe(older);
  keptSince = [];
  await load(contentRoute, visitTo(product));
  expect(told.at(-1)).toBe(null);
});

test('where a page has moved the visit goes on, with what it asked for', async () => {
  const load = openBrowser();
  const answer =
    (location: string): typeof fetch =>
    () =>
      Promise.resolve(Response.json({ status: 301, location }));
  expect(await redirectionOf(load(contentRoute, visitTo('/Noten/Klavier')))).toEqual(['/Noten/Klavier/', false]);
  const english = openBrowser({ locale: 'en-GB' }, answer('/en-GB/new?p=2'));
  expect(await redirectionOf(english(contentRoute, visitTo('/en-GB/old')))).toEqual(['/new?p=2', false]);
  const elsewhere = openBrowser({}, answer('/pl-PL/nowe'));
  expect(await redirectionOf(elsewhere(contentRoute, visitTo('/alt')))).toEqual(['/pl-PL/nowe', true]);
});

test('a page whose payload calls it by another stroke is shown under its own address', async () => {
  const given: typeof fetch = () =>
    Promise.resolve(
      Response.json({ status: 200, build, path: '/a/', loaderData: { [contentRoute]: {} }, errors: null }),
    );
  const load = openBrowser({}, given);
  expect(await redirectionOf(load(contentRoute, visitTo('/a?p=2')))).toEqual(['/a/?p=2', false]);
  expect(await load(contentRoute, visitTo('/a/'))).toEqual({});
});

test('what is not there is not found', async () => {
  const load = openBrowser();
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
    openBrowser({ loadItself: async () => () => failAs(status) }, web)(contentRoute, visitTo(product)),
  );
  expect(describeError(thrown)).toEqual({ status, message: null });
});

test('behind a host that has one document for every address the page asks the shop itself', async () => {
  const html: typeof fetch = () =>
    Promise.resolve(new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }));
  expect(await openBrowser({}, html)(contentRoute, visitTo(product))).toMatchObject({ kind: 'product' });
});

test('data for another build open a new document, unless one was just opened', async () => {
  const visit = visitTo(`${product}?p=1`);
  const old = { build: 'assets/index-old.js' };
  expect(await redirectionOf(openBrowser({ ...old, mayReload: () => true })(contentRoute, visit))).toEqual([
    `${product}?p=1`,
    true,
  ]);
  expect(await openBrowser({ ...old, mayReload: () => false })(contentRoute, visit)).toMatchObject({ kind: 'product' });
});

test('a session with prices of its own is shown what was seen where the shop cannot be reached', async () => {
  const away = shop.connect({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
  const askAway: LoadRoute = async () => getProduct(away, '0'.repeat(32));
  const load = openBrowser({ isLikeEverybody: async () => false, loadItself: async () => askAway });
  expect(await load(contentRoute, visitTo(product))).toMatchObject({ kind: 'product' });
  expect(asked).toHaveLength(1);
});

test('without a network menus stay away and no page with them; the home page shows what needs no shop', async () => {
  const nowhere: typeof fetch = () => Promise.reject(new TypeError('fetch failed'));
  const away = testShell(shop.connect({ fetch: nowhere }), createStore());
  const asAway: LoadRoute = (routeId, { request, url, pattern, params }) =>
    loadFromShop(routeId, {
      request,
      url,
      pattern,
      params,
      context: new RouterContextProvider(new Map([[shellContext, away]])),
    });
  const load = openBrowser({ loadItself: async () => asAway }, nowhere);
  expect(await load('frame', visitTo('/sheet-configuration-v3'))).toEqual({ main: [], footer: [], service: [] });
  expect(await load('src/pages/home.tsx', visitTo('/'))).toMatchObject({ category: null, popular: [] });
});

describe('where the shop is silent', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  /** A web server that answers when it is told to. */
  function silentWeb() {
    const { promise, resolve } = Promise.withResolvers<void>();
    const web: typeof fetch = (...given) => promise.then(() => answerPayload(...given));
    return { web, answer: resolve };
  }
  const narrowed = { kind: 'narrowed' };
  const keptData = { data: narrowed, keptSince: null };

  test.each([
    [true, 3_000],
    [false, 400],
  ])(
    'a list is narrowed with what is kept, by a shop that answered before (%s) after %s ms',
    async (before, patience) => {
      const { web } = silentWeb();
      const isAnswering = () => before;
      const load = openBrowser({
        source: createPayloadSource({ fetch: web }),
        isAnswering,
        narrow: async () => keptData,
      });
      let given: unknown;
      const loading = load(contentRoute, visitTo('/Noten/?min-price=10')).then((data) => (given = data));
      await vi.advanceTimersByTimeAsync(patience - 1);
      expect(given).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1);
      expect(await loading).toBe(narrowed);
    },
  );

  test('what is kept of another page, or cannot be narrowed, is waited for', async () => {
    for (const [path, narrow] of [
      [product, async () => keptData],
      [`${product}?min-price=10`, (_route: string, _visit: unknown, error: unknown) => Promise.reject(error)],
    ] as const) {
      const { web, answer } = silentWeb();
      const loading = openBrowser({ source: createPayloadSource({ fetch: web }), narrow })(contentRoute, visitTo(path));
      await vi.advanceTimersByTimeAsync(9_000);
      answer();
      expect(await loading).toMatchObject({ kind: 'product' });
    }
  });

  test('an answer that comes while what is kept is still looked through is shown, and nothing is said of when it is', async () => {
    const { web, answer } = silentWeb();
    const told: (string | null)[] = [];
    const { promise: looked, resolve: endLook } = Promise.withResolvers<void>();
    const load = openBrowser({
      source: createPayloadSource({ fetch: web }),
      tellKept: (since) => told.push(since),
      narrow: async () => {
        await looked;
        return { data: narrowed, keptSince: 'Sun, 22 Nov 2026 08:40:00 GMT' };
      },
    });
    const loading = load(contentRoute, visitTo(`${product}?min-price=10`));
    await vi.advanceTimersByTimeAsync(3_500);
    answer();
    expect(await loading).toMatchObject({ kind: 'product' });
    endLook();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual([null]);
  });

  describe('and a session has prices of its own', () => {
    const since = 'Sun, 22 Nov 2026 08:40:00 GMT';
    const isLikeEverybody = async () => false;
    const never: typeof fetch = (_input, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
    /** As the worker gives what it keeps, once the server has let its patience run out. */
    const kept =
      (answer: typeof fetch): typeof fetch =>
      async (...given) => {
        const { body, status, headers } = await answer(...given);
        await new Promise((resolve) => setTimeout(resolve, 400));
        return new Response(body, { status, headers: [...headers, [keptSinceHeader, since]] });
      };

    /** The web server of this test takes its time, the patience of the page does not go on meanwhile. */
    const untilShown = (shown: () => unknown): Promise<void> =>
      vi.waitFor(async () => {
        await vi.advanceTimersByTimeAsync(100);
        expect(shown()).toBeDefined();
      });

    function open(web: typeof fetch, answerOfShop: typeof fetch) {
      const told: [string | null, boolean][] = [];
      let isAnswering = true;
      const load = openBrowser(
        {
          isLikeEverybody,
          isAnswering: () => isAnswering,
          tellKept: (...page) => {
            if (page[0] !== null) isAnswering = false;
            told.push(page);
          },
        },
        web,
        answerOfShop,
      );
      return { load, told };
    }

    test('what everybody is given is shown with the patience of everybody, and said to be that', async () => {
      const { load, told } = open(kept(answerPayload), never);
      let given: unknown;
      const visit = visitTo(product);
      void load(contentRoute, visit).then((data) => (given = data));
      void load('frame', visit);
      await vi.advanceTimersByTimeAsync(2_999);
      expect(asked).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      await untilShown(() => given);
      expect(given).toMatchObject({ kind: 'product' });
      expect(told.at(-1)).toEqual([since, true]);

      // From then on it is known to be silent.
      given = undefined;
      asked = [];
      void load(contentRoute, visitTo(product)).then((data) => (given = data));
      await vi.advanceTimersByTimeAsync(400);
      expect(asked).toEqual([`${product}/_payload.json`]);
      await untilShown(() => given);
      expect(given).toMatchObject({ kind: 'product' });
    });
  });
});
