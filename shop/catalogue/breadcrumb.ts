import type { SalesChannelContext } from '../entities/sales-channel-context.ts';
import { findById, search } from '../entities/search/search.ts';
import { type JsonObject, type JsonValue, textOf } from '../base/json.ts';
import type { Shop } from '../entities/shop.ts';
import { categoryRoots } from './category/category-trees.ts';
import { findSeoUrls } from './category/find-seo-urls.ts';
import { productNotFound } from './product-detail.ts';
import { seoCategory } from './category/seo-category.ts';

/** Categories from the one below the channel's root down to the given one; none for the root itself. */
export function categoryBreadcrumb(shop: Shop, category: JsonObject, context: SalesChannelContext): JsonObject[] {
  const above = textOf(category['path'] ?? '')
    .split('|')
    .filter((id) => id !== '');
  const path = [...above, textOf(category['id'])];
  const roots = Object.values(categoryRoots(shop, context));
  const ids = path.slice(path.findIndex((id) => roots.includes(id)) + 1);
  if (ids.length === 0) return [];
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

/**
 * The category a breadcrumb ends with: that of a product, null when it is in none, or a category itself. Without a type the
 * id decides. Undefined when there is no such category.
 *
 * @throws {ShopError} 404 for an unknown product, when one is asked for
 */
export function breadcrumbEnd(
  shop: Shop,
  { id, type }: { readonly id: string; readonly type: JsonValue | undefined },
  context: SalesChannelContext,
): JsonObject | null | undefined {
  const product = type === 'category' ? undefined : findById(shop, 'product', { id }, context);
  if (product !== undefined) return seoCategory(shop, product, context);
  if (type === 'product') throw productNotFound(id);
  return findById(shop, 'category', { id }, context);
}
