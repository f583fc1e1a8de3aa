import type { Shop } from '../../entities/shop.ts';

/** Which products show an entity's name in their search texts: theirs, or their parent's. */
const owners = {
  product_manufacturer: 'SELECT id FROM product WHERE manufacturer_id IN (SELECT value FROM json_each(?))',
  category: 'SELECT product_id FROM product_category_tree WHERE category_id IN (SELECT value FROM json_each(?))',
  property_group_option: `SELECT product_id FROM product_property
      WHERE property_group_option_id IN (SELECT value FROM json_each(?1))
    UNION SELECT product_id FROM product_option WHERE property_group_option_id IN (SELECT value FROM json_each(?1))`,
} as const;

/** Products whose search texts change when makers, categories or properties were written or are about to go. */
export function searchDependents(shop: Shop, written: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const found = new Set<string>();
  for (const [entity, select] of Object.entries(owners)) {
    const ids = [...(written.get(entity) ?? [])];
    if (ids.length === 0) continue;
    const rows = shop.database
      .prepare(`WITH own (id) AS (${select}) SELECT id FROM product WHERE id IN own OR parent_id IN own`)
      .all(JSON.stringify(ids));
    for (const row of rows) found.add(String(row['id']));
  }
  return [...found];
}
