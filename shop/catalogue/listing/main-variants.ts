import * as z from 'zod/mini';
import type { Shop } from '../../entities/shop.ts';

const rowSchema = z.object({
  id: z.string(),
  parent_id: z.nullable(z.string()),
  display_parent: z.nullable(z.number()),
  main_variant: z.nullable(z.string()),
  is_split: z.number(),
});

/**
 * The product a listing shows for each group of variants: the parent or the main variant where the parent's listing
 * configuration says so, else the variant that was found. Groups set apart by a property keep their variant.
 */
export function mainVariants(shop: Shop, ids: readonly string[]): string[] {
  const rows = shop.database
    .prepare(
      `SELECT v.id, v.parent_id, json_extract(p.variant_listing_config, '$.displayParent') AS display_parent,
         json_extract(p.variant_listing_config, '$.mainVariantId') AS main_variant,
         CASE WHEN v.display_group = v.parent_id THEN 0 ELSE 1 END AS is_split
       FROM product v LEFT JOIN product p ON p.id = v.parent_id WHERE v.id IN (SELECT value FROM json_each(?))`,
    )
    .all(JSON.stringify(ids));
  const shown = new Map<string, string>();
  for (const row of z.array(rowSchema).parse(rows)) {
    if (row.parent_id === null || row.is_split === 1) continue;
    if (row.display_parent === 1) shown.set(row.id, row.parent_id);
    else if (row.main_variant !== null) shown.set(row.id, row.main_variant);
  }
  return ids.map((id) => shown.get(id) ?? id);
}
