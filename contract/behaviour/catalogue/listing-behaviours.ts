import type { Behaviour } from '../asking/behaviour.ts';
import { NotOffered, offered } from '../asking/findings.ts';
import { expectError, expectSame, expectStatus, expectThat, readErrors } from '../asking/expectations.ts';
import { cheapestPrice, idsOf, largestListing } from '../asking/listing.ts';
import { havePricesRising } from '../asking/rising-prices.ts';
import type { World } from '../asking/world.ts';

export async function askLarger(world: World, least: number) {
  const full = await largestListing(world, { limit: 100 });
  if (full.total < least) throw new NotOffered(`no category lists ${least} products`);
  return full;
}

export const listingBehaviours: readonly Behaviour[] = [
  {
    name: 'a listing tells the exact number of its products, the chosen sorting and the sortings to choose from',
    async run(world) {
      const { total, elements, sorting, availableSortings } = await largestListing(world, { limit: 1 });
      expectSame('total', total, world.shop.listing?.total);
      expectSame('products on the page', elements.length, 1);
      const keys = availableSortings.map(({ key }) => key);
      expectThat(
        typeof sorting === 'string' && keys.includes(sorting),
        `the sorting among ${keys.join(', ')}`,
        sorting,
      );
      expectThat(!keys.includes('score'), 'no sorting by score outside the search', keys);
    },
  },
  {
    name: 'the pages of a listing hold each product once',
    async run(world) {
      await askLarger(world, 4);
      const page = async (p: number) => idsOf(await largestListing(world, { p, limit: 2, order: 'name-asc' }));
      const ids = [...(await page(1)), ...(await page(2))];
      expectSame('different products on two pages of two', new Set(ids).size, 4);
    },
  },
  {
    name: 'a page beyond the end is empty, not an error',
    async run(world) {
      const { elements } = await largestListing(world, { p: 10_000, limit: 10 });
      expectSame('products', elements, []);
    },
  },
  {
    name: 'page zero is the first page',
    async run(world) {
      const [zero, first] = [
        await largestListing(world, { p: 0, limit: 3 }),
        await largestListing(world, { limit: 3 }),
      ];
      expectSame('products', idsOf(zero), idsOf(first));
    },
  },
  {
    name: 'sorting by price follows the lowest price each product shows, downwards as well',
    async run(world) {
      const sorted = async (order: string) => {
        const { sorting, elements } = await largestListing(world, { order, limit: 100 });
        if (sorting !== order) throw new NotOffered(`the shop has no sorting ${order}`);
        return elements;
      };
      const [up, down] = [await sorted('price-asc'), await sorted('price-desc')];
      expectThat(havePricesRising(up), 'rising prices', up.map(cheapestPrice));
      expectThat(havePricesRising(down.toReversed()), 'falling prices', down.map(cheapestPrice));
    },
  },
  {
    name: 'sorting by name backwards starts with the last name',
    async run(world) {
      const all = await askLarger(world, 2);
      if (all.total > 100) throw new NotOffered('the listing is longer than one page of a hundred');
      const names = async (order: string) =>
        (await largestListing(world, { order, limit: 100 })).elements.map(({ translated }) => translated.name);
      const [up, down] = [await names('name-asc'), await names('name-desc')];
      expectSame('names backwards', down, up.toReversed());
    },
  },
  {
    name: 'an unknown sorting falls back to the default of the shop',
    async run(world) {
      const [unknown, plain] = [await largestListing(world, { order: 'no-such-sorting' }), await largestListing(world)];
      expectSame('sorting', unknown.sorting, plain.sorting);
    },
  },
  {
    name: 'the price filter goes by the lowest price and leaves the price range of the filter alone',
    async run(world) {
      const all = await askLarger(world, 2);
      const prices = all.elements.map(cheapestPrice).toSorted((a, b) => a - b);
      const middle = prices[Math.floor(prices.length / 2)] ?? 0;
      const filtered = await largestListing(world, { 'max-price': middle, limit: 100 });
      expectThat(
        filtered.elements.every((one) => cheapestPrice(one) <= middle),
        `prices up to ${middle}`,
        filtered.total,
      );
      expectThat(filtered.total > 0 && filtered.total <= all.total, `1 to ${all.total} products`, filtered.total);
      expectSame('price range', filtered.aggregations['price'], all.aggregations['price']);
    },
  },
  {
    name: 'limits of the price let through what shows a price within them',
    async run(world) {
      const all = await askLarger(world, 2);
      if (all.total > 100) throw new NotOffered('the listing is longer than one page of a hundred');
      const dearestFirst = all.elements.toSorted((a, b) => cheapestPrice(b) - cheapestPrice(a));
      const limit = cheapestPrice(offered(dearestFirst[Math.floor(all.total / 3)], 'the listing is empty'));
      const shown = (within: (price: number) => boolean) =>
        idsOf({ ...all, elements: all.elements.filter((one) => within(cheapestPrice(one))) }).toSorted();
      const upTo = idsOf(await largestListing(world, { 'max-price': limit, limit: 100 })).toSorted();
      expectSame(
        `products up to ${limit}`,
        upTo,
        shown((price) => price <= limit),
      );
      const from = idsOf(await largestListing(world, { 'min-price': limit, limit: 100 })).toSorted();
      expectSame(
        `products from ${limit}`,
        from,
        shown((price) => price >= limit),
      );
    },
  },
  {
    name: 'the price range of the filter begins with the lowest price shown and holds them all',
    async run(world) {
      const all = await askLarger(world, 1);
      if (all.total > 100) throw new NotOffered('the listing is longer than one page of a hundred');
      const prices = all.elements.map(cheapestPrice);
      const { min, max } = all.aggregations['price'] ?? {};
      expectSame('lowest price', Number(min), Math.min(...prices));
      // Variants count with prices of their own, which a card shows as "from".
      expectThat(Number(max) >= Math.max(...prices), `at least ${Math.max(...prices)}`, max);
    },
  },
  {
    name: 'the filter for a manufacturer leaves its products only, and the other manufacturers stay choosable',
    async run(world) {
      const all = await askLarger(world, 1);
      const makers = all.aggregations['manufacturer']?.entities ?? [];
      const maker = offered(makers[0], 'the listed products have no manufacturers').id;
      const filtered = await largestListing(world, { manufacturer: maker, limit: 100 });
      expectThat(filtered.total > 0, 'products of that manufacturer', filtered.total);
      const others = filtered.elements.filter(({ manufacturerId }) => (manufacturerId ?? maker) !== maker);
      expectSame('products of others', others, []);
      expectSame(
        'manufacturers to choose from',
        filtered.aggregations['manufacturer']?.entities?.length,
        makers.length,
      );
    },
  },
  {
    name: 'with reduce-aggregations the choices shrink to what is left under the filters',
    async run(world) {
      const all = await askLarger(world, 2);
      if ((all.aggregations['manufacturer']?.entities ?? []).length === 0)
        throw new NotOffered('the listed products have no manufacturers');
      const filter = { 'max-price': Math.min(...all.elements.map(cheapestPrice)) };
      const reduced = await largestListing(world, { ...filter, 'reduce-aggregations': true, limit: 100 });
      const left = new Set(reduced.elements.map(({ manufacturerId }) => manufacturerId));
      const offeredToo = (reduced.aggregations['manufacturer']?.entities ?? []).filter(({ id }) => !left.has(id));
      expectThat(reduced.total > 0, 'products at the lowest price', reduced.total);
      expectSame('manufacturers without a product under the filter', offeredToo, []);
    },
  },
  {
    name: 'properties of one group widen the result, properties of two groups narrow it',
    async run(world) {
      const all = await askLarger(world, 2);
      const groups = all.aggregations['properties']?.entities ?? [];
      const wide = offered(
        groups.find(({ options }) => (options?.length ?? 0) > 1),
        'no property has two values here',
      );
      const other = offered(
        groups.find(({ id }) => id !== wide.id),
        'the listed products have one property only',
      );
      const [one, two] = wide.options ?? [];
      const count = async (...options: readonly (string | undefined)[]) =>
        (await largestListing(world, { properties: options.join('|'), limit: 1 })).total;
      const counts = [await count(one?.id), await count(two?.id), await count(one?.id, two?.id)] as const;
      expectThat(counts[2] >= Math.max(counts[0], counts[1]), 'at least as many with either value', counts);
      expectThat(counts[2] <= counts[0] + counts[1], 'at most the sum of both', counts);
      const narrowed = await count(one?.id, other.options?.[0]?.id);
      expectThat(narrowed <= counts[0], `at most ${counts[0]} with a second property`, narrowed);
    },
  },
  {
    name: 'chosen filters are repeated, so that a page can show them',
    async run(world) {
      const { currentFilters } = await largestListing(world, { 'min-price': 1, 'max-price': 50, limit: 1 });
      expectSame('price', currentFilters['price'], { min: 1, max: 50 });
    },
  },
  {
    name: 'a filter as a list instead of a joined text is refused',
    async run(world) {
      const category = offered(world.shop.listing, 'no category of the navigation lists products');
      const path = `/product-listing/${category.id}`;
      const answer = await world.newClient().post(path, { manufacturer: [category.id] });
      readErrors(expectStatus(answer, 400));
    },
  },
  {
    name: 'aggregations can be had alone, and left out',
    async run(world) {
      const only = await largestListing(world, { 'only-aggregations': true });
      expectSame('products', only.elements, []);
      expectThat(Object.keys(only.aggregations).length > 0, 'aggregations', only.aggregations);
      const none = await largestListing(world, { 'no-aggregations': true, limit: 1 });
      expectSame('aggregations', none.aggregations, {});
    },
  },
  {
    name: 'a filter that is switched off disappears with its choices',
    async run(world) {
      const { aggregations } = await largestListing(world, { 'price-filter': false, limit: 1 });
      expectThat(!('price' in aggregations), 'no price aggregation', Object.keys(aggregations));
    },
  },
  {
    name: 'variants of a product are one entry of the listing',
    async run(world) {
      const { elements } = await largestListing(world, { limit: 100 });
      const groups = elements.map(({ displayGroup, id }) => displayGroup ?? id);
      expectSame('different groups', new Set(groups).size, elements.length);
    },
  },
  {
    name: 'a category that does not exist has no listing',
    async run({ newClient }) {
      const answer = await newClient().post('/product-listing/ffffffffffffffffffffffffffffffff');
      expectError(answer, { status: 404, code: 'PRODUCT__CATEGORY_NOT_FOUND' });
    },
  },
];
