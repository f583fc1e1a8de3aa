import * as z from 'zod/mini';
import type { Shop } from '../../entities/shop.ts';

const rowSchema = z.object({ id: z.string(), main_variant: z.nullable(z.string()) });

/** The product a detail page shows: of a product with variants its main one, else the best (available, then cheapest). */
export function bestVariantId(shop: Shop, productId: string): string {
  const row = shop.database
    .prepare(
      `SELECT v.id, json_extract(p.variant_listing_config, '$.mainVariantId') AS main_variant
       FROM product v JOIN product p ON p.id = v.parent_id
       WHERE v.parent_id = ? AND COALESCE(v.active, p.active) = 1
       ORDER BY v.available DESC, v.cheapest_price, v.id LIMIT 1`,
    )
    .get(productId);
  if (row === undefined) return productId;
  const { id, main_variant: main } = rowSchema.parse(row);
  return main ?? id;
}
