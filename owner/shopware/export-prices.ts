import { DataRefused } from '#shop/base/database/data-refused.ts';
import type { PrintPrice } from '#shop/price-list/print-price.ts';
import { startingPrices } from '#shop/price-list/starting-prices.ts';
import type { AdminApi } from './admin/admin-api.ts';
import { findByNumber, findMade, type FoundProduct } from './records/found-product.ts';
import { tiersOfFound } from './records/product-words.ts';
import { readShopFacts, type ShopFacts } from './records/shop-facts.ts';

/**
 * The print products of a shop as a price list, whoever made them, in the order of the list a shop starts with.
 *
 * @throws {DataRefused} when there are none
 */
export async function exportPrices(api: AdminApi, accessKey: string): Promise<readonly PrintPrice[]> {
  const facts = await readShopFacts(api, accessKey);
  const known = startingPrices().map(({ sku }) => sku);
  const found = [...(await findMade(api)), ...(await findByNumber(api, known))];
  const bySku = new Map(found.map((product) => [product.productNumber, product]));
  if (bySku.size === 0) throw new DataRefused('This Shopware has no print products yet; there is nothing to export.');
  const place = (sku: string): number => (known.includes(sku) ? known.indexOf(sku) : known.length);
  return [...bySku.values()]
    .toSorted((one, other) => place(one.productNumber) - place(other.productNumber))
    .map((product) => asPrice(product, facts));
}

function asPrice(product: FoundProduct, facts: ShopFacts): PrintPrice {
  const { productNumber, width, length, weight } = product;
  const main = nameIn(product, facts.systemLanguageId) ?? productNumber;
  const name = (code: keyof PrintPrice['name']): string => nameIn(product, facts.languageIds.get(code)) ?? '';
  return {
    sku: productNumber,
    // A list needs the German one: its own reader refuses rows without.
    name: { 'de-DE': name('de-DE') || main, 'en-GB': name('en-GB'), 'pl-PL': name('pl-PL') },
    taxPercent: [...facts.taxIds].find(([, id]) => id === product.taxId)?.[0] ?? 0,
    weightG: typeof weight === 'number' ? Number((weight * 1000).toFixed(4)) : undefined,
    sizeMm: typeof width === 'number' && typeof length === 'number' ? [width, length] : undefined,
    // What Shopware takes for a product without a limit of its own.
    maxPurchase: product.maxPurchase ?? 100,
    tiers: tiersOfFound(product, facts).map(([from, euros]) => ({ from, cents: Math.round(euros * 100) })),
  };
}

const nameIn = ({ translations }: FoundProduct, language: string | undefined): string | undefined =>
  translations?.find(({ languageId }) => languageId === language)?.name ?? undefined;
