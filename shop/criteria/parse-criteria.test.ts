import { describe, expect, test } from 'vitest';
import { ShopError } from '../http/shop-error.ts';
import type { JsonObject } from '../json.ts';
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
