import type { JsonObject } from '../base/json.ts';
import type { Shop } from '../entities/shop.ts';

/** Where rules are used; areas are named as in Shopware. */
const usages: Readonly<Record<string, string>> = {
  shipping: 'SELECT availability_rule_id FROM shipping_method',
  payment: 'SELECT availability_rule_id FROM payment_method',
  product: 'SELECT rule_id FROM product_price',
};

/** The rules that hold, by the areas that use them; areas without any are left out. */
export function areaRuleIds(shop: Shop, ruleIds: readonly string[]): JsonObject {
  const areas: JsonObject = {};
  for (const [area, usedIds] of Object.entries(usages)) {
    const rows = shop.database
      .prepare(`SELECT value FROM json_each(?) WHERE value IN (${usedIds})`)
      .all(JSON.stringify(ruleIds));
    if (rows.length > 0) areas[area] = rows.map((row) => String(row['value']));
  }
  return areas;
}
