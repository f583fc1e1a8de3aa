import { baseIds } from '#shop/seeding/base-data/base-ids.ts';
import { homeCountry } from '#shop/seeding/base-data/countries.ts';
import type { JsonObject } from '#shop/base/json.ts';
import {
  benchId,
  type CatalogueSize,
  categoryPaths,
  familyEvery,
  groupCount,
  optionsPerGroup,
} from './generator/catalogue-size.ts';
import type { Random } from './generator/random.ts';
import type { BenchCall, ShopUnderTest } from './running-shop.ts';

const orders = ['name-asc', 'name-desc', 'price-asc', 'price-desc', 'topseller'] as const;
const pageSize = 24;
const mostLines = 500;

/**
 * Calls of the catalogue. Category, filters, limits, order and page are drawn anew for every request from millions of
 * combinations: a shop that keeps whole answers would hardly ever meet one again.
 */
export function catalogueCalls(random: Random, size: CatalogueSize) {
  const anyProduct = () => random.below(size.products);
  const pages = (share: number) => 1 + random.below(Math.max(1, Math.floor((size.products * share) / pageSize)));
  return {
    context: (): BenchCall => ({ path: '/context' }),
    filteredListing: (): BenchCall => ({
      path: `/product-listing/${someCategory(random, size)}`,
      body: {
        ...someFilters(random, size),
        order: random.pick(orders),
        p: random.chance(70) ? 1 : 2,
        limit: pageSize,
      },
    }),
    wholeListing: (): BenchCall => ({
      path: `/product-listing/${baseIds.categories.main}`,
      body: { order: random.pick(orders), p: pages(1), limit: pageSize },
    }),
    search: (): BenchCall => ({
      path: '/search',
      body: {
        search: `${random.pick(['sonate', 'marsch', 'choral orgel', 'übung flöte'])} ${random.below(100)}`,
        p: 1,
      },
    }),
    product: (): BenchCall => ({ path: `/product/${benchId.product(anyProduct())}`, body: {} }),
    navigation: (): BenchCall => ({ path: '/navigation/main-navigation/main-navigation', body: { depth: 3 } }),
    seoUrl: (): BenchCall => ({
      path: '/seo-url',
      body: { filter: [{ type: 'equals', field: 'foreignKey', value: benchId.product(anyProduct()) }] },
    }),
    /** A new cart each time: a cart that grows would time its own lines. */
    cartAdd: (token: string): BenchCall => {
      const index = anyProduct();
      const id = index % familyEvery === 0 ? benchId.variant(index, random.below(4)) : benchId.product(index);
      const items = [{ id, referencedId: id, type: 'product', quantity: 1 + random.below(12) }];
      return { path: '/checkout/cart/line-item', body: { items }, token };
    },
    /** As many lines as a cart may have; a small catalogue is in it several times. */
    fillCart: (token: string): BenchCall => {
      const items = Array.from({ length: mostLines }, (_, line) => ({
        id: `line-${line}`,
        referencedId: benchId.product((line * 7 + 1) % size.products),
        type: 'product',
        quantity: 1 + (line % 5),
      }));
      return { path: '/checkout/cart/line-item', body: { items }, token };
    },
  };
}

function someCategory(random: Random, size: CatalogueSize): string {
  return random.chance(30) ? baseIds.categories.main : benchId.category(random.pick(categoryPaths(size)));
}

function someFilters(random: Random, size: CatalogueSize): JsonObject {
  const makers = [0, 1, 2].map(() => benchId.manufacturer(random.below(size.manufacturers)));
  const lowest = random.below(30);
  const all: readonly JsonObject[] = [
    { properties: someOptions(random) },
    { manufacturer: makers.join('|') },
    { 'min-price': lowest, 'max-price': lowest + 10 + random.below(30) },
    { rating: 1 + random.below(5) },
    { 'shipping-free': true },
  ];
  const first = random.pick(all);
  return { ...first, ...(random.chance(40) ? random.pick(all) : {}) };
}

function someOptions(random: Random): string {
  const group = random.below(groupCount);
  const ids = [0, 1, 2].map(() => benchId.option(group, random.below(optionsPerGroup)));
  if (random.chance(30)) ids.push(benchId.option((group + 1) % groupCount, random.below(optionsPerGroup)));
  return ids.join('|');
}

const guest: JsonObject = {
  guest: true,
  salutationId: baseIds.salutations.mrs,
  firstName: 'Klara',
  lastName: 'Kundin',
  email: 'gast@example.test',
  storefrontUrl: 'http://127.0.0.1',
  billingAddress: { countryId: homeCountry, street: 'Notenweg 1', zipcode: '10115', city: 'Berlin' },
};

/** A guest with something in the cart. @returns the session's token; ordering is one more call. */
export async function guestWithCart(shop: ShopUnderTest, cartAdd: (token: string) => BenchCall): Promise<string> {
  const { token } = await shop.call({ path: '/account/register', body: guest, token: `bench${crypto.randomUUID()}` });
  await shop.call(cartAdd(token));
  return token;
}

export const orderCall = (token: string): BenchCall => ({ path: '/checkout/order', body: { tos: true }, token });
