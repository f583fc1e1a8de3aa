import * as z from 'zod/mini';
import type { Behaviour } from '../asking/behaviour.ts';
import type { Client } from '../asking/client.ts';
import { expectError, expectSame, expectThat, read } from '../asking/expectations.ts';
import { offered } from '../asking/findings.ts';
import { plainProduct, variantParent } from '../asking/product-choice.ts';
import { id, mapOf, resultOf } from '../asking/shapes.ts';
import type { World } from '../asking/world.ts';

const numbered = resultOf(z.object({ id, productNumber: z.string() }));
const withChildren = resultOf(z.object({ id, children: z.array(z.object({ id, parentId: id })) }));
const bucket = z.object({
  key: z.string(),
  count: z.number(),
  cheapest: z.optional(z.object({ min: z.nullable(z.union([z.string(), z.number()])) })),
});
const aggregated = z.object({
  aggregations: mapOf(
    z.object({
      count: z.optional(z.number()),
      min: z.optional(z.unknown()),
      max: z.optional(z.unknown()),
      avg: z.optional(z.nullable(z.number())),
      sum: z.optional(z.nullable(z.number())),
      buckets: z.optional(z.array(bucket)),
      entities: z.optional(z.array(z.object({ id }))),
    }),
  ),
});

const idsBy = async (client: Client, criteria: object): Promise<readonly string[]> =>
  read(await client.post('/product', criteria), numbered).elements.map(({ id }) => id);

async function aggregate(world: World, ...aggregations: readonly object[]) {
  return read(await world.newClient().post('/product', { limit: 1, aggregations }), aggregated).aggregations;
}

/** Shorter and rarer ways to say the same (Store API sheet, criteria). */
export const criteriaFormBehaviours: readonly Behaviour[] = [
  {
    name: 'ids may be joined by bars, and come back in that order',
    async run(world) {
      const some = world.shop.products.slice(0, 3).map(({ id }) => id);
      offered(some[1], 'the shop has fewer than two products');
      const wanted = some.toReversed();
      expectSame('products', await idsBy(world.newClient(), { ids: wanted.join('|') }), wanted);
    },
  },
  {
    name: 'a sorting may be written as a text with a minus for downwards',
    async run({ newClient, shop }) {
      offered(shop.products[1], 'the shop has fewer than two products');
      const down = await idsBy(newClient(), { limit: 5, sort: [{ field: 'productNumber', order: 'DESC' }] });
      expectThat(down.length > 1, 'several products', down);
      expectSame('products', await idsBy(newClient(), { limit: 5, sort: '-productNumber' }), down);
    },
  },
  {
    name: 'a filter may be a map of fields and values',
    async run(world) {
      const { id, productNumber } = plainProduct(world);
      expectSame('products', await idsBy(world.newClient(), { filter: { productNumber } }), [id]);
    },
  },
  {
    name: 'texts are found by their beginning, end and middle, whatever the case',
    async run(world) {
      const { id, productNumber } = plainProduct(world);
      const cases = [
        ['prefix', productNumber.slice(0, 3)],
        ['suffix', productNumber.slice(-3)],
        ['contains', productNumber.slice(1, -1).toLowerCase()],
      ] as const;
      for (const [type, value] of cases) {
        const filter = [
          { type, field: 'productNumber', value },
          { type: 'equals', field: 'id', value: id },
        ];
        expectSame(`products by ${type} "${value}"`, await idsBy(world.newClient(), { filter }), [id]);
      }
    },
  },
  {
    name: 'variants are found by their parent, and come along as its children',
    async run(world) {
      const parent = variantParent(world);
      const filter = [{ type: 'equals', field: 'parentId', value: parent.id }];
      const variants = await idsBy(world.newClient(), { filter, limit: 100 });
      expectThat(variants.length > 0, 'variants', variants);
      const criteria = { ids: [parent.id], associations: { children: { limit: 1 } } };
      const [found] = read(await world.newClient().post('/product', criteria), withChildren).elements;
      const [child, ...more] = found?.children ?? [];
      expectSame('children beyond the limit', more, []);
      expectThat(child !== undefined && variants.includes(child.id), 'one of the variants', child);
    },
  },
  {
    name: 'counting ahead of the page stops after a few pages',
    async run(world) {
      offered(world.shop.products[12], 'the shop has too few products to count ahead');
      const criteria = { limit: 2, 'total-count-mode': 2 };
      const { total } = read(await world.newClient().post('/product', criteria), numbered);
      expectSame('total', total, 13);
    },
  },
  {
    name: 'statistics agree with each other',
    async run(world) {
      offered(world.shop.products[0], 'the shop has no products');
      const { all, numbers } = await aggregate(
        world,
        { name: 'all', type: 'stats', field: 'stock' },
        { name: 'numbers', type: 'count', field: 'id' },
      );
      const [low, high, mean] = [Number(all?.min), Number(all?.max), all?.avg ?? Number.NaN];
      expectThat(low <= mean && mean <= high, 'a mean between lowest and highest', all);
      expectThat((numbers?.count ?? 0) > 0, 'a count', numbers);
    },
  },
  {
    name: 'terms are counted, the most frequent first when asked for, with figures inside each',
    async run(world) {
      offered(world.shop.products[0], 'the shop has no products');
      const { taxes } = await aggregate(world, {
        name: 'taxes',
        type: 'terms',
        field: 'taxId',
        sort: { field: '_count', order: 'DESC' },
        aggregation: { name: 'cheapest', type: 'min', field: 'stock' },
      });
      const counts = (taxes?.buckets ?? []).map(({ count }) => count);
      expectThat(counts.length > 0, 'some buckets', taxes);
      expectSame(
        'counts',
        counts,
        counts.toSorted((a, b) => b - a),
      );
      expectThat(
        taxes?.buckets?.every(({ cheapest }) => cheapest !== undefined) === true,
        'a figure in each bucket',
        taxes,
      );
    },
  },
  {
    name: 'an aggregation may have a filter of its own, and may fetch what it finds',
    async run(world) {
      const { id, taxId } = plainProduct(world);
      const { one, taxes } = await aggregate(
        world,
        {
          name: 'one',
          type: 'filter',
          filter: [{ type: 'equals', field: 'id', value: id }],
          aggregation: { name: 'one', type: 'count', field: 'id' },
        },
        { name: 'taxes', type: 'entity', definition: 'tax', field: 'taxId' },
      );
      expectSame('count', one?.count, 1);
      const found = (taxes?.entities ?? []).map((tax) => tax.id);
      if (typeof taxId === 'string') expectThat(found.includes(taxId), `the tax ${taxId}`, found);
    },
  },
  {
    name: 'an aggregation over a field nobody has is refused',
    async run({ newClient }) {
      const aggregations = [{ name: 'none', type: 'sum', field: 'noSuchField' }];
      const answer = await newClient().post('/product', { aggregations });
      expectError(answer, { status: 400, code: 'FRAMEWORK__UNMAPPED_FIELD' });
    },
  },
];
