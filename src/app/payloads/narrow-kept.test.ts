import { afterAll, beforeAll, expect, test } from 'vitest';
import { listingSearch } from '#features/catalogue/listing-address.ts';
import { listingInData } from '#offline/listing-in-payload.ts';
import { payloadAddress } from '#offline/page-payload.ts';
import { getProductListing } from '#store-api/catalogue/product-listing.ts';
import type { ListingQuery } from '#store-api/catalogue/listing-query.ts';
import type { ProductListing } from '#store-api/schemas/product-listing.ts';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { servePayloads, takenOrigin } from '#testing/taken-shop.ts';
import type { Payload } from '../page-data.ts';
import { narrowKept } from './narrow-kept.ts';

let shop: DemoShop;
let listing: ProductListing;
let find: (address: string) => Promise<Payload | undefined>;
/** Addresses of which this device keeps nothing. */
let isGone: (address: string) => boolean = () => false;
const path = `${takenOrigin}/Noten/Klavier/`;

beforeAll(async () => {
  shop = await startDemoShop();
  const server = servePayloads(shop);
  find = async (address) => {
    const answer = await server.fetch(payloadAddress(new URL(address)));
    return answer.ok && !isGone(address) ? answer.json() : undefined;
  };
  const id = await navigationOf();
  listing = await getProductListing(shop.api, id, { page: 1, limit: 100 });
});
afterAll(() => shop.stop());

/** Of the category, as its page names it. */
async function navigationOf(): Promise<string> {
  const text = JSON.stringify((await find(path))?.loaderData);
  return /"navigationId":"(\w{32})"/.exec(text)?.[1] ?? '';
}

const narrowed = async (query: ListingQuery) =>
  listingInData((await narrowKept(path + listingSearch(query), find))?.loaderData);
const byShop = (query: ListingQuery) =>
  getProductListing(shop.api, listing.currentFilters.navigationId ?? '', { ...query, limit: 100 });
const namesOf = (some: { elements: readonly { name: string }[] } | undefined) => some?.elements.map(({ name }) => name);

/** Choices that leave something, and not everything. */
function choices(): readonly ListingQuery[] {
  const { manufacturers, properties, price } = listing.aggregations;
  const options = properties.map((group) => group.options.map(({ id }) => id));
  const middle = ((price?.min ?? 0) + (price?.max ?? 0)) / 2;
  return [
    ...manufacturers.map(({ id }) => ({ manufacturers: [id] })),
    ...options.flat().map((id) => ({ properties: [id] })),
    { properties: options[0]?.slice(0, 2) ?? [] },
    { properties: options.flatMap((ids) => ids.slice(0, 1)) },
    { minPrice: middle },
    { maxPrice: middle },
    { rating: 4 },
    { shippingFree: true },
  ];
}

test('what is kept of a category is narrowed as the shop narrows it', async () => {
  expect(listing.elements.length).toBeGreaterThan(5);
  expect(choices().length).toBeGreaterThan(10);
  for (const query of choices()) {
    const own = await narrowed(query);
    const shops = await byShop(query);
    expect({ query, names: namesOf(own)?.toSorted() }).toEqual({ query, names: namesOf(shops)?.toSorted() });
    expect(own?.total).toBe(shops.total);
  }
});

test('it is sorted by name and price as far as prices tell, and not by what only the shop knows', async () => {
  const own = await narrowed({ order: 'price-asc' });
  const prices = own?.elements.map((tile) => (tile.calculatedCheapestPrice ?? tile.calculatedPrice).unitPrice);
  expect(prices).toEqual(prices?.toSorted((one, other) => one - other));
  expect(own?.elements.length).toBe(listing.total);
  expect(await narrowed({ order: 'topseller-only-the-shop-knows' })).toBeUndefined();
});

test('where something of it is missing nothing is said, for it would not be the whole', async () => {
  isGone = (address) => address.includes('/NF-');
  const [query = {}] = choices();
  expect(await narrowed(query)).toBeUndefined();
  expect(await narrowed({ minPrice: 1 })).toBeDefined();
  isGone = (address) => address.includes('?p=');
  const whole = `${takenOrigin}/Noten/?min-price=1`;
  expect(await narrowKept(whole, find)).toBeUndefined();
  isGone = () => false;
  expect(await narrowKept(whole, find)).toBeDefined();
});
