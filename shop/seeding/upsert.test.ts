import { afterAll, describe, expect, test } from 'vitest';
import { openFixtureShop } from '#contract/fixture-shop.ts';
import { fixtureId } from '#contract/fixture-id.ts';
import { equals } from '../entities/criteria/criteria.ts';
import { findById, search } from '../entities/search/search.ts';
import type { JsonObject } from '../base/json.ts';
import { baseIds } from './base-data/base-ids.ts';
import { stableId } from '../base/stable-id.ts';
import { remove, upsert } from './upsert.ts';

const running = await openFixtureShop();
afterAll(() => running.close());
const { shop, context } = running;

const product = (name: string, rest = {}) => ({
  id: stableId(name),
  productNumber: name,
  name,
  taxId: baseIds.taxes[19],
  price: [{ currencyId: baseIds.currencies.EUR, gross: 5, net: 4.2, linked: true }],
  visibilities: [{ salesChannelId: baseIds.salesChannel, visibility: 30 }],
  ...rest,
});

describe('an upsert', () => {
  test('refuses fields the entity does not have', () => {
    expect(() => upsert(shop, 'tax', [{ taxRate: 5, colour: 'red' }])).toThrow('tax has no field colour');
  });

  test('refuses ids that point nowhere and writes nothing at all', () => {
    const bad = product('DANGLING', { manufacturerId: stableId('nobody') });
    expect(() => upsert(shop, 'product', [product('FINE'), bad])).toThrow(/product_manufacturer .* does not exist/);
    expect(findById(shop, 'product', { id: stableId('FINE') }, context)).toBeUndefined();
  });

  test('takes one text per language, in the field or under translations', () => {
    const id = stableId('unit-test');
    upsert(shop, 'unit', [{ id, name: { 'de-DE': 'Bogen' }, translations: { 'pl-PL': { name: 'arkusz' } } }]);
    const polish = { ...context, languageIds: [baseIds.languages['pl-PL'], baseIds.languages['de-DE']] as const };
    const english = { ...context, languageIds: [baseIds.languages['en-GB'], baseIds.languages['de-DE']] as const };
    expect(findById(shop, 'unit', { id }, polish)).toMatchObject({ name: 'arkusz', translated: { name: 'arkusz' } });
    expect(findById(shop, 'unit', { id }, english)).toMatchObject({ name: null, translated: { name: 'Bogen' } });
  });

  test('leaves alone what it does not name', () => {
    upsert(shop, 'product', [product('KEEP', { stock: 5 })]);
    upsert(shop, 'product', [{ id: stableId('KEEP'), ean: '4006381333931' }]);
    expect(findById(shop, 'product', { id: stableId('KEEP') }, context)).toMatchObject({
      ean: '4006381333931',
      name: 'KEEP',
      stock: 5,
      availableStock: 5,
    });
  });

  test('gives a renamed product a new address and keeps the old one as not canonical', () => {
    upsert(shop, 'product', [product('RENAME')]);
    upsert(shop, 'product', [{ id: stableId('RENAME'), name: 'Neuer Name' }]);
    const urls = search(
      shop,
      'seo_url',
      { filters: [equals('foreignKey', stableId('RENAME')), equals('languageId', baseIds.languages['de-DE'])] },
      context,
    );
    expect(new Map(urls.elements.map((url) => [url['seoPathInfo'], url['isCanonical']]))).toEqual(
      new Map([
        ['RENAME/RENAME', false],
        ['Neuer-Name/RENAME', true],
      ]),
    );
  });

  test('never gives two things the same address', () => {
    upsert(shop, 'category', [
      { id: stableId('twin-1'), parentId: baseIds.categories.main, name: 'Zwilling' },
      { id: stableId('twin-2'), parentId: baseIds.categories.main, name: 'Zwilling' },
    ]);
    const filters = [equals('languageId', baseIds.languages['de-DE']), equals('isCanonical', true)];
    const paths = ['twin-1', 'twin-2'].flatMap((name) =>
      search(shop, 'seo_url', { filters: [...filters, equals('foreignKey', stableId(name))] }, context).elements.map(
        (url) => url['seoPathInfo'],
      ),
    );
    expect(new Set(paths)).toEqual(new Set(['Zwilling/', 'Zwilling-2/']));
  });

  test('moves products along when their category moves', () => {
    upsert(shop, 'category', [{ id: fixtureId('cat-chor'), parentId: fixtureId('cat-zubehoer') }]);
    const moved = findById(shop, 'product', { id: fixtureId('prod-chor') }, context);
    expect(moved?.['categoryTree']).toContain(fixtureId('cat-zubehoer'));
  });
});

describe('removing', () => {
  const parent = stableId('removed-parent');
  const variant = (name: string): JsonObject => ({ id: stableId(`removed-${name}`), productNumber: name, stock: 1 });
  const price = [{ currencyId: baseIds.currencies.EUR, gross: 10, net: 9, linked: true }];
  const tier = {
    id: stableId('removed-tier'),
    ruleId: baseIds.ruleAlways,
    quantityStart: 1,
    price: [{ currencyId: baseIds.currencies.EUR, gross: 4, net: 3, linked: true }],
  };
  const derived = (id: string) =>
    shop.database.prepare('SELECT child_count, cheapest_price FROM product WHERE id = ?').get(id);

  test('a variant or a price brings the family up to date', () => {
    upsert(shop, 'product', [
      {
        ...variant('parent'),
        id: parent,
        name: 'Schwindend',
        taxId: baseIds.taxes[7],
        price,
        prices: [tier],
        children: [variant('kind-1'), variant('kind-2')],
      },
    ]);
    expect(derived(parent)).toEqual({ child_count: 2, cheapest_price: 4 });
    remove(shop, 'product', [stableId('removed-kind-1')]);
    remove(shop, 'product_price', [stableId('removed-tier')]);
    expect(derived(parent)).toEqual({ child_count: 1, cheapest_price: 10 });
    expect(derived(stableId('removed-kind-2'))).toMatchObject({ cheapest_price: 10 });
  });

  test('something with an address leaves no address that leads nowhere', () => {
    const id = stableId('removed-category');
    upsert(shop, 'category', [{ id, parentId: baseIds.categories.main, name: 'Vergänglich' }]);
    remove(shop, 'category', [id]);
    const filters = [equals('foreignKey', id), equals('isDeleted', false)];
    expect(search(shop, 'seo_url', { filters }, context).elements).toEqual([]);
  });
});
