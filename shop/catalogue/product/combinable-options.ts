import { isJsonList, isJsonObject, type JsonObject, textOf } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';

/** Tells for each option of a configurator whether it can be had together with the product's other options. */
export function markCombinable(shop: Shop, product: JsonObject, groups: readonly JsonObject[]): void {
  const { parentId, optionIds } = product;
  if (typeof parentId !== 'string') return;
  const available = availableCombinations(shop, parentId);
  const chosen = new Set(isJsonList(optionIds) ? optionIds.map(textOf) : []);
  for (const group of groups) {
    const others = new Set(chosen);
    for (const option of optionsOf(group)) others.delete(textOf(option['id']));
    for (const option of optionsOf(group)) {
      option['combinable'] = available.has(keyOf([...others, textOf(option['id'])]));
    }
  }
}

const keyOf = (optionIds: Iterable<string>): string => [...optionIds].sort().join(' ');

const optionsOf = ({ options }: JsonObject): JsonObject[] => (isJsonList(options) ? options.filter(isJsonObject) : []);

/** Combinations of options one can buy. */
function availableCombinations(shop: Shop, parentId: string): ReadonlySet<string> {
  const rows = shop.database
    .prepare(
      `SELECT v.id, o.property_group_option_id AS option_id FROM product v JOIN product p ON p.id = v.parent_id
       JOIN product_option o ON o.product_id = v.id
       WHERE v.parent_id = ? AND v.available = 1 AND COALESCE(v.active, p.active) = 1`,
    )
    .all(parentId);
  const variants = new Map<string, string[]>();
  for (const row of rows) {
    const id = String(row['id']);
    variants.set(id, [...(variants.get(id) ?? []), String(row['option_id'])]);
  }
  return new Set([...variants.values()].map(keyOf));
}
