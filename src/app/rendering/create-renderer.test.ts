import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seenThingOf } from '#offline/kept/seen-thing.ts';
import { payloadInDocument } from '#offline/page-payload.ts';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import type { Payload } from '../page-data.ts';
import { createRenderer, type RenderedPage } from './create-renderer.tsx';

const origin = 'https://noten.example';
let shop: DemoShop;
let open: (path: string) => Promise<RenderedPage>;
/** Paths of the calls to the shop. */
const asked: string[] = [];

const build = {
  document: readFileSync('index.html', 'utf8'),
  manifest: {
    'index.html': { file: 'assets/index-abc.js' },
    'src/app/without-scripts/without-scripts.css': { file: 'assets/without.css' },
  },
  joinedStyles: {},
};

function connect(): (path: string) => Promise<RenderedPage> {
  const renderer = createRenderer({
    configuration: { shopwareEndpoint: '/', shopwareAccessToken: shop.accessKey },
    shop: {
      endpoint: shop.api.endpoint,
      fetch: (input, init) => {
        const request = new Request(input, init);
        asked.push(new URL(request.url).pathname);
        return shop.fetch(request);
      },
    },
    origin,
    build,
  });
  return (path) => renderer.page({ request: new Request(origin + path), slots: { nonce: 'NONCE', theme: '' } });
}

beforeAll(async () => {
  shop = await startDemoShop();
  open = connect();
});
afterAll(() => shop.stop());

async function openWhole(path: string) {
  const page = await open(path);
  if ('location' in page) throw new Error(`${path} has moved to ${page.location}`);
  const payload: Payload = JSON.parse(page.payload);
  return { ...page, payload };
}

const german = '/Johann-Sebastian-Bach-Zweistimmige-Inventionen-BWV-772-786/NF-1001';

test.each([
  ['/', ['frame', 'src/pages/home.tsx']],
  ['/en-GB', ['frame', 'src/pages/home.tsx']],
  ['/pl-PL/search?search=Bach', ['frame', 'src/pages/search.tsx']],
  ['/Noten/Klavier/', ['frame', 'src/pages/content.tsx#*']],
  [german, ['frame', 'src/pages/content.tsx#*']],
  ['/checkout/cart', ['frame']],
])('the payload of %s holds the data of its routes and what made them', async (path, routes) => {
  const { payload } = await openWhole(path);
  expect(Object.keys(payload.loaderData)).toEqual(routes);
  expect(payload).toMatchObject({ status: 200, build: 'assets/index-abc.js', errors: null });
  expect(payload.path).toBe(new URL(origin + path).pathname);
});

test('a document carries the payload that is sent alone, without the head it has already', async () => {
  const { html, payload } = await openWhole(german);
  expect(payload).toMatchObject({
    head: { title: expect.stringMatching(/Inventionen.* – Notenfalz$/) },
    ...JSON.parse(payloadInDocument(html) ?? ''),
  });
});

test('a payload says what currency its prices are in', async () => {
  const { payload } = await openWhole(german);
  expect(payload.loaderData['src/pages/content.tsx#*']).toMatchObject({ kind: 'product', currency: 'EUR' });
});

test('the head of a payload is the head of the page: addresses in every language, and what it is', async () => {
  const { payload, html } = await openWhole(german);
  const { head } = JSON.parse(JSON.stringify(payload));
  const elements: { tag: string; attributes: Record<string, string>; text?: string }[] = head.elements;
  const canonical = elements.find(({ attributes }) => attributes['rel'] === 'canonical');
  expect(canonical?.attributes['href']).toBe(origin + german);
  expect(html).toContain(`<link rel="canonical" href="${origin}${german}"`);
  const languages = elements.flatMap(({ attributes }) => attributes['hreflang'] ?? []);
  expect(languages).toEqual(['de-DE', 'en-GB', 'pl-PL', 'x-default']);
  expect(elements.some(({ tag, text }) => tag === 'script' && text?.includes('"@type":"Product'))).toBe(true);
});

test('an unknown address has a payload as well: status 404, and the data of the page that says so', async () => {
  const { status, payload } = await openWhole('/en-GB/nowhere');
  expect([status, payload.status, Object.keys(payload.loaderData)]).toEqual([404, 404, ['frame']]);
  expect(Object.values(payload.errors ?? {})).toEqual([{ status: 404, message: null }]);
});

test('an address that has moved says where to, in its language', async () => {
  expect(await open('/en-GB/home/')).not.toHaveProperty('location');
  expect(await open('/Noten/Klavier')).toEqual({ status: 301, location: '/Noten/Klavier/' });
});

test('what all pages share is asked for once, by pages that come together and in every language: languages, currency, tax', async () => {
  asked.length = 0;
  const openAnew = connect();
  await Promise.all(['/', '/en-GB', '/search', '/pl-PL/search'].map(openAnew));
  await openAnew('/Noten/Klavier/');
  expect(asked.filter((path) => path.endsWith('/language'))).toHaveLength(1);
  expect(asked.filter((path) => path.endsWith('/context'))).toHaveLength(1);
});

test('what a page shows can be listed and searched where only its payload is kept', async () => {
  const seen = async (path: string) => seenThingOf((await openWhole(path)).payload);
  expect(await seen(german)).toMatchObject({
    kind: 'product',
    path: german,
    name: expect.stringContaining('Inventionen'),
    numbers: [expect.stringMatching(/^NF-1001/)],
    makers: 'Johann Sebastian Bach, Edition Notenfalz',
    picture: expect.stringMatching(/^\/media\/.+\.\w+$|^https?:/),
  });
  expect(await seen('/Noten/Klavier/')).toMatchObject({ kind: 'category', name: 'Klavier', picture: null });
  expect(await seen('/pl-PL')).toMatchObject({ kind: 'home', path: '/pl-PL' });
  expect([await seen('/search?search=Bach'), await seen('/checkout/cart')]).toEqual([undefined, undefined]);
});

test('the bare shell says in every language that a page is on its way', async () => {
  const { html } = await createRenderer({
    configuration: { shopwareEndpoint: '/', shopwareAccessToken: shop.accessKey },
    shop: { endpoint: shop.api.endpoint, fetch: shop.fetch },
    origin,
    build,
  }).shell({ nonce: 'NONCE', theme: '' });
  expect(
    Array.from(html.matchAll(/<p role="status" lang="(\w\w)">([^<]+)<\/p>/g), ([, lang, words]) => [lang, words]),
  ).toEqual([
    ['de', 'Die Seite wird geöffnet …'],
    ['en', 'The page is being opened …'],
    ['pl', 'Otwieramy stronę …'],
  ]);
});

/** What a document holds for who browses without scripts, piece by piece. */
const withoutScripts = async (path: string): Promise<string[]> =>
  [...(await openWhole(path)).html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, content = '']) => content);

test.each([
  ['/', 'können Sie alles ansehen, suchen, filtern und in den Warenkorb legen', '/without-scripts/cart'],
  ['/en-GB', 'you can look at everything, search, filter and fill your cart', '/en-GB/without-scripts/cart'],
  ['/pl-PL', 'wyszukiwać, filtrować i dodawać do koszyka', '/pl-PL/without-scripts/cart'],
])('the document of %s says what works without scripts, and leads to the cart', async (path, words, cart) => {
  const [head, note] = await withoutScripts(path);
  expect(head).toBe('<link rel="stylesheet" href="/assets/without.css">');
  expect(note).toContain(words);
  expect(note).toContain(`<a href="${cart}">`);
});

test('the way to the cart leads on to the one that works without scripts', async () => {
  const [head] = await withoutScripts('/pl-PL/checkout/cart');
  expect(head).toContain('<meta http-equiv="refresh" content="0; url=/pl-PL/without-scripts/cart">');
});

test('a product and the products of a list can be put into the cart by a form, in the language of the page', async () => {
  const formsOf = async (path: string, cart: string) => {
    const forms = await withoutScripts(path);
    return forms.filter((content) => content.startsWith(`<form action="${cart}/add" method="post">`));
  };
  const [product = ''] = await formsOf(german, '/without-scripts/cart');
  expect(product).toMatch(/<input type="hidden" name="product" value="[0-9a-f]{32}"\/>/);
  expect(product).toContain('name="quantity"');
  expect((await formsOf('/pl-PL/search?search=Klavier', '/pl-PL/without-scripts/cart')).length).toBeGreaterThan(1);
});
