import { afterAll, describe, expect, test } from 'vitest';
import { fixtureId } from '../fixture-id.ts';
import { openFixtureShop } from '../fixture-shop.ts';
import { errorCodes, errorPointers, improprieties, type RawCall, sendRaw } from './hostile-calls.ts';

const running = await openFixtureShop();
afterAll(() => running.close());

async function refusal(call: RawCall): Promise<readonly [number, ...string[]]> {
  const answer = await sendRaw(running, call);
  expect(improprieties(answer)).toEqual([]);
  return [answer.status, ...errorCodes(answer)];
}

const bytes = (...values: number[]) => Uint8Array.from(values);
const nested = (open: string, close: string, depth: number, inside = '') =>
  `${open.repeat(depth)}${inside}${close.repeat(depth)}`;

describe('a body', () => {
  test.each<[string, string | Uint8Array<ArrayBuffer>]>([
    ['that breaks off', '{"limit":'],
    ['with a number JSON does not know', '{"limit":NaN}'],
    ['with a byte order mark', '\u{feff}{}'],
    ['with something behind its end', '{}{}'],
    ['that is not UTF-8', bytes(0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d)],
    ['nested ten thousand levels deep', nested('[', ']', 10_000)],
    ['nested a million levels deep', nested('[', ']', 1_000_000)],
    ['with ten thousand negations', `{"filter":[${nested('{"type":"not","queries":[', ']}', 10_000)}]}`],
    ['with ten thousand associations', nested('{"associations":{"children":', '}}', 10_000, '{}')],
  ])('%s is malformed', async (_name, body) => {
    expect(await refusal({ path: '/product', body })).toEqual([400, '0']);
  });

  test.each(['', '[]', '[1]', '"text"', 'null', '5', 'true'])('%j is as good as none', async (body) => {
    const answer = await sendRaw(running, { path: '/salutation', body });
    expect(answer.json).toEqual((await sendRaw(running, { path: '/salutation', body: '{}' })).json);
  });

  test('brackets inside texts do not count as nesting', async () => {
    const body = JSON.stringify({ term: `${'['.repeat(2000)}"\\"` });
    expect((await sendRaw(running, { path: '/product', body })).status).toBe(200);
  });

  test('is read as JSON for its content type alone, in whatever case and with whatever charset', async () => {
    const total = async (type: string, body: string) => {
      const { json } = await sendRaw(running, { path: '/product', body, headers: { 'content-type': type } });
      expect(json).toMatchObject({ apiAlias: 'dal_entity_search_result' });
      return json;
    };
    expect(await total('Application/JSON; charset=utf-8', '{"limit":2}')).toMatchObject({ total: 2 });
    expect(await total('application/x-www-form-urlencoded', 'limit=2')).toMatchObject({ total: 2 });
    expect(await total('text/plain', '{"limit":2}')).toMatchObject({ limit: 100 });
    expect(await total('multipart/form-data; boundary=x', 'limit=2')).toMatchObject({ limit: 100 });
  });

  test.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded'])(
    'of more than two mebibytes is refused as %s',
    async (type) => {
      const call = { path: '/product', body: 'x'.repeat(2_100_000), headers: { 'content-type': type } };
      expect(await refusal(call)).toEqual([413, '0']);
    },
  );

  test('of more than fifty thousand values is refused before it is read', async () => {
    const names = Array.from({ length: 60_000 }, (_, index) => `"k${index}":1`).join(',');
    for (const body of [`{${names}}`, `{"ids":[${'1,'.repeat(60_000)}1]}`]) {
      expect(await refusal({ path: '/product', body })).toEqual([400, '0']);
    }
    expect((await sendRaw(running, { path: '/product', body: `{"term":"${',:'.repeat(60_000)}"}` })).status).toBe(200);
  });

  test('may name things like a prototype without becoming one', async () => {
    for (const body of [
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
      '{"associations":{"__proto__":{}}}',
      '{"filter":{"__proto__":"x"}}',
      '{"filter":[{"type":"equals","field":"constructor","value":1}]}',
      '{"filter":[{"type":"constructor","field":"id","value":1}]}',
      '{"aggregations":[{"name":"__proto__","type":"count","field":"id"}]}',
      '{"includes":{"__proto__":["id"],"product":["constructor","__proto__"]}}',
      '{"sort":[{"field":"toString"}]}',
    ]) {
      expect(improprieties(await sendRaw(running, { path: '/product', body }))).toEqual([]);
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

describe('a query string', () => {
  test.each([
    ['a thousand brackets deep', `filter${'[a]'.repeat(1000)}=1`],
    ['with a hundred thousand brackets', `filter${'[a]'.repeat(100_000)}=1`],
    ['with ten thousand variables', Array.from({ length: 10_000 }, (_, index) => `a${index}=1`).join('&')],
    ['with broken escapes', 'term=%zz%e4%&filter[%=1'],
    ['with prototype names', '__proto__[limit]=1&constructor=2'],
  ])('%s is answered', async (_name, query) => {
    expect(improprieties(await sendRaw(running, { path: `/product?limit=1&${query}`, method: 'GET' }))).toEqual([]);
  });
});

describe('criteria of the wrong type', () => {
  const filter = (more: object) => ({ filter: [{ type: 'equals', field: 'name', value: 'x', ...more }] });
  const aggregation = (more: object) => ({ aggregations: [{ name: 'a', type: 'count', field: 'id', ...more }] });

  test.each<[object, string, string]>([
    [{ limit: 'many' }, 'FRAMEWORK__INVALID_LIMIT_QUERY', '/limit'],
    [{ limit: -1 }, 'FRAMEWORK__INVALID_LIMIT_QUERY', '/limit'],
    [{ limit: {} }, 'FRAMEWORK__INVALID_LIMIT_QUERY', '/limit'],
    [{ limit: 1e9 }, 'FRAMEWORK__QUERY_LIMIT_EXCEEDED', '/limit'],
    [{ page: [] }, 'FRAMEWORK__INVALID_PAGE_QUERY', '/page'],
    [{ ids: [1] }, 'FRAMEWORK__INVALID_UUID', ''],
    [{ ids: ['A'.repeat(32)] }, 'FRAMEWORK__INVALID_UUID', ''],
    [{ ids: ['a'.repeat(31)] }, 'FRAMEWORK__INVALID_UUID', ''],
    [{ ids: "' OR 1=1 --" }, 'FRAMEWORK__INVALID_UUID', ''],
    [{ filter: 'name' }, 'FRAMEWORK__INVALID_FILTER_QUERY', '/filter'],
    [{ filter: [null] }, 'FRAMEWORK__INVALID_FILTER_QUERY', '/filter/0'],
    [{ filter: { name: {} } }, 'FRAMEWORK__INVALID_FILTER_QUERY', '/filter/name'],
    [filter({ type: ['equals'] }), 'FRAMEWORK__INVALID_FILTER_QUERY', '/filter/0/type'],
    [filter({ field: 5 }), 'FRAMEWORK__INVALID_FILTER_QUERY', '/filter/0/field'],
    [filter({ value: {} }), 'FRAMEWORK__INVALID_FILTER_QUERY', '/filter/0/value'],
    [filter({ type: 'equalsAny', value: [] }), 'FRAMEWORK__INVALID_FILTER_QUERY', '/filter/0/value'],
    [filter({ type: 'equalsAny', value: [{}] }), 'FRAMEWORK__INVALID_FILTER_QUERY', '/filter/0/value'],
    [filter({ type: 'range', parameters: 5 }), 'FRAMEWORK__INVALID_FILTER_QUERY', '/filter/0/parameters'],
    [filter({ type: 'since', value: 'yesterday' }), 'FRAMEWORK__INVALID_FILTER_QUERY', '/filter/0/value'],
    [filter({ type: 'until', value: 'P1D' }), 'FRAMEWORK__INVALID_FILTER_QUERY', '/filter/0/parameters/operator'],
    [{ filter: [{ type: 'not', queries: [5] }] }, 'FRAMEWORK__INVALID_FILTER_QUERY', '/filter/0/queries/0'],
    [{ 'post-filter': 5 }, 'FRAMEWORK__INVALID_FILTER_QUERY', '/post-filter'],
    [{ sort: 5 }, 'FRAMEWORK__INVALID_SORT_QUERY', '/sort'],
    [{ sort: [{ order: 'ASC' }] }, 'FRAMEWORK__INVALID_SORT_QUERY', '/sort/0/field'],
    [{ aggregations: {} }, 'FRAMEWORK__INVALID_AGGREGATION_QUERY', '/aggregations'],
    [aggregation({ name: 5 }), 'FRAMEWORK__INVALID_AGGREGATION_QUERY', '/aggregations/0/name'],
    [aggregation({ type: 'range' }), 'FRAMEWORK__INVALID_AGGREGATION_QUERY', '/aggregations/0/ranges'],
    [
      aggregation({ type: 'range', ranges: [{ from: 'x' }] }),
      'FRAMEWORK__INVALID_AGGREGATION_QUERY',
      '/aggregations/0/ranges/0/from',
    ],
    [
      aggregation({ type: 'histogram', field: 'createdAt', interval: 'fortnight' }),
      'FRAMEWORK__INVALID_AGGREGATION_QUERY',
      '/aggregations/0/interval',
    ],
    [
      aggregation({ type: 'histogram', field: 'createdAt', interval: 'day', timeZone: 'Mars/Base' }),
      'FRAMEWORK__INVALID_AGGREGATION_QUERY',
      '/aggregations/0/timeZone',
    ],
    [{ query: [{ query: 5 }] }, 'FRAMEWORK__INVALID_FILTER_QUERY', '/query/0/query'],
    [{ includes: 'product' }, 'FRAMEWORK__EXPECTED_ARRAY_WITH_TYPE', ''],
    [{ includes: { product: 'id' } }, 'FRAMEWORK__EXPECTED_ARRAY_WITH_TYPE', ''],
    [filter({ field: '"; DROP TABLE product; --' }), 'FRAMEWORK__UNMAPPED_FIELD', ''],
    [{ sort: 'name);DELETE FROM product' }, 'FRAMEWORK__UNMAPPED_FIELD', ''],
    [{ grouping: ['name) --'] }, 'FRAMEWORK__UNMAPPED_FIELD', ''],
    [aggregation({ field: 'name")' }), 'FRAMEWORK__UNMAPPED_FIELD', ''],
  ])('%j are refused with %s at %j', async (criteria, code, pointer) => {
    const answer = await sendRaw(running, { path: '/product', body: JSON.stringify(criteria) });
    expect([answer.status, errorCodes(answer), errorPointers(answer)]).toEqual([400, [code], [pointer]]);
  });

  test.each<[object, string]>([
    [{ filter: Array.from({ length: 20_000 }, () => ({ type: 'equals', field: 'name', value: 'x' })) }, 'filters'],
    [{ filter: [{ type: 'equalsAll', field: 'id', value: Array.from({ length: 5000 }, String) }] }, 'values'],
    [{ sort: Array.from({ length: 3000 }, () => ({ field: 'name' })) }, 'sortings'],
    [
      { aggregations: Array.from({ length: 300 }, (_, at) => ({ name: `a${at}`, type: 'count', field: 'id' })) },
      'sums',
    ],
    [
      { filter: Array.from({ length: 100 }, (_, at) => ({ type: 'contains', field: 'name', value: `n${at}` })) },
      'filters for parts of texts',
    ],
    [
      {
        aggregations: Array.from({ length: 50 }, (_, at) => ({
          name: `a${at}`,
          type: 'terms',
          field: 'categories.name',
        })),
      },
      'aggregations over associations',
    ],
    [{ grouping: Array.from({ length: 3000 }, () => 'name') }, 'groupings'],
    [{ associations: { [`${'children.'.repeat(20_000)}media`]: {} } }, 'names in a path of associations'],
    [{ filter: { [`${'parent.'.repeat(300)}name`]: 'x' } }, 'associations in the path of a field'],
  ])('too many %2$s are refused', async (criteria) => {
    expect((await refusal({ path: '/product', body: JSON.stringify(criteria) }))[0]).toBe(400);
  });

  test('much is not too much', async () => {
    const conditions = Array.from({ length: 220 }, () => ({ type: 'equals', field: 'parent.parent.name', value: 'x' }));
    const deep = JSON.parse(
      nested('{"type":"not","queries":[', ']}', 200, '{"type":"equals","field":"id","value":"x"}'),
    );
    const many = Array.from({ length: 20_000 }, (_, index) => index.toString(16).padStart(32, '0'));
    for (const criteria of [
      { filter: conditions },
      { filter: [{ type: 'or', queries: conditions }] },
      { filter: [deep] },
      { filter: { [`${'parent.'.repeat(16)}name`]: 'x' } },
      { ids: many },
      { filter: [{ type: 'equalsAny', field: 'id', value: many }] },
      { term: 'noten '.repeat(10_000) },
    ]) {
      const answer = await sendRaw(running, { path: '/product', body: JSON.stringify({ limit: 1, ...criteria }) });
      expect([answer.status, improprieties(answer)]).toEqual([200, []]);
    }
  });

  test('answers that would grow with every level are refused before they are written', async () => {
    const path = Array.from({ length: 8 }, () => 'children.parent').join('.');
    expect(await refusal({ path: '/product', body: JSON.stringify({ associations: { [path]: {} } }) })).toEqual([
      400,
      'FRAMEWORK__QUERY_LIMIT_EXCEEDED',
    ]);
  });
});

describe('headers', () => {
  test.each<[string, Readonly<Record<string, string>>, readonly [number, ...string[]]]>([
    ['a key of no kind', { 'sw-access-key': 'x' }, [500, 'FRAMEWORK__API_INVALID_ACCESS_KEY']],
    ['a key with SQL', { 'sw-access-key': "SWSC' OR 1=1" }, [412, 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND']],
    ['no language', { 'sw-language-id': 'deutsch' }, [412, 'SYSTEM__LANGUAGE_INVALID_EXCEPTION']],
    ['a language of 31 characters', { 'sw-language-id': 'a'.repeat(31) }, [412, 'SYSTEM__LANGUAGE_INVALID_EXCEPTION']],
    ['a language in capitals', { 'sw-language-id': 'A'.repeat(32) }, [412, 'SYSTEM__LANGUAGE_INVALID_EXCEPTION']],
    [
      'an unknown language',
      { 'sw-language-id': 'a'.repeat(32) },
      [412, 'SYSTEM__SALES_CHANNEL_LANGUAGE_NOT_AVAILABLE_EXCEPTION'],
    ],
    ['a currency that is none', { 'sw-currency-id': "'; --" }, [200]],
    ['a version that is none', { 'sw-version-id': '%%%' }, [200]],
  ])('with %s are answered like the real shop does', async (_name, headers, expected) => {
    expect(await refusal({ path: '/context', method: 'GET', headers })).toEqual(expected);
  });

  test('a token may be anything of some length; an absurd one is replaced', async () => {
    const tokenFor = async (token: string) =>
      (await sendRaw(running, { path: '/context', method: 'GET', headers: { 'sw-context-token': token } })).headers.get(
        'sw-context-token',
      );
    expect(await tokenFor("x'; DROP TABLE session; --")).toBe("x'; DROP TABLE session; --");
    expect(await tokenFor('x'.repeat(5000))).toMatch(/^[0-9A-Za-z]{32}$/);
    expect(await tokenFor('é')).toBe('é');
  });
});

describe('paths and methods', () => {
  const product = fixtureId('prod-set');

  test.each<[string, string, readonly [number, ...string[]]]>([
    ['POST', '/product/abc', [400, 'FRAMEWORK__INVALID_UUID']],
    ['POST', `/product/${product.toUpperCase()}`, [400, 'FRAMEWORK__INVALID_UUID']],
    ['POST', `/product/${product.slice(1)}`, [400, 'FRAMEWORK__INVALID_UUID']],
    ['POST', '/product/%27%20OR%201%3D1', [400, 'FRAMEWORK__INVALID_UUID']],
    ['POST', '/product/%zz', [400, 'FRAMEWORK__INVALID_UUID']],
    ['POST', '/product/a%2Fb', [400, 'FRAMEWORK__INVALID_UUID']],
    ['POST', '/product-listing/%00', [400, 'FRAMEWORK__INVALID_UUID']],
    ['POST', `/product/${'a'.repeat(5000)}`, [400, 'FRAMEWORK__INVALID_UUID']],
    ['POST', `/nowhere/${'a/'.repeat(2000)}`, [404, '0']],
    ['POST', '/..%2f..%2fetc/passwd', [404, '0']],
    ['GET', '', [404, '0']],
    ['PUT', '/product', [405, '0']],
    ['DELETE', '/search', [405, '0']],
    ['PROPFIND', '/product', [405, '0']],
    ['GET', '/search', [405, '0']],
  ])('%s %s is answered in order', async (method, path, expected) => {
    expect(await refusal({ path, method })).toEqual(expected);
  });

  test('HEAD is GET without a body, OPTIONS needs no key', async () => {
    const head = await sendRaw(running, { path: '/context', method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    const options = await sendRaw(running, { path: '/anywhere', method: 'OPTIONS', headers: { 'sw-access-key': '' } });
    expect([options.status, options.text]).toEqual([200, '']);
  });
});
