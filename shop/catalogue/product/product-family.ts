import type { Shop } from '../../entities/shop.ts';

/** Active variants of each parent, by the parent's id. */
export function activeVariantIds(shop: Shop, parentIds: readonly string[]): Map<string, string[]> {
  const rows = shop.database
    .prepare(
      `SELECT v.id, v.parent_id FROM product v JOIN product p ON p.id = v.parent_id
       WHERE v.parent_id IN (SELECT value FROM json_each(?)) AND COALESCE(v.active, p.active) = 1 ORDER BY v.id`,
    )
    .all(JSON.stringify(parentIds));
  const variants = new Map<string, string[]>();
  for (const row of rows) {
    const parentId = String(row['parent_id']);
    variants.set(parentId, [...(variants.get(parentId) ?? []), String(row['id'])]);
  }
  return variants;
}
