import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { createRenderer } from './create-renderer.tsx';
import { loadOfferedLanguages } from '../start-up/offered-language.ts';

const origin = 'https://noten.example';
let shop: DemoShop;
beforeAll(async () => {
  shop = await startDemoShop();
});
afterAll(() => shop.stop());

type Fetch = typeof globalThis.fetch;

function rendererOf(fetch: Fetch) {
  const renderer = createRenderer({
    configuration: { shopwareEndpoint: '/', shopwareAccessToken: shop.accessKey },
    shop: { endpoint: shop.api.endpoint, fetch },
    origin,
    build: { document: readFileSync('index.html', 'utf8'), manifest: {}, joinedStyles: {} },
  });
  return (path: string) => renderer.page({ request: new Request(origin + path), slots: { nonce: 'N', theme: '' } });
}

/** The page's choice of languages as it is drawn, once for each place that has one, and what its head says. */
async function languagesOf(open: ReturnType<typeof rendererOf>, path: string) {
  const page = await open(path);
  if (!('html' in page)) throw new Error(`${path} is at ${page.location}`);
  const codes = (pattern: RegExp) => Array.from(page.html.matchAll(pattern), ([, code]) => code);
  return {
    offered: [...new Set(codes(/<a [^>]*hrefLang="([^"]+)"/g))],
    told: codes(/<link rel="alternate" hreflang="([^"]+)"/g),
    menus: page.html.includes('aria-label="Sprache wählen"'),
  };
}

/** The demo shop, saying that its sales channel has these languages. */
function withLanguages(languages: readonly string[]): Fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const answer = await shop.fetch(request);
    if (!request.url.endsWith('/language')) return answer;
    const { elements }: { elements: { translationCode: { code: string } }[] } = await answer.json();
    const [first] = elements;
    const double = (code: string) => ({ ...first, translationCode: { code } });
    return Response.json({
      elements: languages.map(
        (code) => elements.find(({ translationCode }) => translationCode.code === code) ?? double(code),
      ),
    });
  };
}

const invention = '/Johann-Sebastian-Bach-Zweistimmige-Inventionen-BWV-772-786/NF-1001';

test('a shop with all three languages offers all three', async () => {
  const open = rendererOf(shop.fetch);
  for (const path of ['/', '/agb', '/search?search=bach', invention])
    expect(await languagesOf(open, path)).toMatchObject({ offered: ['de-DE', 'en-GB', 'pl-PL'], menus: true });
  expect((await languagesOf(open, '/')).told).toEqual(['de-DE', 'en-GB', 'pl-PL', 'x-default']);
});

describe('a shop with German alone', () => {
  const open = (path: string) => rendererOf(withLanguages(['de-DE']))(path);

  test.each(['/', '/agb', '/search?search=bach', invention])('offers no other language at %s', async (path) => {
    expect(await languagesOf(open, path)).toMatchObject({ offered: [], menus: false });
  });

  test('tells search engines of no other language', async () => {
    expect((await languagesOf(open, '/')).told).toEqual(['de-DE', 'x-default']);
    expect((await languagesOf(open, invention)).told).toEqual(['de-DE', 'x-default']);
  });

  test.each([
    ['/en-GB', '/'],
    ['/pl-PL/search?search=bach', '/search?search=bach'],
    ['/en-GB/checkout/cart', '/checkout/cart'],
  ])('sends from %s to the page in German, not for good', async (path, location) => {
    expect(await open(path)).toEqual({ status: 302, location });
  });
});

test('a language that the shop has and the storefront has not is not offered', async () => {
  const open = rendererOf(withLanguages(['de-DE', 'fr-FR', 'pl-PL']));
  expect(await languagesOf(open, '/')).toMatchObject({ offered: ['de-DE', 'pl-PL'] });
  expect((await languagesOf(open, '/')).told).toEqual(['de-DE', 'pl-PL', 'x-default']);
});

test('a shop without German begins in the first language it shares with the storefront', async () => {
  const open = rendererOf(withLanguages(['fr-FR', 'pl-PL', 'en-GB']));
  expect(await open('/')).toEqual({ status: 302, location: '/en-GB' });
  expect(await languagesOf(open, '/en-GB')).toMatchObject({ offered: ['en-GB', 'pl-PL'] });
  expect(await open('/agb?p=2')).toEqual({ status: 302, location: '/en-GB/agb?p=2' });
});

test('a shop without any of our languages is shown in German words', async () => {
  const open = rendererOf(withLanguages(['fr-FR']));
  expect(await languagesOf(open, '/')).toMatchObject({ offered: [] });
  expect(await open('/en-GB')).toEqual({ status: 302, location: '/' });
});

test('a shop that cannot be asked sends nobody elsewhere', async () => {
  const open = rendererOf(() => Promise.reject(new TypeError('away')));
  expect(await open('/en-GB')).not.toHaveProperty('location');
});

test('languages taken from the sales channel of the embedded shop are gone with it', async () => {
  const own = await startDemoShop();
  try {
    own.database.exec(
      `DELETE FROM sales_channel_language WHERE language_id IN
         (SELECT l.id FROM language l JOIN locale c ON c.id = l.translation_code_id WHERE c.code <> 'de-DE')`,
    );
    const open = rendererOf(own.fetch);
    expect(await languagesOf(open, '/')).toMatchObject({ offered: [], told: ['de-DE', 'x-default'] });
    expect(await open('/pl-PL')).toEqual({ status: 302, location: '/' });
  } finally {
    await own.stop();
  }
});

describe('a page on a host that sends nobody elsewhere', () => {
  const at = (pathname: string) => {
    const left: string[] = [];
    const page = { pathname, search: '?p=2', replace: (to: string | URL) => void left.push(String(to)) };
    return { page, left };
  };
  const german = () => shop.connect({ fetch: withLanguages(['de-DE']) });

  test('is left for the shop’s own language before anything of it is shown', async () => {
    const { page, left } = at('/pl-PL/search');
    void loadOfferedLanguages(german(), page);
    await expect.poll(() => left).toEqual(['/search?p=2']);
  });

  test('stays where the shop has its language', async () => {
    const { page, left } = at('/search');
    expect(Object.keys(await loadOfferedLanguages(german(), page))).toEqual(['de-DE']);
    expect(left).toEqual([]);
  });
});

test('a document of the service worker waits two seconds for a shop that says nothing, that of a static host goes on', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const silent = { ...shop.api, send: () => new Promise(() => undefined) };
  const page = { pathname: '/', search: '', replace: () => undefined };
  const told: string[] = [];
  void loadOfferedLanguages(silent, page, 'assets/index-abc.js').then(() => told.push('of a server'));
  void loadOfferedLanguages(silent, page).then(() => told.push('of a static host'));
  await vi.advanceTimersByTimeAsync(1_900);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual(['of a server']);
});
