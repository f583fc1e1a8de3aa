import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShop, defaultAccessKey, type RunningShop } from '../create-shop.ts';
import { isJsonList, isJsonObject, type JsonObject, type JsonValue, parseJson } from '../base/json.ts';
import { baseIds } from '../seeding/base-data/base-ids.ts';
import { demoId } from './basics/demo-id.ts';
import { demoLanguages, type Language } from './basics/in-languages.ts';
import { seedDemo } from './seed-demo.ts';

const folder = mkdtempSync(join(tmpdir(), 'demo-shop-'));
let running: RunningShop;

beforeAll(async () => {
  running = await createShop({ folder, baseUrl: 'http://shop.test', inMemory: true });
  await seedDemo(running.shop);
});

afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(path: string, body: JsonValue = {}, language: Language = 'de-DE'): Promise<JsonValue> {
  const response = await running.fetch(
    new Request(`http://shop.test/store-api${path}`, {
      method: 'POST',
      headers: {
        'sw-access-key': defaultAccessKey,
        'content-type': 'application/json',
        'sw-include-seo-urls': '1',
        'sw-language-id': baseIds.languages[language],
      },
      body: JSON.stringify(body),
    }),
  );
  return parseJson(await response.text());
}

/** The value at a path; `*` goes through all elements of a list. */
function at(value: JsonValue | undefined, ...path: readonly (string | number)[]): JsonValue | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (isJsonList(value))
    return step === '*' ? value.map((item) => at(item, ...rest) ?? null) : at(value[Number(step)], ...rest);
  return isJsonObject(value) ? at(value[step], ...rest) : undefined;
}

function list(value: JsonValue | undefined): readonly JsonValue[] {
  return isJsonList(value) ? value : [];
}

const byNumber = (value: string): JsonObject => ({ filter: [{ type: 'equals', field: 'productNumber', value }] });
const productOf = async (number: string): Promise<JsonValue | undefined> =>
  at(await ask('/product', byNumber(number)), 'elements', 0);

test('a print unit answers by its number, with all its tiers', async () => {
  const unit = await productOf('PRINT-SW-A4');
  expect(at(unit, 'maxPurchase')).toBe(50_000);
  expect(at(unit, 'calculatedPrices', '*', 'quantity')).toEqual([99, 499, 1999, 2000]);
  expect(at(unit, 'calculatedPrices', '*', 'unitPrice')).toEqual([0.07, 0.06, 0.05, 0.04]);
});

test('print units are neither listed nor found', async () => {
  const found = await ask('/search', { search: 'Druckseite' });
  expect(
    list(at(found, 'elements', '*', 'productNumber')).filter((number) => String(number).startsWith('PRINT-')),
  ).toEqual([]);
});

test.each([
  ['de-DE', 'Klavier', 'Frédéric Chopin: Drei Nocturnes op. 9'],
  ['en-GB', 'Piano', 'Frédéric Chopin: Three Nocturnes Op. 9'],
  ['pl-PL', 'Fortepian', 'Fryderyk Chopin: Trzy nokturny op. 9'],
] as const)('the piano music is listed in %s, one entry for each edition', async (language, category, edition) => {
  const id = demoId('category noten-klavier');
  expect(at(await ask(`/category/${id}`, {}, language), 'translated', 'name')).toBe(category);
  const listing = await ask(`/product-listing/${id}`, {}, language);
  expect(at(listing, 'total')).toBe(11);
  expect(at(listing, 'elements', '*', 'translated', 'name')).toContain(edition);
});

test('an edition offers sizes and bindings, and the book with coil in B4 costs more', async () => {
  const detail = await ask(`/product/${demoId('product NF-1001')}`);
  expect(list(at(detail, 'configurator'))).toHaveLength(2);
  const variant = await productOf('NF-1001-B4-S');
  expect(at(variant, 'calculatedPrice', 'unitPrice')).toBe(14.1);
  expect(at(variant, 'translated', 'customFields', 'price_bound')).toBe(true);
});

test('an edition drawn in both bindings shows the one that was chosen; its other variants show what it shows', async () => {
  const shownOf = (number: string): Promise<JsonValue> =>
    ask(`/product/${demoId(`product ${number}`)}`, { associations: { media: {} } });
  const coverOf = async (number: string): Promise<JsonValue | undefined> =>
    at(await shownOf(number), 'product', 'cover', 'media', 'fileName');
  expect(await coverOf('NF-1001-A4-K')).toBe('edition-nf-1001');
  expect(await coverOf('NF-1001-A4-S')).toBe('edition-nf-1001-coil');
  expect(await coverOf('NF-1001-B4-S')).toBe('edition-nf-1001-coil');
  const pictures = at(await shownOf('NF-1001-B4-S'), 'product', 'media', '*', 'media', 'fileName');
  expect(pictures).toEqual([
    'edition-nf-1001-coil',
    'look-inside-nf-1001-2',
    'look-inside-nf-1001-3',
    'binding-coil',
    'binding-staple',
  ]);
});

test('a score to download is a file, and its PDF has no public address', async () => {
  const found = await ask('/product', {
    ...byNumber('NF-D-1003'),
    associations: { downloads: { associations: { media: {} } } },
  });
  expect(at(found, 'elements', 0, 'states')).toEqual(['is-download']);
  expect(at(found, 'elements', 0, 'downloads', 0, 'media')).toMatchObject({ fileExtension: 'pdf', url: '' });
});

test('a reduced price names the lowest of the last thirty days', async () => {
  expect(at(await productOf('PU-FALT'), 'calculatedPrice')).toMatchObject({
    listPrice: { price: 36.9 },
    regulationPrice: { price: 32.9 },
  });
});

test('a pack of paper says what 100 sheets cost', async () => {
  expect(at(await productOf('NP-A4-12-250'), 'calculatedPrice', 'referencePrice')).toMatchObject({
    price: 7.56,
    referenceUnit: 100,
  });
});

test('pictures have an address that answers', async () => {
  const media = at(await productOf('NH-A4-12'), 'cover', 'media');
  expect(at(media, 'thumbnails', '*', 'width')).toEqual([400, 800]);
  const picture = await running.fetch(new Request(String(at(media, 'url'))));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test.each([
  'agb',
  'datenschutz',
  'wiederrufsrecht',
  'impressum',
  'shipping',
  'good-to-know',
  'klammerheftung',
  'spiralbindung',
  'barrierefreiheit',
  'chor',
])('the page /%s is found by its path in every language, with a text of its own', async (path) => {
  const contents = new Set<string>();
  for (const language of demoLanguages) {
    const found = await ask('/seo-url', { filter: [{ type: 'equals', field: 'seoPathInfo', value: path }] }, language);
    expect(at(found, 'elements', 0, 'foreignKey')).toBe(demoId(`landing ${path}`));
    const landing = await ask(`/landing-page/${demoId(`landing ${path}`)}`, {}, language);
    contents.add(JSON.stringify(at(landing, 'cmsPage', 'sections')));
  }
  expect(contents.size).toBe(3);
});

test('the menus stand in the order of the shop', async () => {
  const main = await ask('/navigation/main-navigation/main-navigation', { depth: 3 });
  expect(at(main, '*', 'name')).toEqual(['Noten drucken', 'Noten', 'Notenpapier & Hefte', 'Zubehör', 'Muster']);
  const footer = await ask('/navigation/footer-navigation/footer-navigation', { depth: 2 });
  expect(list(at(footer, '*', 'children')).map((children) => list(children).length)).toEqual([4, 7]);
});

test('filling the shop twice changes nothing', async () => {
  const count = () =>
    running.shop.database
      .prepare(
        'SELECT (SELECT COUNT(*) FROM product) + (SELECT COUNT(*) FROM seo_url) + (SELECT COUNT(*) FROM media) AS n',
      )
      .get();
  const before = count();
  await seedDemo(running.shop);
  expect(count()).toEqual(before);
});
