import type { DerivedData, Shop, WrittenIds } from '../../entities/shop.ts';
import { indexCategories } from './index-categories.ts';
import { indexProducts } from './index-products.ts';
import { forgetSearch, indexSearch } from '../search/index-search.ts';
import { searchDependents } from '../search/search-dependents.ts';
import { affectedProductIds } from './affected-products.ts';
import { writeCategorySeoUrls, writeLandingPageSeoUrls, writeProductSeoUrls } from './seo-urls.ts';

function everyId(shop: Shop, table: 'product' | 'landing_page'): string[] {
  return shop.database
    .prepare(`SELECT id FROM ${table}`)
    .all()
    .map((row) => String(row['id']));
}

function productsIn(shop: Shop, categoryIds: readonly string[]): string[] {
  return shop.database
    .prepare('SELECT DISTINCT product_id FROM product_category WHERE category_id IN (SELECT value FROM json_each(?))')
    .all(JSON.stringify(categoryIds))
    .map((row) => String(row['product_id']));
}

/** Paths and URLs of categories; returns the products whose categories moved. */
function reindexTree(shop: Shop): string[] {
  const moved = indexCategories(shop);
  writeCategorySeoUrls(shop);
  return productsIn(shop, moved);
}

/** What the catalogue works out from its entities: trees, SEO URLs, fields of products and the search index. */
export const derivedFromCatalogue: DerivedData = {
  renew,
  beforeRemoval(shop, entity, ids) {
    const removed = new Map([[entity, new Set(ids)]]);
    const products = new Set([...affectedProductIds(shop, removed, []), ...searchDependents(shop, removed)]);
    return () => {
      if (entity === 'product') forgetSearch(shop, ids);
      renew(shop, new Map([['product', products], ...(entity === 'category' ? removed : [])]));
    };
  },
};

function renew(shop: Shop, written: WrittenIds): void {
  const has = (entity: string) => (written.get(entity)?.size ?? 0) > 0;
  // A new channel or language needs URLs and search texts for everything there is.
  const isChannelChanged = has('sales_channel') || has('language');
  const moved = has('category') || isChannelChanged ? reindexTree(shop) : [];
  const landingPages = isChannelChanged ? everyId(shop, 'landing_page') : [...(written.get('landing_page') ?? [])];
  if (landingPages.length > 0) writeLandingPageSeoUrls(shop, landingPages);
  const products = isChannelChanged ? everyId(shop, 'product') : affectedProductIds(shop, written, moved);
  if (products.length > 0) {
    indexProducts(shop, products);
    writeProductSeoUrls(shop, products);
  }
  const searched = new Set([...products, ...searchDependents(shop, written)]);
  if (searched.size > 0) indexSearch(shop, [...searched]);
}
