import { afterAll, describe, expect, test } from 'vitest';
import { fixtureId } from '#contract/fixture-id.ts';
import { objectOf, openFixtureShop } from '#contract/fixture-shop.ts';
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from '../../base/json.ts';

const running = await openFixtureShop();
afterAll(() => running.close());

const ask = async (criteria: JsonObject, path = '/product') => objectOf(await running.call(path, criteria));

const elementsIn = (answer: JsonObject): readonly JsonObject[] =>
  isJsonList(answer['elements']) ? answer['elements'].filter(isJsonObject) : [];

const numbers = async (criteria: JsonObject, path = '/product') =>
  elementsIn(await ask(criteria, path)).map((product) => product['productNumber']);

async function aggregation(aggregation: JsonObject, criteria: JsonObject = {}): Promise<JsonValue | undefined> {
  const { aggregations } = await ask({ limit: 1, ...criteria, aggregations: [{ ...aggregation, name: 'x' }] });
  return isJsonObject(aggregations) ? aggregations['x'] : undefined;
}

const named = (value: string) => ({ type: 'equals', field: 'productNumber', value });
const everything = { type: 'prefix', field: 'productNumber', value: 'ND-' };
const serie = { type: 'prefix', field: 'productNumber', value: 'ND-SERIE' };

describe('pages and totals', () => {
  test.each<[JsonValue, number]>([
    [0, 2],
    ['none', 2],
    ['nonsense', 2],
    [1, 45],
    ['1', 45],
    ['exact', 45],
    [2, 13],
    ['next-pages', 13],
  ])('total-count-mode %j counts %i', async (mode, total) => {
    expect((await ask({ limit: 2, 'total-count-mode': mode }))['total']).toBe(total);
  });

  test('a page far beyond the end is empty', async () => {
    expect(await ask({ limit: 100, page: 1_000_000 })).toMatchObject({ elements: [], total: 0, page: 1_000_000 });
  });

  test('an id named twice is one element', async () => {
    const id = fixtureId('prod-set');
    expect(await numbers({ ids: [id, id] })).toEqual(['ND-SET']);
    expect(await numbers({ ids: `${id}|${id}` })).toEqual(['ND-SET']);
  });

  test('no ids are no elements', async () => {
    expect(await numbers({ ids: [] })).toEqual([]);
  });

  test('rows that are alike in a field are grouped into one', async () => {
    expect(await ask({ grouping: ['manufacturerId'], 'total-count-mode': 1 })).toMatchObject({ total: 2 });
  });
});

describe('sorting', () => {
  test('naturally puts 10 after 9', async () => {
    const sorted = await numbers({ filter: [serie], sort: [{ field: 'productNumber', naturalSorting: true }] });
    expect(sorted.slice(0, 2)).toEqual(['ND-SERIE-01', 'ND-SERIE-02']);
    const stocks = await ask({ sort: [{ field: 'stock', naturalSorting: true, order: 'DESC' }], limit: 1 });
    expect(elementsIn(stocks)).toHaveLength(1);
  });

  test('by a score that is not there names no field', async () => {
    expect(await ask({ sort: '-_score' })).toMatchObject({ errors: [{ code: 'FRAMEWORK__UNMAPPED_FIELD' }] });
  });
});

describe('score queries', () => {
  const query = [
    { score: 500, query: { type: 'contains', field: 'name', value: 'Advent' } },
    { score: 100, query: { type: 'equals', field: 'isCloseout', value: true } },
    { score: 200, query: named('ND-AUSVERKAUFT') },
  ];

  test('find what meets one of them, best first, with the score', async () => {
    const found = elementsIn(await ask({ query }));
    expect(found.map(({ productNumber, extensions }) => [productNumber, extensions])).toMatchObject([
      ['ND-CHOR', { search: { _score: '500' } }],
      ['ND-AUSVERKAUFT', { search: { _score: '300' } }],
      ['ND-EINZEL', { search: { _score: '100' } }],
    ]);
  });

  test('work with filters, pages, exact totals, another order and aggregations', async () => {
    expect(await numbers({ query, filter: [named('ND-EINZEL')] })).toEqual(['ND-EINZEL']);
    expect(await ask({ query, limit: 1, page: 2, 'total-count-mode': 1 })).toMatchObject({
      total: 3,
      elements: [{ productNumber: 'ND-AUSVERKAUFT' }],
    });
    expect(await numbers({ query, sort: 'productNumber' })).toEqual(['ND-AUSVERKAUFT', 'ND-CHOR', 'ND-EINZEL']);
    expect(await numbers({ query, sort: '_score' })).toEqual(['ND-EINZEL', 'ND-AUSVERKAUFT', 'ND-CHOR']);
    expect(await aggregation({ type: 'count', field: 'id' }, { query })).toMatchObject({ count: 3 });
  });

  test('may be multiplied by a field', async () => {
    const scored = [{ score: 2, scoreField: 'stock', query: named('ND-SPIRAL') }];
    expect(elementsIn(await ask({ query: scored }))).toMatchObject([{ extensions: { search: { _score: '196' } } }]);
  });

  test.each(['id', 'productNumber', 'name'])(
    'may be multiplied by %s, however large that is as a number',
    async (scoreField) => {
      const large = [1_925_692_596, -1_925_692_596, 0].map((score) => ({ score, scoreField, query: everything }));
      for (const query of [large, large.slice(0, 1)]) expect(await ask({ query })).not.toHaveProperty('errors');
    },
  );

  test('that are no list are ignored', async () => {
    expect(await ask({ query: 'Advent', limit: 2 })).toMatchObject({ total: 2 });
  });
});

describe('a term', () => {
  test('finds products like the search does, best first and with a score', async () => {
    const found = elementsIn(await ask({ term: 'Advent' }));
    expect(found[0]).toMatchObject({ extensions: { search: { _score: expect.any(String) } } });
    expect(await numbers({ term: 'ND-SET' })).toEqual(['ND-SET']);
    expect(await numbers({ term: 'notenheft', sort: '-_score', limit: 5 })).toEqual(
      await numbers({ term: 'notenheft', limit: 5 }),
    );
  });

  test('finds other entities by the texts they show, in any order', async () => {
    const names = elementsIn(await ask({ term: 'deutschland', sort: '-_score' }, '/country')).map(({ iso }) => iso);
    expect(names).toEqual(['DE']);
  });

  test('and score queries add up', async () => {
    const query = [{ score: 1000, query: named('ND-SPIRAL') }];
    expect(await numbers({ term: 'notenheft', query })).toEqual(['ND-SPIRAL']);
  });
});

describe('relative filters', () => {
  const found = async (filter: JsonObject) =>
    (await ask({ filter: [{ field: 'createdAt', ...filter }], 'total-count-mode': 1, limit: 1 }))['total'];

  test('go by the clock of the shop', async () => {
    expect(await found({ type: 'since', value: 'P1D', parameters: { operator: 'eq' } })).toBe(0);
    expect(await found({ type: 'since', value: 'P1D', parameters: { operator: 'neq' } })).toBe(45);
    expect(await found({ type: 'since', value: 'P100Y', parameters: { operator: 'gt' } })).toBe(0);
    expect(await found({ type: 'until', value: 'P1D', parameters: { operator: 'lte' } })).toBe(0);
  });
});

describe('text filters', () => {
  test('do not mind case and diacritics in parts of texts', async () => {
    const containing = (value: string) => numbers({ filter: [{ type: 'contains', field: 'name', value }] });
    expect(await containing('ADVENT')).toEqual(['ND-CHOR']);
    expect(await containing('ádvënt')).toEqual(['ND-CHOR']);
  });

  test('a group of nothing is no condition', async () => {
    for (const type of ['and', 'or', 'multi', 'not', 'nand', 'nor']) {
      expect(await ask({ filter: [{ type, queries: [] }], limit: 3 })).toMatchObject({ total: 3 });
    }
  });
});

describe('partial loading', () => {
  test('outputs the named fields, with the associations on their way', async () => {
    const filter = [named('ND-SPIRAL')];
    const [product] = elementsIn(await ask({ filter, fields: ['productNumber', 'name', 'manufacturer.name'] }));
    expect(product).toEqual({
      id: expect.any(String),
      productNumber: 'ND-SPIRAL',
      name: 'Spiralbindung Notenheft',
      translated: { name: 'Spiralbindung Notenheft' },
      manufacturer: {
        id: expect.any(String),
        name: expect.any(String),
        translated: { name: expect.any(String) },
        apiAlias: 'product_manufacturer',
      },
      apiAlias: 'product',
    });
  });

  test('refuses fields that are not there', async () => {
    expect(await ask({ fields: ['nothing'] })).toMatchObject({ errors: [{ code: 'FRAMEWORK__UNMAPPED_FIELD' }] });
  });
});

describe('aggregations', () => {
  test('count terms by count or key, and as many as wanted', async () => {
    const terms = { type: 'terms', field: 'manufacturer.name' };
    expect(await aggregation({ ...terms, sort: { field: '_key', order: 'DESC' }, limit: 1 })).toMatchObject({
      buckets: [{ key: 'Notendruckerei' }],
    });
    expect(await aggregation({ ...terms, sort: { field: '_count', order: 'ASC' } })).toMatchObject({
      buckets: [{ count: expect.any(Number) }, { count: expect.any(Number) }],
    });
  });

  test('nest three deep, each bucket with its own result', async () => {
    const nested = {
      type: 'terms',
      field: 'manufacturer.name',
      aggregation: {
        name: 'out',
        type: 'terms',
        field: 'isCloseout',
        aggregation: { name: 'most', type: 'max', field: 'stock' },
      },
    };
    const result = await aggregation(nested);
    const buckets = isJsonObject(result) && isJsonList(result['buckets']) ? result['buckets'].filter(isJsonObject) : [];
    for (const bucket of buckets) {
      const own = { type: 'equals', field: 'manufacturer.name', value: bucket['key'] ?? null };
      const alone = await aggregation(nested.aggregation, { filter: [own] });
      expect(alone).toMatchObject({ buckets: isJsonObject(bucket['out']) ? bucket['out']['buckets'] : [] });
    }
    expect(buckets).toHaveLength(2);
  });

  test('may be filtered inside a bucket, which then counts nothing', async () => {
    const nested = {
      type: 'terms',
      field: 'isCloseout',
      aggregation: {
        name: 'n',
        type: 'filter',
        filter: [named('x')],
        aggregation: { name: 'none', type: 'count', field: 'id' },
      },
    };
    expect(await aggregation(nested)).toMatchObject({ buckets: [{ none: { count: 0 } }, { none: { count: 0 } }] });
  });

  test('along one association speak of the same row', async () => {
    const nested = {
      type: 'terms',
      field: 'options.id',
      aggregation: { name: 'name', type: 'terms', field: 'options.name' },
    };
    const result = await aggregation(nested);
    const buckets = isJsonObject(result) && isJsonList(result['buckets']) ? result['buckets'].filter(isJsonObject) : [];
    expect(buckets.length).toBeGreaterThan(1);
    for (const { name } of buckets) expect(name).toMatchObject({ buckets: [expect.anything()] });
  });

  test('gather dates by interval, format and time zone', async () => {
    const histogram = { type: 'histogram', field: 'createdAt', interval: 'year' };
    expect(await aggregation(histogram)).toMatchObject({ buckets: [{ key: '2026-01-01 00:00:00', count: 45 }] });
    expect(
      await aggregation({ ...histogram, interval: 'day', format: 'd.m.Y', timeZone: 'Pacific/Kiritimati' }),
    ).toMatchObject({
      buckets: [{ key: '21.11.2026', count: 45 }],
    });
    expect(await aggregation({ ...histogram, field: 'name' })).toBeUndefined();
  });

  test('load only entities the field points at', async () => {
    expect(
      await aggregation({ type: 'entity', field: 'manufacturerId', definition: 'product_manufacturer' }),
    ).toMatchObject({
      entities: [{ apiAlias: 'product_manufacturer' }, { apiAlias: 'product_manufacturer' }],
    });
    for (const definition of ['customer', 'nothing']) {
      const aggregations = [{ name: 'x', type: 'entity', field: 'productReviews.id', definition }];
      expect(await ask({ aggregations })).toMatchObject({ errors: [{ code: 'FRAMEWORK__INVALID_AGGREGATION_QUERY' }] });
    }
  });

  test('are there on post filters, which they ignore', async () => {
    const asked = { 'post-filter': [named('ND-SET')] };
    expect(await aggregation({ type: 'count', field: 'id' }, asked)).toMatchObject({ count: 45 });
    expect(await numbers(asked)).toEqual(['ND-SET']);
  });
});

test('excludes take fields out of every entity of a kind', async () => {
  const [product = {}] = elementsIn(await ask({ limit: 1, excludes: { product: ['description', 'price'] } }));
  expect(['description' in product, 'price' in product, 'productNumber' in product]).toEqual([false, false, true]);
});
