import type { SalesChannelContext } from '../entities/sales-channel-context.ts';
import { findById, search } from '../entities/search/search.ts';
import { type JsonObject, textOf } from '../base/json.ts';
import type { Shop } from '../entities/shop.ts';
import { findSeoUrls } from './category/find-seo-urls.ts';
import { productNotFound } from './product-detail.ts';
import { seoCategory } from './category/seo-category.ts';

/** Categories from the one below the root down to the given one. */
export function categoryBreadcrumb(shop: Shop, category: JsonObject, context: SalesChannelContext): JsonObject[] {
  const above = textOf(category['path'] ?? '')
    .split('|')
    .filter((id) => id !== '');
  const ids = [...above.slice(1), textOf(category['id'])];
  const urls = findSeoUrls(shop, ids, context);
  return search(shop, 'category', { ids }, context).elements.map((item) => {
    const seoUrls = urls.get(textOf(item['id'])) ?? [];
    return {
      name: item['name'] ?? null,
      categoryId: item['id'] ?? null,
      type: item['type'] ?? null,
      translated: item['translated'] ?? {},
      path: seoUrls[0]?.['seoPathInfo'] ?? `navigation/${textOf(item['id'])}`,
      seoUrls,
      apiAlias: 'breadcrumb',
    };
  });
}

/** Category a product's breadcrumb ends with; null when it is in none. */
export function productCategory(shop: Shop, productId: string, context: SalesChannelContext): JsonObject | null {
  const product = findById(shop, 'product', { id: productId }, context);
  if (product === undefined) throw productNotFound(productId);
  return seoCategory(shop, product, context);
}
