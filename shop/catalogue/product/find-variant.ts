import { shopError } from '../../http/shop-error.ts';
import { isJsonList, isJsonObject, type JsonObject, type JsonValue, textOf } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';
import { activeVariantIds } from './product-family.ts';

/**
 * The active variant with the wanted options. When there is none, options are dropped one by one, the one just
 * switched last of all.
 *
 * @throws {ShopError} 404 when no variant is left.
 */
export function findVariant(shop: Shop, parentId: string, body: JsonObject): JsonObject {
  const options = wantedOptions(shop, body['options']);
  const switched = typeof body['switchedGroup'] === 'string' ? body['switchedGroup'] : undefined;
  const variantIds = activeVariantIds(shop, [parentId]).get(parentId) ?? [];
  const droppable = [...options.keys()].filter((group) => group !== switched);
  while (options.size > 0) {
    const variantId = variantWith(shop, variantIds, [...options.values()]);
    if (variantId !== undefined) {
      const apiAlias = 'shopware_core_content_product_sales_channel_find_variant_found_combination';
      return { variantId, options: Object.fromEntries(options), apiAlias };
    }
    const dropped = droppable.pop();
    if (dropped === undefined) break;
    options.delete(dropped);
  }
  throw shopError({
    status: 404,
    code: 'CONTENT__PRODUCT_VARIANT_NOT_FOUND',
    detail: `Variant for productId ${parentId} with options ${JSON.stringify(Object.fromEntries(options))} not found.`,
    parameters: { productId: parentId, options: Object.fromEntries(options) },
  });
}

/** Option ids by group id; a plain list of option ids is looked up. */
function wantedOptions(shop: Shop, input: JsonValue | undefined): Map<string, string> {
  if (isJsonObject(input)) return new Map(Object.entries(input).map(([group, option]) => [group, textOf(option)]));
  const ids = isJsonList(input) ? input.map(String) : [];
  const rows = shop.database
    .prepare('SELECT id, group_id FROM property_group_option WHERE id IN (SELECT value FROM json_each(?))')
    .all(JSON.stringify(ids));
  return new Map(rows.map((row) => [String(row['group_id']), String(row['id'])]));
}

function variantWith(shop: Shop, variantIds: readonly string[], optionIds: readonly string[]): string | undefined {
  const row = shop.database
    .prepare(
      `SELECT v.id FROM product v WHERE v.id IN (SELECT value FROM json_each(?1))
         AND (SELECT COUNT(*) FROM product_option o WHERE o.product_id = v.id
              AND o.property_group_option_id IN (SELECT value FROM json_each(?2))) = ?3
       ORDER BY v.available DESC, v.id LIMIT 1`,
    )
    .get(JSON.stringify(variantIds), JSON.stringify(optionIds), optionIds.length);
  return row === undefined ? undefined : String(row['id']);
}
