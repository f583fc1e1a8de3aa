import { afterAll, describe, expect, test } from 'vitest';
import { fixtureId } from '#contract/fixture-id.ts';
import { openFixtureShop } from '#contract/fixture-shop.ts';
import { parseCriteria } from '../criteria/parse-criteria.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../base/json.ts';
import { upsert } from '../../seeding/upsert.ts';
import { search } from './search.ts';

const running = await openFixtureShop();
afterAll(() => running.close());
const { shop, context } = running;

const find = (entity: string, input: JsonObject) => search(shop, entity, parseCriteria(input), context);
const numbers = (input: JsonObject) => find('product', input).elements.map((product) => product['productNumber']);
const byNumber = { sort: 'productNumber' };

describe('filters', () => {
  test.each<[string, JsonValue, readonly string[]]>([
    ['equals', { type: 'equals', field: 'productNumber', value: 'ND-SET' }, ['ND-SET']],
    ['the entity may lead the field', { type: 'equals', field: 'product.productNumber', value: 'ND-SET' }, ['ND-SET']],
    ['equalsAny', { type: 'equalsAny', field: 'productNumber', value: 'ND-SET|ND-CHOR' }, ['ND-CHOR', 'ND-SET']],
    ['contains', { type: 'contains', field: 'name', value: 'Advent' }, ['ND-CHOR']],
    ['prefix', { type: 'prefix', field: 'name', value: 'Ringbuch' }, ['ND-SET']],
    ['suffix', { type: 'suffix', field: 'name', value: 'PDF' }, ['ND-DOWNLOAD']],
    ['a wildcard is a letter', { type: 'contains', field: 'name', value: '%' }, []],
    ['range over a price', { type: 'range', field: 'price', parameters: { gt: 34 } }, ['ND-AUSVERKAUFT']],
    ['to-one', { type: 'equals', field: 'unit.id', value: fixtureId('unit-stk') }, ['ND-SET']],
    ['to-many', { type: 'equals', field: 'categories.id', value: fixtureId('cat-chor') }, ['ND-CHOR']],
    ['two levels', { type: 'equals', field: 'cover.media.fileName', value: 'produkt-ringbuch' }, ['ND-SET']],
    ['no related rows', { type: 'equals', field: 'media.id', value: null }, ['ND-STAPEL']],
    [
      'multi or',
      {
        type: 'multi',
        operator: 'or',
        queries: [
          { type: 'equals', field: 'productNumber', value: 'ND-SET' },
          { type: 'equals', field: 'isCloseout', value: true },
        ],
      },
      ['ND-AUSVERKAUFT', 'ND-EINZEL', 'ND-SET'],
    ],
  ])('%s', (_name, filter, expected) => {
    expect(numbers({ ...byNumber, filter: [filter] })).toEqual(expected);
  });

  test('a negation includes rows without a value', () => {
    const all = find('product', { limit: 1, 'total-count-mode': 1 }).total;
    const without = find('product', {
      limit: 1,
      'total-count-mode': 1,
      filter: [
        { type: 'not', operator: 'and', queries: [{ type: 'equals', field: 'unit.id', value: fixtureId('unit-stk') }] },
      ],
    }).total;
    expect(without).toBe(all - 1);
  });

  test('several options on one product must all be there', () => {
    const filter = ['a4', 'rot'].map((option) => ({
      type: 'equals',
      field: 'optionIds',
      value: fixtureId(`po-${option}`),
    }));
    expect(numbers({ filter })).toEqual(['ND-VAR-A4-ROT']);
  });

  test('unknown fields and forbidden ones are refused', () => {
    expect(() => numbers({ filter: { colour: 'red' } })).toThrow('FRAMEWORK__UNMAPPED_FIELD');
    expect(() => find('sales_channel', { filter: { accessKey: 'x' } })).toThrow('FRAMEWORK__ACCESSOR_NOT_ALLOWED');
    expect(() => numbers({ sort: 'constructor' })).toThrow('FRAMEWORK__UNMAPPED_FIELD');
  });
});

describe('variants', () => {
  const variant = (number: string) => find('product', { filter: { productNumber: number } }).elements[0] ?? {};

  test('show what they inherit', () => {
    expect(variant('ND-VAR-A4-ROT')).toMatchObject({
      name: null,
      translated: { name: 'Konfigurierbares Notenheft' },
      weight: 0.2,
      calculatedPrice: { unitPrice: 14.5 },
      calculatedCheapestPrice: { unitPrice: 11.5, hasRange: true },
    });
  });

  test('show their own price where they have one', () => {
    expect(variant('ND-VAR-A5-ROT')).toMatchObject({ calculatedPrice: { unitPrice: 11.5 } });
  });

  test('inherit lists as long as they have none of their own', () => {
    const input = { filter: { productNumber: 'ND-VAR-A4-BLAU' }, associations: { media: {}, categories: {} } };
    expect(find('product', input).elements[0]).toMatchObject({
      media: [{ mediaId: fixtureId('media:produkt-heft') }, { mediaId: fixtureId('media:produkt-spiral') }],
      categories: [{ name: 'Spiralbindung' }],
    });
  });
});

describe('pages and totals', () => {
  test('pages follow each other without overlap', () => {
    const page = (number: number) => numbers({ ...byNumber, limit: 4, page: number });
    expect(new Set([...page(1), ...page(2), ...page(3)]).size).toBe(12);
  });

  test('the total is the page, exact, or six pages ahead', () => {
    expect(find('product', { limit: 2 }).total).toBe(2);
    expect(find('product', { limit: 2, 'total-count-mode': 'exact' }).total).toBe(46);
    expect(find('product', { limit: 2, 'total-count-mode': 2 }).total).toBe(13);
  });

  test('ids come back in the order they were named', () => {
    const ids = ['prod-set', 'prod-chor', 'prod-noten'].map(fixtureId);
    expect(find('product', { ids }).elements.map((product) => product['id'])).toEqual(ids);
  });
});

describe('sorting', () => {
  test('puts umlauts beside their letters', () => {
    const categories = find('category', { filter: { level: 2 }, sort: 'name' }).elements.map((item) => item['name']);
    expect(categories.at(-1)).toBe('Zubehör');
    const names = ['Übung', 'Udine', 'Ulm'];
    upsert(
      shop,
      'tag',
      names.map((name) => ({ name })),
    );
    expect(find('tag', { sort: 'name' }).elements.map((tag) => tag['name'])).toEqual(['Übung', 'Udine', 'Ulm']);
  });

  test('goes by the number of related rows', () => {
    const [first] = find('product', { sort: [{ field: 'media', order: 'DESC', type: 'count' }], limit: 1 }).elements;
    expect(first?.['productNumber']).toBe('ND-SPIRAL');
  });
});

describe('associations', () => {
  test('take criteria of their own', () => {
    const input = {
      filter: { productNumber: 'ND-SPIRAL' },
      associations: { media: { limit: 1, sort: '-position', associations: { media: {} } } },
    };
    expect(find('product', input).elements[0]?.['media']).toMatchObject([
      { position: 2, media: { fileName: 'produkt-noten' } },
    ]);
  });

  test('that were not asked for are null, hidden ones never show', () => {
    const [product = {}] = find('product', { limit: 1, associations: { visibilities: {} } }).elements;
    expect([product['media'], product['manufacturer'], 'visibilities' in product]).toEqual([null, null, false]);
  });

  test('with an unknown name are the error the real shop makes of them', () => {
    expect(() => find('product', { associations: { friends: {} } })).toThrow('FRAMEWORK__ASSOCIATION_NOT_FOUND');
  });
});

describe('aggregations', () => {
  const result = (aggregation: JsonObject, input: JsonObject = {}): JsonObject => {
    const { aggregations } = find('product', { limit: 1, ...input, aggregations: [{ name: 'x', ...aggregation }] });
    return isJsonObject(aggregations['x']) ? aggregations['x'] : {};
  };

  test('count over all rows found, not over the page', () => {
    expect(result({ type: 'count', field: 'id' })).toEqual({ name: 'x', count: 46, apiAlias: 'x_aggregation' });
  });

  test('give extremes as strings and averages as numbers', () => {
    expect(result({ type: 'stats', field: 'stock' }, { filter: { productNumber: 'ND-SPIRAL' } })).toMatchObject({
      min: '98',
      max: '98',
      avg: 98,
      sum: 98,
    });
  });

  test('split by a field, with further aggregations inside', () => {
    const nested = { name: 'top', type: 'max', field: 'price' };
    expect(result({ type: 'terms', field: 'isCloseout', aggregation: nested })['buckets']).toMatchObject([
      { key: '0', top: { max: '34.0000' } },
      { key: '1', count: 2, top: { max: '39.0000' } },
    ]);
  });

  test('ignore post filters', () => {
    const input = { 'post-filter': { productNumber: 'ND-SET' } };
    expect([result({ type: 'count', field: 'id' }, input)['count'], find('product', input).elements.length]).toEqual([
      46, 1,
    ]);
  });

  test('load the entities a field points at', () => {
    expect(
      result({ type: 'entity', field: 'manufacturerId', definition: 'product_manufacturer' })['entities'],
    ).toMatchObject([{ name: 'Musikverlag' }, { name: 'Notendruckerei' }]);
  });

  test('count ranges', () => {
    const ranges = [{ to: 10 }, { from: 10, to: 20, key: 'mid' }];
    expect(result({ type: 'range', field: 'price', ranges })['ranges']).toEqual({ '*-10': 11, mid: 18 });
  });
});
