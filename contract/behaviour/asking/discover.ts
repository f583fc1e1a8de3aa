import * as z from 'zod/mini';
import type { Client } from './client.ts';
import { discoverListing, type ListingCategory, type NavigationEntry, readNavigation } from './discover-categories.ts';
import { discoverProducts, type ProductFacts } from './discover-products.ts';
import { read } from './expectations.ts';
import { id, resultOf } from './shapes.ts';

const contextShape = z.object({
  token: z.string(),
  salesChannel: z.object({
    id,
    languageId: id,
    currencyId: id,
    countryId: id,
    paymentMethodId: id,
    shippingMethodId: id,
    navigationCategoryId: id,
    domains: z.nullish(z.array(z.object({ url: z.string() }))),
  }),
});
const languages = resultOf(z.object({ id, translationCode: z.object({ code: z.string() }) }));
const currencies = z.array(z.object({ id, isoCode: z.string(), factor: z.number() }));
const countries = resultOf(
  z.object({
    id,
    iso: z.nullable(z.string()),
    active: z.boolean(),
    shippingAvailable: z.boolean(),
    forceStateInRegistration: z.boolean(),
    postalCodeRequired: z.boolean(),
    checkPostalCodePattern: z.boolean(),
    states: z.nullish(z.array(z.object({ id }))),
  }),
);
const salutations = resultOf(z.object({ id, salutationKey: z.string() }));
const methods = resultOf(z.object({ id, technicalName: z.nullish(z.string()) }));

export type Language = z.infer<typeof languages>['elements'][number];
export type Currency = z.infer<typeof currencies>[number];
export type Country = z.infer<typeof countries>['elements'][number];

/** What this shop has, found through the API alone. */
export interface DiscoveredShop {
  readonly version: '6.6' | '6.7';
  readonly channel: z.infer<typeof contextShape>['salesChannel'];
  readonly languages: readonly Language[];
  readonly currencies: readonly Currency[];
  readonly countries: readonly Country[];
  readonly salutationId: string;
  readonly paymentMethods: z.infer<typeof methods>['elements'];
  readonly shippingMethods: z.infer<typeof methods>['elements'];
  /** The main navigation, flat. */
  readonly categories: readonly NavigationEntry[];
  /** The category of the main navigation with the most products. */
  readonly listing: ListingCategory | undefined;
  readonly products: readonly ProductFacts[];
}

/**
 * Looks around in the shop as an anonymous visitor.
 * @throws {Unmet} when not even context, reference data and navigation can be read
 */
export async function discoverShop(client: Client): Promise<DiscoveredShop> {
  const context = read(await client.get('/context'), contextShape);
  const categories = await readNavigation(client);
  const listing = await discoverListing(client, categories);
  return {
    version: await askVersion(client),
    channel: context.salesChannel,
    ...(await readReferenceData(client)),
    categories,
    listing,
    products: await discoverProducts(client, listing?.productIds ?? []),
  };
}

/** 6.7 answers product pages by GET; 6.6 knows POST alone (Store API sheet, 6.7 deltas). */
async function askVersion(client: Client): Promise<'6.6' | '6.7'> {
  const answer = await client.get('/search?search=a&limit=1');
  return answer.status === 405 || answer.status === 404 ? '6.6' : '6.7';
}

async function readReferenceData(client: Client) {
  const salutation = read(await client.post('/salutation'), salutations).elements;
  return {
    languages: read(await client.post('/language'), languages).elements,
    currencies: read(await client.post('/currency'), currencies),
    countries: read(await client.post('/country', { limit: 100, associations: { states: {} } }), countries).elements,
    salutationId:
      (salutation.find(({ salutationKey }) => salutationKey === 'not_specified') ?? salutation[0])?.id ?? '',
    paymentMethods: read(await client.post('/payment-method', { onlyAvailable: true }), methods).elements,
    shippingMethods: read(await client.post('/shipping-method', { onlyAvailable: true }), methods).elements,
  };
}
