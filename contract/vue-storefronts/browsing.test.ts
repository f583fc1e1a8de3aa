import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { baseIds } from '#shop/seeding/base-data/base-ids.ts';
import { fixtureId } from '../fixture-id.ts';
import { type FixtureAnswer, objectOf } from '../fixture-shop.ts';
import { categoryAggregations, categoryCriteria, countedFilters, productCriteria } from './criteria.ts';
import { openPage } from './open-page.ts';
import { openVueStorefront, vueStorefronts, type VueStorefront } from './vue-storefront.ts';

const english = baseIds.languages['en-GB'];

const listing = z.object({ elements: z.array(z.object({ translated: z.object({ name: z.string() }) })) });
const namesOf = (answer: FixtureAnswer) => listing.parse(answer.body).elements.map(({ translated }) => translated.name);

/** Which page is behind an address. */
async function resolve(storefront: VueStorefront, address: string) {
  const filter = [{ type: 'equals', field: 'seoPathInfo', value: address }];
  const found = await storefront.read('/seo-url', { criteria: { filter } });
  return z
    .object({ elements: z.tuple([z.object({ routeName: z.string(), foreignKey: z.string() })]) })
    .parse(found.body).elements[0];
}

describe.each(Object.entries(vueStorefronts))('%s', async (_, reads) => {
  const storefront = await openVueStorefront(reads);
  afterAll(() => storefront.close());
  beforeEach(() => storefront.leave());

  test('opens in the language of the address, with menus and currencies', async () => {
    expect(await openPage(storefront)).toMatchObject({
      languageInfo: { localeCode: 'en-GB' },
      context: { languageIdChain: [english, baseIds.languages['de-DE']] },
    });
    const menu = '/navigation/main-navigation/main-navigation';
    const main = await storefront.read(menu, { criteria: {}, parameters: { depth: 2 }, withAddresses: true });
    expect(main.body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          translated: expect.objectContaining({ name: 'Sheet music' }),
          seoUrls: [expect.objectContaining({ seoPathInfo: 'Sheet-music/' })],
          children: expect.arrayContaining([expect.objectContaining({ seoUrls: [expect.anything()] })]),
        }),
      ]),
    );
    const foot = '/navigation/footer-navigation/footer-navigation';
    const footer = await storefront.read(foot, { criteria: {}, parameters: { depth: 1 }, withAddresses: true });
    expect(footer.body).toMatchObject([{ translated: { name: 'Information' }, childCount: 2 }]);
    const sort = [
      { field: 'position', order: 'ASC' },
      { field: 'name', order: 'ASC' },
    ];
    const currencies = await storefront.post('/currency', { sort });
    expect(currencies.body).toEqual(expect.arrayContaining([expect.objectContaining({ isoCode: 'EUR', symbol: '€' })]));
  });

  test('shows its home page: the layout of the main category, its products and pictures', async () => {
    const { salesChannel } = await openPage(storefront);
    const home = z.object({ navigationCategoryId: z.string() }).parse(salesChannel).navigationCategoryId;
    const page = await storefront.read(`/category/${home}`, { criteria: categoryCriteria(), withAddresses: true });
    const text = JSON.stringify(objectOf(page)['cmsPage']);
    for (const alias of ['cms_section', 'cms_block', 'cms_slot', 'cms_image', 'cms_product_slider'])
      expect(text).toContain(`"apiAlias":"${alias}"`);
    expect(text).toContain('"seoPathInfo"');
    expect((await storefront.get(`/breadcrumb/${home}`)).body).toEqual([]);
  });

  test('lists the shop’s sitemaps, to which it adds its own', async () => {
    expect((await storefront.get('/sitemap')).body).toEqual([]);
  });

  test('leads from an address to a category with its listing, pages and filters', async () => {
    await openPage(storefront);
    const found = await resolve(storefront, 'Sheet-music/');
    expect(found).toEqual({ routeName: 'frontend.navigation.page', foreignKey: fixtureId('cat-noten') });
    const path = `/category/${found.foreignKey}`;
    // What stands in the address goes along as it is: texts.
    const criteria = categoryCriteria({ p: '2', limit: '5', order: 'name-desc' });
    const page = await storefront.read(path, { criteria, withAddresses: true });
    expect(JSON.stringify(page.body)).toContain('"sorting":"name-desc"');
    expect((await storefront.get(`/breadcrumb/${found.foreignKey}`)).body).toMatchObject([
      { name: 'Sheet music', path: 'Sheet-music/' },
    ]);
    const chosen = {
      manufacturer: fixtureId('man-verlag'),
      properties: `${fixtureId('po-a4')}|${fixtureId('po-a5')}`,
      search: '',
      order: 'name-asc',
      limit: 15,
    };
    const narrowed = await storefront.post(`/product-listing/${found.foreignKey}`, chosen, true);
    expect(namesOf(narrowed)).toContain('Piano sonata no. 1');
    const next = await storefront.post(`/product-listing/${found.foreignKey}`, { page: 2, p: 2, limit: '5' }, true);
    expect(objectOf(next)).toMatchObject({ page: 2, limit: 5 });
  });

  test('shows a product with options, reviews and the way there', async () => {
    await openPage(storefront);
    const { foreignKey } = await resolve(storefront, 'Spiral-bound-score/ND-SPIRAL');
    const answer = await storefront.read(`/product/${foreignKey}`, { criteria: productCriteria, withAddresses: true });
    expect(objectOf(answer)).toMatchObject({
      product: {
        translated: { name: 'Spiral-bound score' },
        cmsPage: { sections: expect.arrayContaining([expect.objectContaining({ apiAlias: 'cms_section' })]) },
        media: expect.arrayContaining([
          expect.objectContaining({ media: expect.objectContaining({ private: false }) }),
        ]),
        seoUrls: [{ seoPathInfo: 'Spiral-bound-score/ND-SPIRAL' }],
        openGraphMedia: null,
      },
    });
    expect((await storefront.get(`/breadcrumb/${foreignKey}`)).body).toMatchObject([{ name: 'Spiral binding' }]);
    const reviews = await storefront.read(`/product/${foreignKey}/reviews`, { criteria: {} });
    expect(objectOf(reviews)).toMatchObject({ elements: expect.arrayContaining([expect.anything()]) });
    await storefront.post(`/product/${foreignKey}/cross-selling`, undefined, true);
  });

  test('finds the variant of chosen options', async () => {
    await openPage(storefront);
    const chosen = [fixtureId('po-a5'), fixtureId('po-blau')];
    const variant = await storefront.read('/product', {
      criteria: {
        filter: [
          { type: 'equals', field: 'parentId', value: fixtureId('prod-var') },
          ...chosen.map((value) => ({ type: 'equals', field: 'optionIds', value })),
        ],
        limit: 1,
        includes: { product: ['id', 'translated', 'productNumber', 'seoUrls'], seo_url: ['seoPathInfo'] },
        associations: { seoUrls: {} },
      },
    });
    expect(objectOf(variant)).toMatchObject({ elements: [{ id: fixtureId('prod-var-a5-blau') }] });
  });

  test('searches, suggests, and narrows what was found without shrinking the choice', async () => {
    await openPage(storefront);
    expect(namesOf(await storefront.post('/search-suggest', { search: 'score' }))).not.toEqual([]);
    const criteria = { search: 'score', order: 'name-asc', limit: 15, p: 1 };
    const aggregations = [...categoryAggregations, ...countedFilters];
    const found = await storefront.post('/search', { ...criteria, filter: [], aggregations }, true);
    const counts = z.object({
      aggregations: z.object({ 'categories-counts': z.object({ buckets: z.array(z.unknown()) }) }),
    });
    const all = counts.parse(found.body).aggregations['categories-counts'].buckets;
    expect(all.length).toBeGreaterThan(1);
    const narrow = [{ field: 'categoriesRo.id', type: 'equalsAny', value: fixtureId('cat-klammerheftung') }];
    const narrowed = await storefront.post('/search', { ...criteria, 'post-filter': narrow, aggregations }, true);
    expect(namesOf(narrowed)).toEqual(['Stapled score']);
    expect(counts.parse(narrowed.body).aggregations['categories-counts'].buckets).toEqual(all);
    const filters = [
      { type: 'equals', field: 'manufacturerId', value: fixtureId('man-druck') },
      {
        type: 'multi',
        operator: 'or',
        queries: [
          { type: 'equalsAny', field: 'propertyIds', value: fixtureId('po-a5') },
          { type: 'equalsAny', field: 'optionIds', value: fixtureId('po-a5') },
        ],
      },
      { type: 'range', field: 'price', parameters: { gte: 1, lte: 100 } },
      { type: 'range', field: 'ratingAverage', parameters: { gte: 0 } },
      { type: 'equals', field: 'shippingFree', value: true },
    ];
    await storefront.post('/search', { ...criteria, filter: filters, aggregations }, true);
  });
});
