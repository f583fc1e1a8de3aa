import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShop, type RunningShop } from '#shop/create-shop.ts';
import { upsert } from '#shop/seeding/upsert.ts';
import { embeddedAccessKey } from '../settings/settings.ts';
import { createShopCalls } from '../calls/shop-calls.ts';
import { pagesFromSlices, pagesFromStoreApi, type SitemapPage } from './sitemap-pages.ts';
import { createSitemap } from './sitemap.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const origin = 'http://shop.example';
const locales = ['de-DE', 'en-GB', 'pl-PL'];
const folder = mkdtempSync(join(tmpdir(), 'notenfalz-sitemap-'));
let running: RunningShop;
beforeAll(async () => {
  const accessKey = embeddedAccessKey;
  running = await createShop({ folder, baseUrl: origin, accessKey, inMemory: true, rateLimits: false, seed: 'demo' });
});
afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true });
});

type Options = Parameters<typeof createSitemap>[0];

const isUp = { isAway: () => false };
const get = async (sitemap: ReturnType<typeof createSitemap>, path: string, headers: Record<string, string> = {}) =>
  (await sitemap(new Request(origin + path, { headers }))) ?? Response.error();
const addressesIn = (text: string): string[] =>
  [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

/** The shop's pages, counting how often it is asked; through its Store API, or by itself. */
function sitemapOf(way: 'Store API' | 'slices', options: Partial<Options> = {}) {
  const shop = { calls: 0, refuses: false };
  const now = () => 0;
  const calls = createShopCalls({
    now,
    backend: async (request) => {
      shop.calls += 1;
      return shop.refuses ? Response.json({ errors: [] }, { status: 500 }) : running.fetch(request);
    },
  });
  const pages =
    way === 'Store API'
      ? pagesFromStoreApi({ fetch: calls.fetch, origin, accessKey: embeddedAccessKey, now })
      : pagesFromSlices((locale, after) => {
          shop.calls += 1;
          return running.listPages({ accessKey: embeddedAccessKey, locale, after });
        });
  return { shop, sitemap: createSitemap({ origin, pages, now, shop: isUp, ...options }) };
}

test('the shop lists the same pages by itself as through its Store API, in three languages', async () => {
  const [own, asked] = [sitemapOf('slices').sitemap, sitemapOf('Store API').sitemap];
  for (const locale of locales) {
    const [one, other] = [await get(own, `/sitemap-${locale}.xml`), await get(asked, `/sitemap-${locale}.xml`)];
    const text = await one.text();
    expect(text).toBe(await other.text());
    expect(addressesIn(text).length).toBeGreaterThan(60);
    const home = locale === 'de-DE' ? `${origin}/` : `${origin}/${locale}`;
    expect(addressesIn(text)[0]).toBe(home);
    expect(addressesIn(text).every((address) => address.startsWith(home))).toBe(true);
    expect(text).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  }
  expect(await (await get(own, '/sitemap-de-DE.xml')).text()).not.toMatch(/SEITE-|BINDUNG-/);
  expect((await get(own, '/sitemap-fr-FR.xml')).status).toBe(404);
});

test.each(['slices', 'Store API'] as const)(
  'a language that the sales channel does not have is not listed, by %s',
  async (way) => {
    const { database } = running.shop;
    const polish = `FROM language l JOIN locale c ON c.id = l.translation_code_id WHERE c.code = 'pl-PL'`;
    const [row] = database
      .prepare(`SELECT * FROM sales_channel_language WHERE language_id = (SELECT l.id ${polish})`)
      .all();
    if (row === undefined) throw new Error('The demo shop has no Polish.');
    database.exec(`DELETE FROM sales_channel_language WHERE language_id = (SELECT l.id ${polish})`);
    try {
      const { sitemap } = sitemapOf(way);
      const files = addressesIn(await (await get(sitemap, '/sitemap.xml')).text());
      expect(files).toEqual(['de-DE', 'en-GB'].map((name) => `${origin}/sitemap-${name}.xml`));
      expect((await get(sitemap, '/sitemap-pl-PL.xml')).status).toBe(404);
      expect((await get(sitemap, '/sitemap-en-GB.xml')).status).toBe(200);
    } finally {
      const names = Object.keys(row);
      const places = names.map(() => '?').join();
      database
        .prepare(`INSERT INTO sales_channel_language (${names.join()}) VALUES (${places})`)
        .run(...Object.values(row));
    }
  },
);

test('what is not for browsing is not listed: hidden products, variants and parts of print jobs', async () => {
  const { sitemap } = sitemapOf('slices');
  const rows = running.shop.database
    .prepare(
      `SELECT u.seo_path_info AS path FROM seo_url u JOIN product p ON p.id = u.foreign_key
       WHERE p.parent_id IS NOT NULL OR p.category_ids IS NULL`,
    )
    .all();
  expect(rows.length).toBeGreaterThan(10);
  const listed = new Set(addressesIn(await (await get(sitemap, '/sitemap-de-DE.xml')).text()));
  expect(rows.filter(({ path }) => listed.has(`${origin}/${encodeURI(String(path))}`))).toEqual([]);
});

test('it is made once, and anew when the shop has changed something', async () => {
  const { sitemap, shop } = sitemapOf('slices', { contentVersion: () => running.catalogueVersion() });
  const before = addressesIn(await (await get(sitemap, '/sitemap-de-DE.xml')).text());
  const { calls } = shop;
  await get(sitemap, '/sitemap-de-DE.xml');
  expect(shop.calls).toBe(calls);
  const [product] = running.shop.database
    .prepare('SELECT id FROM product WHERE parent_id IS NULL AND category_ids IS NOT NULL AND active = 1')
    .all();
  upsert(running.shop, 'product', [{ id: String(product?.['id']), active: false }]);
  const after = addressesIn(await (await get(sitemap, '/sitemap-de-DE.xml')).text());
  expect(before.filter((address) => !after.includes(address))).toHaveLength(1);
});

test('a shop that does not tell of changes is asked once an hour, behind the answer; a refusal keeps what there was', async () => {
  let elapsed = 0;
  const { sitemap, shop } = sitemapOf('Store API', { now: () => elapsed });
  const first = await (await get(sitemap, '/sitemap-de-DE.xml')).text();
  const { calls } = shop;
  elapsed = 59 * 60_000;
  await get(sitemap, '/sitemap-de-DE.xml');
  expect(shop.calls).toBe(calls);
  shop.refuses = true;
  elapsed = 24 * 60 * 60_000;
  expect(await (await get(sitemap, '/sitemap-de-DE.xml')).text()).toBe(first);
  await expect.poll(() => shop.calls).toBeGreaterThan(calls);
  expect(await (await get(sitemap, '/sitemap-de-DE.xml')).text()).toBe(first);
});

test('a shop that refuses gives no half sitemap', async () => {
  const { sitemap, shop } = sitemapOf('Store API');
  shop.refuses = true;
  expect((await get(sitemap, '/sitemap-de-DE.xml')).status).toBe(503);
  expect((await get(sitemap, '/sitemap.xml')).status).toBe(503);
});

/** Pages that only have names. */
async function* someNames(count: number): AsyncIterable<readonly SitemapPage[]> {
  for (let first = 0; first < count; first += 7) {
    const length = Math.min(7, count - first);
    yield Array.from({ length }, (_, index) => ({ path: `Seite & ${first + index}`, changedOn: '2026-11-22' }));
  }
}

test('more addresses than a file may have become further files, each address in one of them', async () => {
  const pages = async (locale: string) => someNames(locale === 'de-DE' ? 24 : 2);
  const { sitemap } = sitemapOf('slices', { pages, maxAddresses: 10 });
  const files = addressesIn(await (await get(sitemap, '/sitemap.xml')).text());
  expect(files).toEqual(
    ['de-DE', 'de-DE-2', 'de-DE-3', 'en-GB', 'pl-PL'].map((name) => `${origin}/sitemap-${name}.xml`),
  );
  const texts = await Promise.all(
    files.slice(0, 3).map(async (file) => (await get(sitemap, new URL(file).pathname)).text()),
  );
  expect(texts.map((text) => addressesIn(text).length)).toEqual([10, 10, 5]);
  expect(new Set(texts.flatMap(addressesIn)).size).toBe(25);
  expect(addressesIn(texts[1] ?? '')[0]).toBe(`${origin}/Seite%20&amp;%209`);
  for (const missing of ['/sitemap-de-DE-4.xml', '/sitemap-de-DE-0.xml', '/sitemap-en-GB-2.xml'])
    expect((await get(sitemap, missing)).status).toBe(404);
  expect(await sitemap(new Request(`${origin}/sitemap-de-DE-.xml`))).toBeUndefined();
});

test('who takes gzip gets it packed, others as it is', async () => {
  const { sitemap } = sitemapOf('slices');
  const packed = await get(sitemap, '/sitemap-de-DE.xml', { 'accept-encoding': 'gzip, br' });
  const plain = await get(sitemap, '/sitemap-de-DE.xml', { 'accept-encoding': 'gzip;q=0' });
  expect([packed, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['gzip', null]);
  expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(await plain.text());
});

/** Pages of which the first slice is there and the rest is waited for; counts how often they are asked for. */
function heldUpPages() {
  const shop = { asked: 0, isGone: false };
  const rest = Promise.withResolvers<void>();
  async function* pages(): AsyncIterable<readonly SitemapPage[]> {
    shop.asked += 1;
    yield [{ path: 'first', changedOn: '2026-11-22' }];
    await rest.promise;
    if (shop.isGone) throw new Error('The shop is gone.');
    yield [{ path: 'last', changedOn: '2026-11-22' }];
  }
  return { shop, goOn: rest.resolve, pages: async () => pages() };
}

async function firstPiece(answer: Response) {
  const reader = answer.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  return { text: new TextDecoder().decode(value), leave: () => reader?.cancel() };
}

test('the first visitor gets the beginning while the rest is still being read', async () => {
  const { pages, goOn } = heldUpPages();
  const { sitemap } = sitemapOf('slices', { pages });
  const first = await firstPiece(await get(sitemap, '/sitemap-de-DE.xml'));
  expect(first.text).toContain(`<loc>${origin}/first</loc>`);
  expect(first.text).not.toContain('</urlset>');
  goOn();
  await first.leave();
});

test('visitors who come while it is made share it, and one who leaves spoils nothing', async () => {
  const { shop, pages, goOn } = heldUpPages();
  const { sitemap } = sitemapOf('slices', { pages });
  const packed = { 'accept-encoding': 'gzip' };
  const leaving = [await get(sitemap, '/sitemap-de-DE.xml'), await get(sitemap, '/sitemap-de-DE.xml', packed)];
  for (const answer of leaving) await (await firstPiece(answer)).leave();
  const [plain, zipped] = [await get(sitemap, '/sitemap-de-DE.xml'), await get(sitemap, '/sitemap-de-DE.xml', packed)];
  expect(zipped.headers.get('content-length')).toBe(null);
  goOn();
  const text = await plain.text();
  expect(addressesIn(text)).toEqual([`${origin}/`, `${origin}/first`, `${origin}/last`]);
  const bytes = Buffer.from(await zipped.arrayBuffer());
  expect(gunzipSync(bytes).toString()).toBe(text);
  const kept = await get(sitemap, '/sitemap-de-DE.xml', packed);
  expect(kept.headers.get('content-length')).toBe(String(bytes.length));
  expect(Buffer.from(await kept.arrayBuffer())).toEqual(bytes);
  expect(shop.asked).toBe(1);
});

test('one that cannot be finished breaks off for its visitors and is made again for the next', async () => {
  const { shop, pages, goOn } = heldUpPages();
  const { sitemap } = sitemapOf('slices', { pages });
  const [plain, zipped] = [
    await get(sitemap, '/sitemap-de-DE.xml'),
    await get(sitemap, '/sitemap-de-DE.xml', { 'accept-encoding': 'gzip' }),
  ];
  shop.isGone = true;
  goOn();
  await expect(plain.text()).rejects.toThrow('gone');
  await expect(zipped.arrayBuffer()).rejects.toThrow('gone');
  shop.isGone = false;
  expect(addressesIn(await (await get(sitemap, '/sitemap-de-DE.xml')).text())).toContain(`${origin}/last`);
  expect(shop.asked).toBe(2);
});

test('a change while it is made: whoever comes later gets it made of what is there now', async () => {
  const { shop, pages, goOn } = heldUpPages();
  let version = 1;
  const { sitemap } = sitemapOf('slices', { pages, contentVersion: () => version });
  const before = await get(sitemap, '/sitemap-de-DE.xml');
  version = 2;
  const after = await get(sitemap, '/sitemap-de-DE.xml');
  goOn();
  expect(addressesIn(await before.text())).toEqual(addressesIn(await after.text()));
  await (await get(sitemap, '/sitemap-de-DE.xml')).text();
  expect(shop.asked).toBe(2);
});

test('a sitemap that is being made is held packed, however long it becomes', async () => {
  const letters = 'a'.repeat(2000);
  const held = (): number => {
    collectGarbage();
    return process.memoryUsage().arrayBuffers;
  };
  const before = held();
  let most = 0;
  async function* longNames(): AsyncIterable<readonly SitemapPage[]> {
    for (let first = 0; first < 100; first += 1) {
      yield Array.from({ length: 250 }, (_, index) => ({
        path: `${first}-${index}-${letters}`,
        changedOn: '2026-11-22',
      }));
      // What nobody holds any more counts for nothing.
      if (first % 10 === 9) most = Math.max(most, held() - before);
    }
  }
  const { sitemap } = sitemapOf('slices', { pages: async () => longNames() });
  const text = await (await get(sitemap, '/sitemap-de-DE.xml')).text();
  expect(text.length).toBeGreaterThan(50_000_000);
  expect(most).toBeLessThan(25_000_000);
});
