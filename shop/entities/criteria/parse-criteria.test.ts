import { describe, expect, test } from 'vitest';
import { ShopError } from '../../http/shop-error.ts';
import type { JsonObject } from '../../base/json.ts';
import { extended, parseCriteria } from './parse-criteria.ts';

function refusal(input: JsonObject): unknown {
  try {
    parseCriteria(input);
    return 'accepted';
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return error.entries.map(({ code, source }) => [code, source?.pointer]);
  }
}

describe('the criteria of a request', () => {
  test('have 100 rows a page when they name no limit', () => {
    expect(parseCriteria({})).toMatchObject({ limit: 100, page: 1, totalCountMode: 'none' });
  });

  test('have no limit when they name ids', () => {
    const [first, second] = ['a', 'b'].map((letter) => letter.repeat(32));
    expect(parseCriteria({ ids: `${first}|${second}` })).toMatchObject({ ids: [first, second] });
    expect(parseCriteria({ ids: [first ?? ''] }).limit).toBeUndefined();
  });

  test.each([
    [{ limit: 101 }, [['FRAMEWORK__QUERY_LIMIT_EXCEEDED', '/limit']]],
    [{ limit: 0 }, [['FRAMEWORK__INVALID_LIMIT_QUERY', '/limit']]],
    [{ limit: 'viele' }, [['FRAMEWORK__INVALID_LIMIT_QUERY', '/limit']]],
    [{ page: 0 }, [['FRAMEWORK__INVALID_PAGE_QUERY', '/page']]],
    [{ ids: ['x'] }, [['FRAMEWORK__INVALID_UUID', undefined]]],
    [
      { filter: [{ type: 'like', field: 'name', value: 'x' }] },
      [['FRAMEWORK__INVALID_FILTER_QUERY', '/filter/0/type']],
    ],
    [{ filter: [{ type: 'equals', value: 'x' }] }, [['FRAMEWORK__INVALID_FILTER_QUERY', '/filter/0/field']]],
    [{ filter: { name: '' } }, [['FRAMEWORK__INVALID_FILTER_QUERY', '/filter/name']]],
    [{ sort: [{ order: 'ASC' }] }, [['FRAMEWORK__INVALID_SORT_QUERY', '/sort/0/field']]],
    [
      { aggregations: [{ name: 'a', type: 'x', field: 'b' }] },
      [['FRAMEWORK__INVALID_AGGREGATION_QUERY', '/aggregations/0/type']],
    ],
  ])('%j are refused with a pointer', (input, expected) => {
    expect(refusal(input)).toEqual(expected);
  });

  const many = <Item>(count: number, make: (index: number) => Item): Item[] =>
    Array.from({ length: count }, (_, index) => make(index));
  const contains = (value: string): JsonObject => ({ type: 'contains', field: 'name', value });
  const equal: JsonObject = { type: 'equals', field: 'active', value: true };
  const nested = (depth: number): JsonObject =>
    depth === 0 ? equal : { type: 'multi', operator: 'and', queries: [nested(depth - 1)] };
  const terms = (index: number): JsonObject => ({ name: `n${index}`, type: 'terms', field: 'categories.name' });
  const hex = (index: number): string => index.toString(16).padStart(32, '0');
  const under = (depth: number): string => many(depth, () => 'parent').join('.');

  test.each<[string, number, (count: number) => JsonObject, [kind: string, pointer: string]]>([
    ['filters', 250, (count) => ({ filter: many(count, () => equal) }), ['FILTER', '/filter']],
    ['parts of texts', 20, (count) => ({ filter: many(count, () => contains('a')) }), ['FILTER', '/filter']],
    [
      'score queries for parts of texts',
      20,
      (count) => ({ query: many(count, () => ({ query: contains('a') })) }),
      ['FILTER', '/filter'],
    ],
    ['letters', 255, (count) => ({ filter: [contains('a'.repeat(count))] }), ['FILTER', '/filter']],
    [
      'values',
      20_000,
      (count) => ({ filter: [{ type: 'equalsAny', field: 'id', value: many(count, hex) }] }),
      ['FILTER', '/filter'],
    ],
    ['groups within each other', 249, (count) => ({ filter: [nested(count)] }), ['FILTER', '/filter']],
    ['ids', 500, (count) => ({ ids: many(count, hex) }), ['FILTER', '/ids']],
    ['ids to page through', 20_000, (count) => ({ ids: many(count, hex), limit: 24 }), ['FILTER', '/ids']],
    ['sortings', 10, (count) => ({ sort: many(count, () => ({ field: 'name' })) }), ['SORT', '/sort']],
    ['aggregations', 20, (count) => ({ aggregations: many(count, terms) }), ['AGGREGATION', '/aggregations']],
    ['groupings', 5, (count) => ({ grouping: many(count, () => 'name') }), ['FILTER', '/grouping']],
    [
      'associations',
      100,
      (count) => ({ associations: Object.fromEntries(many(count, (index) => [`a${index}`, {}])) }),
      ['FILTER', '/associations'],
    ],
    [
      'steps of an aggregation',
      16,
      (count) => ({ aggregations: [{ ...terms(0), field: `${under(count)}.name` }] }),
      ['FILTER', '/associations'],
    ],
    [
      'steps of a filter',
      16,
      (count) => ({ filter: [{ ...equal, field: `${under(count)}.name` }] }),
      ['FILTER', '/associations'],
    ],
  ])('may hold so many %s: %i', (_what, most, make, [kind, pointer]) => {
    expect(refusal(make(most))).toBe('accepted');
    expect(refusal(make(most + 1))).toEqual([[`FRAMEWORK__INVALID_${kind}_QUERY`, pointer]]);
  });

  test('may be a hundred thousand groups deep without harm', () => {
    const deep = `${'{"type":"multi","queries":['.repeat(100_000)}${']}'.repeat(100_000)}`;
    expect(refusal({ filter: [JSON.parse(deep)] })).toEqual([['FRAMEWORK__INVALID_FILTER_QUERY', '/filter']]);
  });

  test('may name absurd numbers without harm', () => {
    expect(parseCriteria({ page: 1e30, associations: { media: { limit: 1e30 } } })).toMatchObject({
      page: 1_000_000_000,
      associations: { media: { limit: 1_000_000_000 } },
    });
  });

  test('may sort by a list of names', () => {
    expect(parseCriteria({ sort: 'name,-price' }).sortings).toEqual([
      { field: 'name', order: 'ASC' },
      { field: 'price', order: 'DESC' },
    ]);
  });

  test('may name associations with dots', () => {
    expect(parseCriteria({ associations: { 'options.group': {}, options: { limit: 3 } } }).associations).toMatchObject({
      options: { limit: 3, associations: { group: {} } },
    });
  });

  test('keep what a call demands beside what is asked for', () => {
    const criteria = extended(parseCriteria({ filter: { active: true }, associations: { media: {} } }), {
      filters: [{ type: 'equals', field: 'id', value: '1' }],
      associations: { cover: {} },
    });
    expect(criteria.filters).toHaveLength(2);
    expect(Object.keys(criteria.associations ?? {})).toEqual(['cover', 'media']);
  });
});
