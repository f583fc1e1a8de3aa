import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { createRenderer } from './create-renderer.tsx';

const origin = 'https://noten.example';
let shop: DemoShop;
let renderer: ReturnType<typeof createRenderer>;

beforeAll(async () => {
  shop = await startDemoShop();
  const { api, accessKey, fetch } = shop;
  renderer = createRenderer({
    configuration: { shopwareEndpoint: api.endpoint, shopwareAccessToken: accessKey },
    shop: { endpoint: api.endpoint, fetch },
    origin,
    build: { document: readFileSync('index.html', 'utf8'), manifest: {}, joinedStyles: {} },
  });
});
afterAll(() => shop.stop());

async function rendered(path: string): Promise<string> {
  const page = await renderer.page({
    request: new Request(origin + path),
    slots: { nonce: 'n', theme: '' },
  });
  if (!('html' in page)) throw new Error(`${path} is at ${page.location}`);
  return page.html;
}

const offerSchema = z.looseObject({ url: z.string(), price: z.string(), priceCurrency: z.string() });
const variantSchema = z.looseObject({ sku: z.string(), offers: offerSchema });
const toldSchema = z.looseObject({ '@type': z.string(), hasVariant: z.optional(z.array(variantSchema)) });

/** What search engines are told on a page of one kind of thing. */
function told(kind: string, html: string): z.infer<typeof toldSchema> {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const found = blocks.map(([, text = '']) => toldSchema.parse(JSON.parse(text)));
  const thing = found.find((data) => data['@type'] === kind);
  if (thing === undefined) throw new Error(`No ${kind} on this page, but ${found.map((data) => data['@type'])}`);
  return thing;
}

const inventions = '/Johann-Sebastian-Bach-Zweistimmige-Inventionen-BWV-772-786/NF-1001';

describe('a rendered product', () => {
  test('with variants is a group of them, each with its own price and address', async () => {
    const group = told('ProductGroup', await rendered(inventions));
    expect(group).toMatchObject({ variesBy: ['Format', 'Bindung'], url: origin + inventions });
    const { hasVariant = [] } = group;
    const prices = hasVariant.map(({ sku, offers }) => [sku, offers.price, offers.priceCurrency]);
    expect(prices).toHaveLength(4);
    expect(prices).toContainEqual(['NF-1001-A4-K', '8.90', 'EUR']);
    expect(prices).toContainEqual(['NF-1001-A4-S', '11.90', 'EUR']);
    expect(new Set(hasVariant.map(({ offers }) => offers.url)).size).toBe(4);
  });

  test('says its rating to a tenth, as the page does', async () => {
    const group = told('ProductGroup', await rendered(inventions));
    expect(group).toMatchObject({ aggregateRating: { ratingValue: 4.7, reviewCount: 3 } });
  });

  test('says how long delivery takes and that it can be returned, not what shipping costs with the rest of a cart', async () => {
    const [first] = told('ProductGroup', await rendered(inventions)).hasVariant ?? [];
    expect(first?.offers).toMatchObject({
      shippingDetails: { deliveryTime: { transitTime: { minValue: 3, maxValue: 5, unitCode: 'DAY' } } },
      hasMerchantReturnPolicy: { merchantReturnDays: 14, applicableCountry: 'DE' },
    });
    expect(first?.offers['shippingDetails']).not.toHaveProperty('shippingRate');
  });

  test('that is sent for free says so', async () => {
    const samples = told('Product', await rendered('/Papiermuster-alle-sechs-Papiere/MU-PAPIER'));
    expect(samples).toMatchObject({ offers: { shippingDetails: { shippingRate: { value: 0, currency: 'EUR' } } } });
  });

  test('that is a file is neither sent nor sent back', async () => {
    const file = told('Product', await rendered('/Petzold-Menuett-in-G-PDF/NF-D-1003'));
    expect(file).toMatchObject({ offers: { price: '1.50' } });
    expect(file['offers']).not.toHaveProperty('shippingDetails');
    expect(file['offers']).not.toHaveProperty('hasMerchantReturnPolicy');
  });

  test('that is sold out for good is not announced again', async () => {
    const metronome = told('Product', await rendered('/Pendelmetronom-aus-Nussbaum/ME-PENDEL'));
    expect(metronome).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
  });

  test('stands below the home page', async () => {
    const trail = told('BreadcrumbList', await rendered(inventions));
    const [first, ...rest] = z.array(z.unknown()).parse(trail['itemListElement']);
    expect(first).toMatchObject({ position: 1, name: 'Start', item: `${origin}/` });
    expect(rest.at(-1)).toMatchObject({ item: origin + inventions });
  });
});

test('a rendered category lists its articles by number, through all its pages, in its language', async () => {
  const listed = (html: string) => z.array(z.looseObject({})).parse(told('ItemList', html)['itemListElement']);
  const first = listed(await rendered('/en-GB/Sheet-music/'));
  expect(first[0]).toMatchObject({
    position: 1,
    name: expect.stringMatching(/./),
    url: expect.stringContaining(`${origin}/en-GB/`),
  });
  const second = listed(await rendered('/en-GB/Sheet-music/?p=2'));
  expect(second[0]).toMatchObject({ position: first.length + 1 });
  expect(second[0]?.['url']).not.toBe(first[0]?.['url']);
  expect(await rendered('/en-GB/Sheet-music/?min-price=5')).not.toContain('ItemList');
});

test('further pages of a search say which they are', async () => {
  expect(await rendered('/search?search=klavier&p=2')).toContain(
    '<title>Suche nach „klavier“ – Seite 2 – Notenfalz</title>',
  );
});

test('the rendered home page tells how the site is searched, in its language', async () => {
  expect(told('WebSite', await rendered('/en-GB'))).toMatchObject({
    inLanguage: 'en-GB',
    url: `${origin}/en-GB/`,
    potentialAction: { target: { urlTemplate: `${origin}/en-GB/search?search={search_term_string}` } },
  });
});

test.each(['/', '/en-GB', '/Noten/Klavier/', inventions, '/impressum', '/contact', '/search?search=bach', '/nirgends'])(
  '%s has a title with the shop’s name, a description and what a shared link shows',
  async (path) => {
    const html = await rendered(path);
    expect(html).toMatch(/<title>[^<]+ – Notenfalz<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{30,}"/);
    for (const name of ['title', 'description', 'type', 'locale', 'site_name', 'image']) {
      expect(html).toMatch(new RegExp(`<meta property="og:${name}" content="[^"]+"`));
    }
    expect(html).toMatch(/<meta property="og:image" content="https?:/);
  },
);

describe('a rendered page of the account', () => {
  const paths = ['/login', '/register', '/account', '/account/profile', '/account/address', '/account/payment'];

  test.each(paths)('%s is a frame, the same for everybody and for no search engine', async (path) => {
    const html = await rendered(path);
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toContain('sw-context-token');
  });

  test('does not repeat what the link of a mail carries', async () => {
    for (const path of [
      '/reset-password',
      '/account/recover/password',
      '/registration/confirm',
      '/newsletter-subscribe',
    ])
      expect(await rendered(`${path}?hash=secret-of-the-mail&em=secret-of-the-mail`)).not.toContain(
        'secret-of-the-mail',
      );
  });
});
