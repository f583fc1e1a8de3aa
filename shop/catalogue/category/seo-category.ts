import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { findById } from '../../entities/search/search.ts';
import { isJsonList, type JsonObject } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';

/** The category a product's breadcrumb runs through: the deepest active one of its own inside the main navigation. */
export function seoCategory(shop: Shop, product: JsonObject, context: SalesChannelContext): JsonObject | null {
  const ids = product['categoryIds'];
  if (!isJsonList(ids)) return null;
  const row = shop.database
    .prepare(
      `SELECT c.id FROM category c JOIN sales_channel s ON s.id = ?2
       WHERE c.id IN (SELECT value FROM json_each(?1)) AND c.active = 1
         AND instr(COALESCE(c.path, ''), '|' || s.navigation_category_id || '|') > 0
       ORDER BY c.level DESC, c.id LIMIT 1`,
    )
    .get(JSON.stringify(ids), context.salesChannelId);
  return row === undefined ? null : (findById(shop, 'category', { id: String(row['id']) }, context) ?? null);
}
