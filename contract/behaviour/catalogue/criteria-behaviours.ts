import * as z from 'zod/mini';
import type { Behaviour } from '../asking/behaviour.ts';
import { offered } from '../asking/findings.ts';
import type { Client } from '../asking/client.ts';
import { plainProduct } from '../asking/product-choice.ts';
import { expectError, expectSame, expectThat, read } from '../asking/expectations.ts';
import { id, mapOf, resultOf } from '../asking/shapes.ts';

const found = resultOf(z.object({ id, name: z.nullish(z.string()), manufacturer: z.unknown(), media: z.unknown() }));
const aggregated = z.object({
  aggregations: mapOf(
    z.object({
      count: z.optional(z.number()),
      max: z.optional(z.nullable(z.union([z.string(), z.number()]))),
      buckets: z.optional(z.array(z.object({ key: z.string(), count: z.number() }))),
    }),
  ),
});

/** Products of the first page; where some are counted some must be there. */
async function ask(client: Client, criteria: object) {
  const page = read(await client.post('/product', criteria), found);
  expectThat(page.elements.length > 0 || page.total === 0, `some of ${page.total} products`, page.elements);
  return page;
}
const byNumber = { sort: [{ field: 'productNumber', order: 'ASC' }] };

export const criteriaBehaviours: readonly Behaviour[] = [
  {
    name: 'products are found by their ids',
    async run(world) {
      const { id } = plainProduct(world);
      const { elements } = await ask(world.newClient(), { ids: [id] });
      expectSame(
        'products',
        elements.map(({ id }) => id),
        [id],
      );
    },
  },
  {
    name: 'an exact count is given on request; otherwise the total is what the page holds',
    async run({ newClient, shop }) {
      offered(shop.products[1], 'the shop has fewer than two products');
      const [plain, exact] = [
        await ask(newClient(), { limit: 1 }),
        await ask(newClient(), { limit: 1, 'total-count-mode': 1 }),
      ];
      expectSame('total without count', plain.total, 1);
      expectThat(exact.total >= 2, 'all products counted', exact.total);
    },
  },
  {
    name: 'pages follow each other without overlap',
    async run({ newClient, shop }) {
      offered(shop.products[2], 'the shop has fewer than three products');
      const page = async (number: number) =>
        (await ask(newClient(), { limit: 2, page: number, ...byNumber })).elements.map(({ id }) => id);
      const ids = [...(await page(1)), ...(await page(2))];
      expectThat(ids.length > 2, 'more than one page of two', ids);
      expectSame('different products', new Set(ids).size, ids.length);
    },
  },
  {
    name: 'filters can be combined, negated and turned around',
    async run(world) {
      const { id } = plainProduct(world);
      const one = { type: 'equals', field: 'id', value: id };
      const count = async (filter: object) =>
        (await ask(world.newClient(), { limit: 1, 'total-count-mode': 1, filter: [filter] })).total;
      const all = await count({ type: 'range', field: 'stock', parameters: { gte: -1_000_000_000 } });
      expectSame('equals', await count(one), 1);
      expectSame('equalsAny', await count({ type: 'equalsAny', field: 'id', value: [id] }), 1);
      expectSame('not', await count({ type: 'not', operator: 'or', queries: [one] }), all - 1);
      const both = { type: 'multi', operator: 'and', queries: [one, { ...one, value: null }] };
      expectSame('multi and', await count(both), 0);
    },
  },
  {
    name: 'a filter after the aggregations leaves them alone',
    async run(world) {
      const { id } = plainProduct(world);
      const aggregations = [{ name: 'all', type: 'count', field: 'id' }];
      const ask = async (more: object) =>
        read(await world.newClient().post('/product', { limit: 1, aggregations, ...more }), aggregated).aggregations[
          'all'
        ];
      const filter = [{ type: 'equals', field: 'id', value: id }];
      const [all, after, before] = [await ask({}), await ask({ 'post-filter': filter }), await ask({ filter })];
      expectSame('count under a filter after', after?.count, all?.count);
      expectSame('count under a filter before', before?.count, 1);
    },
  },
  {
    name: 'aggregations count terms and find the highest value',
    async run({ newClient, shop }) {
      offered(shop.products[0], 'the shop has no products');
      const aggregations = [
        { name: 'top', type: 'max', field: 'stock' },
        { name: 'taxes', type: 'terms', field: 'taxId' },
      ];
      const answer = read(await newClient().post('/product', { limit: 1, aggregations }), aggregated);
      expectThat(Number.isFinite(Number(answer.aggregations['top']?.max)), 'a number', answer.aggregations['top']);
      const buckets = answer.aggregations['taxes']?.buckets ?? [];
      expectThat(
        buckets.some(({ count }) => count > 0),
        'buckets with counts',
        buckets,
      );
    },
  },
  {
    name: 'includes leave only the named fields of a type, and its alias',
    async run(world) {
      const criteria = { ids: [plainProduct(world).id], includes: { product: ['id', 'productNumber'] } };
      const body = read(
        await world.newClient().post('/product', criteria),
        z.object({ elements: z.array(z.record(z.string(), z.unknown())) }),
      );
      expectSame('fields', Object.keys(body.elements[0] ?? {}).toSorted(), ['apiAlias', 'id', 'productNumber']);
    },
  },
  {
    name: 'what is not asked for is null; what is asked for comes along',
    async run(world) {
      const ids = [plainProduct(world).id];
      const [bare] = (await ask(world.newClient(), { ids })).elements;
      expectSame('media and manufacturer', [bare?.media ?? null, bare?.manufacturer ?? null], [null, null]);
      const [full] = (await ask(world.newClient(), { ids, associations: { media: {}, manufacturer: {} } })).elements;
      expectThat(Array.isArray(full?.media), 'a list of media', full?.media);
    },
  },
  {
    name: 'an unknown field in a filter is refused and named by its place',
    async run({ newClient }) {
      const filter = [{ type: 'equals', field: 'noSuchField', value: 1 }];
      const answer = await newClient().post('/product', { filter });
      expectError(answer, { status: 400, code: 'FRAMEWORK__UNMAPPED_FIELD' });
    },
  },
  {
    name: 'a limit above the highest or of zero is refused at its place',
    async run({ newClient }) {
      const ask = (limit: number) => newClient().post('/product', { limit });
      expectError(await ask(101), { status: 400, code: 'FRAMEWORK__QUERY_LIMIT_EXCEEDED', pointer: '/limit' });
      expectError(await ask(0), { status: 400, code: 'FRAMEWORK__INVALID_LIMIT_QUERY', pointer: '/limit' });
    },
  },
  {
    name: 'an id that is none is refused in criteria',
    async run({ newClient }) {
      const answer = await newClient().post('/product', { ids: ['not-an-id'] });
      expectError(answer, { status: 400, code: 'FRAMEWORK__INVALID_UUID' });
    },
  },
  {
    name: 'the same question may be asked by GET, with brackets in the query',
    async run(world) {
      const { id } = plainProduct(world);
      const query = `filter[0][type]=equals&filter[0][field]=id&filter[0][value]=${id}&limit=5`;
      const { elements } = read(await world.newClient().get(`/product?${query}`), found);
      expectSame(
        'products',
        elements.map(({ id }) => id),
        [id],
      );
    },
  },
  {
    name: 'products sort by a field, both ways',
    async run({ newClient, shop }) {
      offered(shop.products[1], 'the shop has fewer than two products');
      const stocked = resultOf(z.object({ stock: z.number() }));
      for (const [order, sign] of [
        ['ASC', 1],
        ['DESC', -1],
      ] as const) {
        const answer = await newClient().post('/product', { limit: 20, sort: [{ field: 'stock', order }] });
        const stocks = read(answer, stocked).elements.map(({ stock }) => stock * sign);
        expectThat(stocks.length > 1, 'several products', stocks);
        expectSame(
          `stocks ${order}`,
          stocks,
          stocks.toSorted((a, b) => a - b),
        );
      }
    },
  },
];
