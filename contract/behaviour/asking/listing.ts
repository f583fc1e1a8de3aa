import * as z from 'zod/mini';
import { offered } from './findings.ts';
import type { Client } from './client.ts';
import { expectThat, read } from './expectations.ts';
import { calculatedPrice, id, mapOf } from './shapes.ts';
import type { World } from './world.ts';

const product = z.object({
  id,
  parentId: z.nullish(id),
  childCount: z.nullish(z.number()),
  displayGroup: z.nullish(z.string()),
  manufacturerId: z.nullish(id),
  optionIds: z.nullish(z.array(id)),
  propertyIds: z.nullish(z.array(id)),
  shippingFree: z.nullish(z.boolean()),
  ratingAverage: z.nullish(z.number()),
  translated: z.object({ name: z.string() }),
  calculatedPrice,
  calculatedCheapestPrice: z.nullish(calculatedPrice),
});

const aggregation = z.object({
  entities: z.optional(
    z.array(z.object({ id, options: z.optional(z.nullable(z.array(z.object({ id, groupId: z.optional(id) })))) })),
  ),
  min: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  max: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  count: z.optional(z.number()),
  buckets: z.optional(z.array(z.object({ key: z.string(), products: z.optional(z.object({ count: z.number() })) }))),
});

const listing = z.object({
  elements: z.array(product),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  sorting: z.nullish(z.string()),
  availableSortings: z.array(z.object({ key: z.string(), translated: z.object({ label: z.string() }) })),
  currentFilters: mapOf(z.unknown()),
  aggregations: mapOf(aggregation),
});

export type Listing = z.infer<typeof listing>;
export type ListedProduct = Listing['elements'][number];
/** What is read of its prices. */
export type PricedProduct = Pick<ListedProduct, 'calculatedPrice' | 'calculatedCheapestPrice'>;

/** What a shopper sees on a card: the lowest price of the product and its variants. */
export const cheapestPrice = ({ calculatedCheapestPrice, calculatedPrice }: PricedProduct): number =>
  (calculatedCheapestPrice ?? calculatedPrice).unitPrice;

/** Where products are counted some must be there: nothing that loops over them may pass for want of them. */
function notHollow(found: Listing): Listing {
  const { elements, total, page, limit } = found;
  const isWithin = (page - 1) * limit < total;
  expectThat(elements.length > 0 || !isWithin || limit === 0, `some of ${total} products`, elements);
  return found;
}

export async function readListing(client: Client, categoryId: string, request: object = {}): Promise<Listing> {
  return notHollow(read(await client.post(`/product-listing/${categoryId}`, request), listing));
}

export async function searchFor(client: Client, search: string, request: object = {}): Promise<Listing> {
  return notHollow(read(await client.post('/search', { search, ...request }), listing));
}

/** The listing with the most products, read by a fresh visitor. */
export function largestListing(world: World, request: object = {}): Promise<Listing> {
  const category = offered(world.shop.listing, 'no category of the navigation lists products');
  return readListing(world.newClient(), category.id, request);
}

export const idsOf = ({ elements }: Listing): readonly string[] => elements.map(({ id }) => id);
