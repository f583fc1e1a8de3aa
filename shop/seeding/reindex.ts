import type { Shop } from '../shop.ts';
import { indexCategories } from './index-categories.ts';
import { indexProducts } from './index-products.ts';
import { affectedProductIds } from './affected-products.ts';
import { indexSearch } from './index-search.ts';
import { writeCategorySeoUrls, writeLandingPageSeoUrls, writeProductSeoUrls } from './seo-urls.ts';

function everyId(shop: Shop, table: 'product' | 'landing_page'): string[] {
  return shop.database
    .prepare(`SELECT id FROM ${table}`)
    .all()
    .map((row) => String(row['id']));
}

/** Brings derived data up to date after the given entities were written, by entity name. */
export function reindex(shop: Shop, written: ReadonlyMap<string, ReadonlySet<string>>): void {
  const has = (entity: string) => (written.get(entity)?.size ?? 0) > 0;
  // A new channel, domain or language needs URLs for everything there is.
  const isChannelChanged = has('sales_channel') || has('language');
  const isTreeChanged = has('category') || isChannelChanged;
  if (isTreeChanged) {
    indexCategories(shop);
    writeCategorySeoUrls(shop);
  }
  const landingPages = isChannelChanged ? everyId(shop, 'landing_page') : [...(written.get('landing_page') ?? [])];
  if (landingPages.length > 0) writeLandingPageSeoUrls(shop, landingPages);
  const products = isTreeChanged ? everyId(shop, 'product') : affectedProductIds(shop, written);
  if (products.length === 0) return;
  indexProducts(shop, products);
  indexSearch(shop, products);
  writeProductSeoUrls(shop, products);
}
