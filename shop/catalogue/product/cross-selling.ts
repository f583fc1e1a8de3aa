import * as z from 'zod/mini';
import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { equals } from '../../entities/criteria/criteria.ts';
import { search } from '../../entities/search/search.ts';
import { type JsonObject, textOf } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';
import { visibleByLink, visibleProducts } from './visible-products.ts';

const assignedSchema = z.array(z.object({ product_id: z.string() }));

/** A product's active cross-sellings with their visible products, in the assigned order. */
export function crossSellings(shop: Shop, productId: string, context: SalesChannelContext): JsonObject[] {
  const criteria = {
    filters: [equals('productId', productId), equals('active', true)],
    sortings: [{ field: 'position', order: 'ASC' }],
  } as const;
  return search(shop, 'product_cross_selling', criteria, context).elements.map((crossSelling) => {
    const limit = typeof crossSelling['limit'] === 'number' ? crossSelling['limit'] : 24;
    const products = search(
      shop,
      'product',
      {
        ids: assignedIds(shop, textOf(crossSelling['id'])),
        filters: visibleProducts(context, visibleByLink),
        associations: { options: { associations: { group: {} } } },
        limit,
      },
      context,
    ).elements;
    return { crossSelling, products, total: products.length, streamId: null, apiAlias: 'cross_selling_element' };
  });
}

function assignedIds(shop: Shop, crossSellingId: string): string[] {
  const rows = shop.database
    .prepare(
      'SELECT product_id FROM product_cross_selling_assigned_products WHERE cross_selling_id = ? ORDER BY position, id',
    )
    .all(crossSellingId);
  return assignedSchema.parse(rows).map((row) => row.product_id);
}
