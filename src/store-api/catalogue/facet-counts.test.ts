import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jsonAnswer, recorded, shopAnswering } from '#testing/recorded-shop.ts';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { productListingSchema, type ProductListing } from '../schemas/product-listing.ts';
import { countFacets, type CountedListing } from './facet-counts.ts';
import type { ListingQuery } from './listing-query.ts';
import { getProductListing } from './product-listing.ts';
import { searchProducts } from './product-search.ts';
import { resolvePath } from './seo-url.ts';

describe.each(['6.6', '6.7'] as const)(
  'what the filters of a listing would leave, in a shop that speaks %s',
  (version) => {
    let shop: DemoShop;
    let categoryId: string;
    beforeAll(async () => {
      shop = await startDemoShop(version);
      categoryId = (await resolvePath(shop.api, 'Noten/'))?.foreignKey ?? '';
    });
    afterAll(() => shop.stop());

    const list = (counted: CountedListing, query: ListingQuery): Promise<ProductListing> =>
      'search' in counted
        ? searchProducts(shop.api, counted.search, { ...query, limit: 1 })
        : getProductListing(shop.api, counted.categoryId, { ...query, limit: 1 });

    /** Every value with what is counted beside it and what is listed once it alone of its filter is chosen. */
    async function toldAndListed(counted: CountedListing, query: ListingQuery) {
      const listing = await list(counted, query);
      const counts = await countFacets(shop.api, counted, listing);
      const told: Record<string, number | null> = {};
      const listed: Record<string, number> = {};
      const compare = async (name: string, count: number | null | undefined, wanted: ListingQuery) => {
        told[name] = count ?? 0;
        listed[name] = (await list(counted, { ...query, ...wanted })).total;
      };
      const { properties, manufacturers } = listing.aggregations;
      for (const { name, options } of properties) {
        const others = (query.properties ?? []).filter((id) => options.every((option) => option.id !== id));
        for (const { id, name: value } of options)
          await compare(`${name}: ${value}`, counts?.values[id], { properties: [...others, id] });
      }
      if (manufacturers.length > 1)
        for (const { id, name } of manufacturers) await compare(name, counts?.values[id], { manufacturers: [id] });
      await compare('free', counts?.shippingFree, { shippingFree: true });
      for (const points of [4, 3, 2]) await compare(`${points} stars`, counts?.ratings[points], { rating: points });
      return { told, listed, listing };
    }

    test('is the number of products listed once it is chosen', async () => {
      const { told, listed } = await toldAndListed({ categoryId }, {});
      expect(told).toEqual(listed);
      expect(Math.max(...Object.values(listed))).toBeGreaterThan(5);
    });

    test('is counted under what is chosen in the other filters, not in its own', async () => {
      const { aggregations } = await list({ categoryId }, {});
      const chosen = aggregations.properties
        .slice(0, 2)
        .flatMap(({ options }) => options.slice(0, 1).map(({ id }) => id));
      const { told, listed } = await toldAndListed({ categoryId }, { properties: chosen, maxPrice: 40 });
      expect(told).toEqual(listed);
      expect(Object.values(listed)).toContain(0);
    });

    test('is counted among what a search finds', async () => {
      const { told, listed } = await toldAndListed({ search: 'Bach' }, { minPrice: 5 });
      expect(told).toEqual(listed);
    });
  },
);

const listing = productListingSchema.parse(recorded('091').response.body);
const answering = (all: number) =>
  shopAnswering(() =>
    jsonAnswer({
      aggregations: {
        all: { count: all },
        countedProperties: { buckets: [{ key: 'both', count: 3, products: { count: 2 } }] },
        countedOptions: { buckets: [{ key: 'both', count: 1, products: { count: 1 } }] },
      },
    }),
  );

test('a shop that counts otherwise than it lists is not believed', async () => {
  expect(await countFacets(answering(listing.total + 1).api, { categoryId: 'x' }, listing)).toBeUndefined();
  expect(await countFacets(answering(listing.total).api, { categoryId: 'x' }, listing)).toBeDefined();
});

test('of a value that is a property here and an option there, no number is told', async () => {
  const options = [{ id: 'both', name: 'Rot', colorHexCode: null, media: null, combinable: null }];
  const properties = [{ id: 'colour', name: 'Farbe', displayType: 'text', options }];
  const coloured = { ...listing, aggregations: { ...listing.aggregations, properties } };
  const counts = await countFacets(answering(listing.total).api, { categoryId: 'x' }, coloured);
  expect(counts?.values).toEqual({ both: null });
});
