import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { resolveContext } from '../../context/resolve-context.ts';
import { inTransaction } from '../../base/database/in-transaction.ts';
import { priceViewOf } from '../../entities/price-view.ts';
import type { Compilation } from '../../entities/sql/sql-query.ts';
import type { JsonObject } from '../../base/json.ts';
import { baseIds } from '../../seeding/base-data/base-ids.ts';
import { stableId } from '../../base/stable-id.ts';
import { remove, upsert } from '../../seeding/upsert.ts';
import { bookStock } from '../../orders/book-stock.ts';
import { answerFromDatabase } from '../listing/answer-from-database.ts';
import { listingCriteria } from '../listing/listing-criteria.ts';
import { parseListingRequest } from '../listing/listing-request.ts';
import { visibleInListings, visibleInSearch, visibleProducts } from '../product/visible-products.ts';
import { equals } from '../../entities/criteria/criteria.ts';
import { answerFromIndex } from './answer-from-index.ts';
import {
  openAssortment,
  families,
  assortmentId,
  shelfId,
  makerId,
  optionId,
  tierRule,
} from '../../testing/assortment.ts';

const running = await openAssortment();
afterAll(() => running.close());
const { shop } = running;
const [german, polish] = [undefined, baseIds.languages['pl-PL']].map((languageId) =>
  resolveContext(shop, { salesChannelId: baseIds.salesChannel, token: 'anonymous', languageId }),
);
// In Poland prices are seen in another currency, net, and under a rule that has tiers.
const zloty = { id: baseIds.currencies.PLN, factor: 4.3 };
const contexts = [
  german,
  polish && ({ ...polish, currency: { ...polish.currency, ...zloty }, taxState: 'net', ruleIds: [tierRule] } as const),
];

/** A listing's criteria as the routes make it, and its answer both ways. */
function bothWays(input: JsonObject, { shelf, isPolish, rankedIds }: Place) {
  const context = contexts[isPolish ? 1 : 0];
  if (context === undefined) throw new RangeError('There are two contexts');
  const filters = visibleProducts(context, rankedIds === undefined ? visibleInListings : visibleInSearch);
  const subject =
    rankedIds === undefined
      ? {
          filters: [...filters, equals('categoriesRo.id', shelfId(shelf))],
          defaultOrder: 'name-asc',
          currentFilters: {},
        }
      : { filters, rankedIds, defaultOrder: 'score', currentFilters: {} };
  const request = parseListingRequest(input);
  const order = request.order ?? subject.defaultOrder;
  const criteria = listingCriteria({ shop, request, subject, context }, order);
  const compilation = (): Compilation => ({
    shop,
    languageIds: context.languageIds,
    prices: priceViewOf(context),
    nextAlias: 0,
  });
  return {
    index: answerFromIndex(compilation(), criteria, context),
    database: answerFromDatabase(compilation(), criteria, context),
  };
}

interface Place {
  readonly shelf: number;
  readonly isPolish: boolean;
  readonly rankedIds?: readonly string[] | undefined;
}

const some = (makeId: (index: number) => string, end: number) =>
  fc.uniqueArray(fc.integer({ min: 0, max: end }), { maxLength: 4 }).map((numbers) => numbers.map(makeId).join('|'));

const orders = ['name-asc', 'name-desc', 'price-asc', 'price-desc', 'topseller'] as const;

const numbers = ['active', 'shippingFree', 'cheapestPrice', 'variantPrices', 'ratingAverage', 'sales'] as const;
const amount = fc.oneof(fc.integer({ min: -1, max: 50 }), fc.constantFrom(0.5, 4.5), fc.boolean());
const ids = fc.oneof(
  fc.integer({ min: 0, max: 7 }).map(makerId),
  fc.integer({ min: 0, max: 20 }).map((index) => optionId(index % 4, index)),
  fc.integer({ min: 0, max: 6 }).map(shelfId),
  fc.integer({ min: 0, max: families }).map(assortmentId),
);
const idFields = [
  ...(['manufacturerId', 'displayGroup', 'properties.id', 'options.id', 'categoriesRo.id'] as const),
  ...(['propertyIds', 'optionIds'] as const),
];
const singleFilter: fc.Arbitrary<JsonObject> = fc.oneof(
  fc.record({
    type: fc.constant('equals'),
    field: fc.constantFrom(...numbers),
    value: fc.option(amount, { freq: 4 }),
  }),
  fc.record({ type: fc.constant('equals'), field: fc.constantFrom(...idFields), value: ids }),
  fc.record({
    type: fc.constant('equals'),
    field: fc.constantFrom('manufacturerId', 'displayGroup'),
    value: fc.constant(null),
  }),
  fc.record({
    type: fc.constant('equalsAny'),
    field: fc.constantFrom(...idFields),
    value: fc.array(
      ids.map((id) => (id < '8' ? id.toUpperCase() : id)),
      { minLength: 1, maxLength: 4 },
    ),
  }),
  fc.record({
    type: fc.constant('range'),
    field: fc.constantFrom(...numbers),
    parameters: fc.record({ gte: amount, gt: amount, lte: amount, lt: amount }, { requiredKeys: [] }),
  }),
);

/** Filters of all kinds the index answers, nested and negated. */
const { anyFilter } = fc.letrec<{ anyFilter: JsonObject }>((tie) => ({
  anyFilter: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    singleFilter,
    fc.record({
      type: fc.constantFrom('not', 'multi'),
      operator: fc.constantFrom('and', 'or'),
      queries: fc.array(tie('anyFilter'), { minLength: 1, maxLength: 3 }),
    }),
  ),
}));

/** What is counted of the listed products, by value and at all, under filters or not. */
const products = { name: 'products', type: 'count', field: 'displayGroup' };
const counted: fc.Arbitrary<JsonObject> = fc.oneof(
  fc.constant(products),
  fc.record({
    name: fc.constantFrom('makers', 'values'),
    type: fc.constant('terms'),
    field: fc.constantFrom('manufacturerId', 'properties.id', 'options.id'),
    aggregation: fc.constant(products),
  }),
);
const counts = fc.oneof(
  counted,
  fc.record({
    name: fc.constant('filtered'),
    type: fc.constant('filter'),
    filter: fc.array(anyFilter, { minLength: 1, maxLength: 2 }),
    aggregation: counted,
  }),
);

const inputs = fc.record(
  {
    manufacturer: some(makerId, 6),
    properties: some((index) => optionId(index % 4, index), 20),
    'min-price': fc.integer({ min: 0, max: 40 }),
    'max-price': fc.integer({ min: 0, max: 60 }),
    rating: fc.integer({ min: 1, max: 5 }),
    'shipping-free': fc.boolean(),
    'price-filter': fc.boolean(),
    'property-filter': fc.boolean(),
    order: fc.constantFrom(...orders),
    // Half of the ratings are null.
    sort: fc
      .record({ field: fc.constantFrom('ratingAverage', 'sales', 'name'), order: fc.constantFrom('ASC', 'DESC') })
      .map((sorting) => [sorting]),
    p: fc.integer({ min: 1, max: 4 }),
    limit: fc.integer({ min: 1, max: 60 }),
    'reduce-aggregations': fc.constant(true),
    'post-filter': fc.array(anyFilter, { maxLength: 2 }),
    filter: fc.array(anyFilter, { maxLength: 2 }),
    aggregations: fc.array(counts, { maxLength: 2 }),
  },
  { requiredKeys: [] },
);

const places = fc.record({
  shelf: fc.integer({ min: 0, max: 5 }),
  isPolish: fc.boolean(),
  rankedIds: fc.option(
    fc
      .uniqueArray(fc.integer({ min: 0, max: families + 5 }), { maxLength: 80 })
      .map((numbers) => numbers.map(assortmentId)),
    { nil: undefined, freq: 3 },
  ),
});

/** What was asked where the two ways first differed; null when they never did. */
function randomDifference(numRuns: number) {
  const isSame = ([input, place]: readonly [JsonObject, Place]): boolean => {
    const { index, database } = bothWays(input, place);
    return index !== undefined && isDeepStrictEqual(index, database);
  };
  const property = fc.property(fc.tuple(inputs, places), isSame);
  return fc.check(property, { numRuns, seed: 20_261_121 }).counterexample;
}

/**
 * Every page of everything, in every order and both languages, and what each maker and each rating has: the pages the two
 * ways differ in.
 */
function wholeDifferences(): readonly JsonObject[] {
  const pages: JsonObject[] = orders.flatMap((order) => [1, 2, 3].map((p) => ({ order, p, limit: 100 })));
  const narrowed: JsonObject[] = [
    ...[0, 1, 2, 3, 4, 5].map((index) => ({ manufacturer: makerId(index) })),
    ...[1, 2, 3, 4, 5].map((rating) => ({ rating })),
    { 'shipping-free': true },
    ...['ASC', 'DESC'].map((order) => ({ sort: [{ field: 'ratingAverage', order }], limit: 100 })),
  ];
  return [false, true].flatMap((isPolish) =>
    [...pages, ...(isPolish ? [] : narrowed)].filter((input) => {
      const { index, database } = bothWays(input, { shelf: 0, isPolish });
      return !isDeepStrictEqual(index, database);
    }),
  );
}

test('the index answers random listings and searches like the database', () => {
  expect(randomDifference(300)).toBeNull();
});

const writes: readonly (readonly [string, () => void])[] = [
  ['a price', () => upsert(shop, 'product', [{ id: assortmentId(3), price: euros(0.5) }])],
  ['a name', () => upsert(shop, 'product', [{ id: assortmentId(4), name: { 'de-DE': 'Aaa', 'pl-PL': 'Źźź' } }])],
  [
    'an order',
    () =>
      bookStock(
        shop,
        [assortmentId(5), assortmentId(11)].map((id) => ({ productId: id, quantity: 999 })),
      ),
  ],
  ['another shelf', () => upsert(shop, 'product', [{ id: assortmentId(6), categories: [{ id: shelfId(2) }] }])],
  ['a parent that is switched off', () => upsert(shop, 'product', [{ id: assortmentId(0), active: false }])],
  ['another maker of a parent', () => upsert(shop, 'product', [{ id: assortmentId(8), manufacturerId: makerId(1) }])],
  [
    'a maker written to a parent alone',
    () => {
      const change = shop.database.prepare('UPDATE product SET manufacturer_id = ?, rating_average = 2 WHERE id = ?');
      change.run(makerId(2), assortmentId(16));
    },
  ],
  [
    'a name written alone',
    () => {
      const change = shop.database.prepare("UPDATE product_translation SET name = 'Zzz' WHERE id = ?");
      change.run(assortmentId(7));
    },
  ],
  ['a review', () => upsert(shop, 'product_review', [{ ...review, productId: assortmentId(9) }])],
  ['a new product', () => upsert(shop, 'product', [{ ...newcomer }])],
  ['a removed product', () => remove(shop, 'product', [assortmentId(10)])],
  ['a hidden product', () => shop.database.exec("UPDATE product_visibility SET visibility = 10 WHERE id < '2'")],
];

const euros = (gross: number) => [{ currencyId: baseIds.currencies.EUR, gross, net: gross, linked: true }];
const review = {
  id: stableId('review'),
  salesChannelId: baseIds.salesChannel,
  points: 5,
  status: true,
  title: 'Gut',
  content: 'Gut',
};
const newcomer = {
  id: stableId('newcomer'),
  productNumber: 'NEW',
  name: 'Neu',
  stock: 1,
  taxId: baseIds.taxes[7],
  price: euros(3),
  categories: [{ id: shelfId(0) }],
  visibilities: [{ id: stableId('newcomer visibility'), salesChannelId: baseIds.salesChannel, visibility: 30 }],
};

describe('the index follows', () => {
  test.each(writes)('%s', (_name, write) => {
    // Whatever is kept from here on has to follow the write.
    expect(wholeDifferences()).toEqual([]);
    write();
    expect(wholeDifferences()).toEqual([]);
    expect(randomDifference(20)).toBeNull();
  });
});

test('the index says nothing inside a transaction and forgets what one takes back', () => {
  const place = { shelf: 0, isPolish: false };
  const undone = () =>
    inTransaction(shop.database, () => {
      upsert(shop, 'product', [{ id: assortmentId(12), price: euros(0.01) }]);
      expect(bothWays({ order: 'price-asc' }, place).index).toBeUndefined();
      throw new Error('taken back');
    });
  expect(undone).toThrow('taken back');
  expect(randomDifference(20)).toBeNull();
});

test.each([
  ['a field it does not keep', { filter: [{ type: 'equals', field: 'productNumber', value: 'A-1' }] }],
  ['a sorting it does not hear of', { sort: [{ field: 'stock', order: 'ASC' }] }],
  ['an aggregation of its own kind', { aggregations: [{ name: 'weight', type: 'avg', field: 'weight' }] }],
])('the index leaves %s to the database', (_name, input) => {
  expect(bothWays(input, { shelf: 0, isPolish: false }).index).toBeUndefined();
});
