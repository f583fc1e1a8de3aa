import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { JsonObject } from '#shop/base/json.ts';
import { baseIds } from '#shop/seeding/base-data/base-ids.ts';
import { fixtureId } from './fixture-id.ts';
import { type FixtureAnswer, objectOf } from './fixture-shop.ts';
import { openVersionShops } from './version-shops.ts';

const shops = await openVersionShops();
const versions = ['6.6', '6.7'] as const;
afterAll(() => shops.close());
beforeEach(() => {
  for (const version of versions) shops[version].leave();
});

const spiral = fixtureId('prod-spiral');
const variant = fixtureId('prod-var-a4-rot');
const category = fixtureId('cat-spiralbindung');

const productPage = z.object({
  configurator: z.array(z.object({ options: z.array(z.object({ name: z.string(), combinable: z.boolean() })) })),
});
const categoryList = z.object({ elements: z.array(z.object({ id: z.string(), seoUrl: z.nullable(z.string()) })) });

function combinableOptions({ body }: FixtureAnswer): Record<string, boolean> {
  const options = productPage.parse(body).configurator.flatMap((group) => group.options);
  return Object.fromEntries(options.map(({ name, combinable }) => [name, combinable]));
}

describe('requests', () => {
  test.each([
    `/product/${spiral}`,
    `/product/${spiral}/cross-selling`,
    `/product/${spiral}/reviews`,
    `/product/${fixtureId('prod-var')}/find-variant?options[${fixtureId('pg-format')}]=${fixtureId('po-a4')}`,
    `/product-listing/${category}`,
    '/search?search=noten',
    '/search-suggest?search=noten',
    `/landing-page/${fixtureId('landing')}`,
    `/media?ids[]=${fixtureId('media:hero')}`,
  ])('GET %s is answered by 6.7 only, with what POST answers', async (path) => {
    const get = await shops.both('GET', path);
    expect([get['6.6'].status, get['6.7'].status]).toEqual([405, 200]);
    const [address = '', query = ''] = path.split('?');
    const post = await shops['6.7'].ask('POST', `${address}?${query}`, { body: {} });
    expect(post.body).toEqual(get['6.7'].body);
  });

  test('6.7 unpacks the criteria of a GET from one parameter', async () => {
    const criteria = { filter: [{ type: 'equals', field: 'productNumber', value: 'ND-SPIRAL' }] };
    const packed = gzipSync(JSON.stringify(criteria)).toString('base64url');
    const answers = await shops.both('GET', `/product?_criteria=${packed}`);
    expect(objectOf(answers['6.7'])).toMatchObject({ total: 1, elements: [{ productNumber: 'ND-SPIRAL' }] });
    expect(objectOf(answers['6.6'])['total']).not.toBe(1);
    const listing = gzipSync(JSON.stringify({ p: 1, limit: 3, order: 'name-desc' })).toString('base64url');
    const page = await shops['6.7'].ask('GET', `/product-listing/${fixtureId('cat-noten')}?_criteria=${listing}`);
    expect(objectOf(page)).toMatchObject({ limit: 3, sorting: 'name-desc' });
  });

  test('6.7 refuses packed criteria that are none', async () => {
    const answers = await shops.both('GET', '/product?_criteria=nonsense');
    expect([answers['6.6'].status, answers['6.7'].status]).toEqual([200, 400]);
  });

  test('the header sw-currency-id counts in 6.7 only, and for its request only', async () => {
    const headers = { 'sw-currency-id': baseIds.currencies.PLN };
    const answers = await shops.both('GET', '/context', { headers });
    expect(objectOf(answers['6.6'])).toMatchObject({ currency: { isoCode: 'EUR' } });
    expect(objectOf(answers['6.7'])).toMatchObject({ currency: { isoCode: 'PLN' } });
    expect(objectOf(await shops['6.7'].ask('GET', '/context'))).toMatchObject({ currency: { isoCode: 'EUR' } });
  });

  test('a currency the channel does not offer is refused by 6.7 and ignored by 6.6', async () => {
    const answers = await shops.both('GET', '/context', { headers: { 'sw-currency-id': 'f'.repeat(32) } });
    expect([answers['6.6'].status, answers['6.7'].status]).toEqual([200, 412]);
  });

  test('neither allows sw-currency-id or credentials across origins', async () => {
    const answers = await shops.both('OPTIONS', '/context');
    for (const version of versions) {
      const { headers } = answers[version];
      expect(headers.get('access-control-allow-headers')).not.toContain('sw-currency-id');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  test('no answer may be cached publicly: caching is switched off by default in both', async () => {
    const post = await shops.both('POST', `/product/${spiral}`, { body: {} });
    const get = await shops['6.7'].ask('GET', `/product/${spiral}`);
    for (const { headers } of [post['6.6'], post['6.7'], get]) {
      expect(headers.get('cache-control')).toBe('no-cache, private');
    }
  });
});

describe('the catalogue', () => {
  const detail = (id: string, body: JsonObject = {}) =>
    shops.both('POST', `/product/${id}`, { body, headers: { 'sw-include-seo-urls': '1' } });

  test('products name their type, sizes with units and texts for sharing in 6.7', async () => {
    const answers = await detail(spiral);
    expect(objectOf(answers['6.7'])).toMatchObject({
      product: {
        type: 'physical',
        states: ['is-physical'],
        measurements: { weight: { unit: 'kg', value: 0.2 }, width: null },
        descriptionTeaser: 'Spiralbindung Notenheft: hochwertig gedruckt.',
        mainVariantId: null,
        ogTitle: null,
        ogDescription: null,
        openGraphMediaId: null,
        openGraphMedia: null,
      },
    });
    const { product } = objectOf(answers['6.6']);
    for (const field of ['type', 'measurements', 'mainVariantId', 'descriptionTeaser', 'ogTitle', 'openGraphMedia']) {
      expect(product).not.toHaveProperty(field);
    }
  });

  test('6.7 can be asked for digital products by their type', async () => {
    const body = { filter: [{ type: 'equals', field: 'type', value: 'digital' }] };
    const answers = await shops.both('POST', '/product', { body });
    expect(objectOf(answers['6.7'])).toMatchObject({ elements: [{ productNumber: 'ND-DOWNLOAD', type: 'digital' }] });
    expect(answers['6.6'].status).toBeGreaterThanOrEqual(400);
  });

  test('the picture for sharing is an association of 6.7; 6.6 fails over it', async () => {
    const answers = await detail(spiral, { associations: { openGraphMedia: {} } });
    expect([answers['6.6'].status, answers['6.7'].status]).toEqual([500, 200]);
  });

  test('a product page with a layout has its SEO URL in 6.7; in 6.6 one must ask for it', async () => {
    const answers = await detail(spiral);
    expect(objectOf(answers['6.6'])).toMatchObject({ product: { seoUrls: null } });
    expect(objectOf(answers['6.7'])).toMatchObject({ product: { seoUrls: [{ isCanonical: true }] } });
  });

  test('options of a configurator tell in 6.7 whether they can be had together with the chosen ones', async () => {
    const answers = await detail(variant);
    expect(JSON.stringify(answers['6.6'].body)).not.toContain('combinable');
    const everything = { A4: true, A5: true, Rot: true, Blau: true, Schwarz: true };
    expect(combinableOptions(answers['6.7'])).toEqual(everything);
    // There is no black one in A5.
    const small = await shops['6.7'].ask('POST', `/product/${fixtureId('prod-var-a5-rot')}`, { body: {} });
    expect(combinableOptions(small)).toEqual({ ...everything, Schwarz: false });
  });

  test('reviews name their writer in 6.7', async () => {
    const answers = await shops.both('POST', `/product/${spiral}/reviews`, { body: {} });
    expect(JSON.stringify(answers['6.7'].body)).toContain('"externalUser":"Kunde 0"');
    expect(JSON.stringify(answers['6.6'].body)).not.toContain('externalUser');
  });

  test('categories say where they lead in 6.7: pages, links, folders', async () => {
    const answers = await shops.both('POST', '/category', { body: { limit: 100 } });
    expect(JSON.stringify(answers['6.6'].body)).not.toContain('"seoUrl"');
    const { elements } = categoryList.parse(answers['6.7'].body);
    const addresses = new Map(elements.map(({ id, seoUrl }) => [id, seoUrl]));
    expect(addresses.get(category)).toBe('/Spiralbindung/');
    expect(addresses.get(fixtureId('cat-link-cat'))).toBe('/Spiralbindung/');
    expect(addresses.get(fixtureId('cat-extern'))).toBe('https://example.test/extern');
    expect(addresses.get(fixtureId('cat-ordner'))).toBeNull();
  });

  test('a breadcrumb is an object in 6.6 and a plain list in 6.7', async () => {
    const answers = await shops.both('GET', `/breadcrumb/${category}?type=category`);
    expect(objectOf(answers['6.6'])).toMatchObject({
      breadcrumbs: [{ name: 'Spiralbindung' }],
      apiAlias: 'breadcrumb_collection',
    });
    expect(answers['6.7'].body).toMatchObject([{ name: 'Spiralbindung', apiAlias: 'breadcrumb' }]);
  });

  test('limits of a purchase can be asked for in 6.7', async () => {
    const answers = await shops.both('GET', `/product/purchase-limit?ids[]=${fixtureId('prod-stapel')}`);
    expect(answers['6.6'].status).not.toBe(200);
    const limit = {
      productId: fixtureId('prod-stapel'),
      minPurchase: 5,
      purchaseSteps: 5,
      maxPurchase: 50,
      stock: 100,
    };
    expect(answers['6.7'].body).toEqual([{ ...limit, apiAlias: 'product_purchase_limit' }]);
  });
});
