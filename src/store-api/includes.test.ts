import { jsonAnswer, recorded, shopAnswering } from '#testing/recorded-shop.ts';
import { expect, it } from 'vitest';
import { getCategory } from './catalogue/category.ts';
import { listCrossSellings } from './catalogue/cross-selling.ts';
import { getNavigation } from './catalogue/navigation.ts';
import { listProducts } from './catalogue/product-list.ts';
import { getProductListing } from './catalogue/product-listing.ts';
import { searchProducts } from './catalogue/product-search.ts';
import type { StoreApi } from './store-api.ts';
import { getWishlist } from './catalogue/wishlist.ts';

type Includes = Readonly<Record<string, readonly string[]>>;

/** What the shop does with `includes`: objects are trimmed by their alias, `translated` along with them. */
function trim(value: unknown, includes: Includes): unknown {
  if (Array.isArray(value)) return value.map((entry) => trim(entry, includes));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const alias = entries.find(([key]) => key === 'apiAlias')?.[1];
  const kept = includes[String(alias)];
  if (kept === undefined) return Object.fromEntries(entries.map(([key, entry]) => [key, trim(entry, includes)]));
  return Object.fromEntries(
    entries
      .filter(([key]) => key === 'apiAlias' || kept.includes(key))
      .map(([key, entry]) => [key, key === 'translated' ? pick(entry, kept) : trim(entry, includes)]),
  );
}

function pick(value: unknown, keys: readonly string[]): unknown {
  return Object.fromEntries(Object.entries(Object(value)).filter(([key]) => keys.includes(key)));
}

const productIds: string[] = Object(recorded('069').response.body).elements.map(({ id }: { id: string }) => id);

const calls: readonly (readonly [string, string, (api: StoreApi) => Promise<unknown>])[] = [
  ['a listing', '091', (api) => getProductListing(api, 'x')],
  ['a listing of variants', '104', (api) => getProductListing(api, 'x')],
  ['a search', '106', (api) => searchProducts(api, 'x')],
  ['products by id', '069', (api) => listProducts(api, productIds)],
  ['cross-sellings', '088', (api) => listCrossSellings(api, 'x')],
  ['the menu', '040', (api) => getNavigation(api, 'main-navigation')],
  ['the start page', '048', (api) => getCategory(api, 'home')],
  ['a category with a listing', '050', (api) => getCategory(api, 'x')],
  ['the wishlist', '269', getWishlist],
];

it.each(calls)('of %s leave out nothing that is read, and save at least a third', async (_, number, call) => {
  const whole = recorded(number);
  const trimmed = shopAnswering(({ body }) => {
    const answer = trim(whole.response.body, Object(body).includes);
    sizes.push(JSON.stringify(answer).length);
    return jsonAnswer(answer);
  });
  const sizes: number[] = [];
  expect(await call(trimmed.api)).toEqual(await call(shopAnswering(whole).api));
  expect(sizes[0]).toBeLessThan((JSON.stringify(whole.response.body).length * 2) / 3);
});
