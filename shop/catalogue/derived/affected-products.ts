import { quoted } from '../../entities/sql/sql-names.ts';
import type { Shop } from '../../entities/shop.ts';

const partsOfProducts = [
  'product_media',
  'product_price',
  'product_visibility',
  'product_download',
  'product_review',
  'product_configurator_setting',
] as const;

/** Products whose derived data depends on what was written: themselves (`moved` too), their variants and their parents. */
export function affectedProductIds(
  shop: Shop,
  written: ReadonlyMap<string, ReadonlySet<string>>,
  moved: readonly string[],
): string[] {
  const ids = new Set([...(written.get('product') ?? []), ...moved]);
  for (const part of partsOfProducts) {
    const changed = [...(written.get(part) ?? [])];
    if (changed.length === 0) continue;
    const rows = shop.database
      .prepare(`SELECT DISTINCT product_id FROM ${quoted(part)} WHERE id IN (SELECT value FROM json_each(?))`)
      .all(JSON.stringify(changed));
    for (const row of rows) ids.add(String(row['product_id']));
  }
  if (ids.size === 0) return [];
  const family = shop.database
    .prepare(
      `WITH named AS (SELECT value AS id FROM json_each(?))
       SELECT id FROM product WHERE id IN named OR parent_id IN named
         OR id IN (SELECT parent_id FROM product WHERE id IN named)`,
    )
    .all(JSON.stringify([...ids]));
  return family.map((row) => String(row['id']));
}
