import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { equals, equalsAny } from '../../entities/criteria/criteria.ts';
import { search } from '../../entities/search/search.ts';
import { isJsonObject, type JsonObject, textOf } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';
import { markCombinable } from './combinable-options.ts';
import { activeVariantIds } from './product-family.ts';
import { groupOptions } from './property-groups.ts';

/**
 * Groups to choose a variant by, with the options some active variant has, in the configured order;
 * empty for products without variants.
 */
export function configurator(shop: Shop, product: JsonObject, context: SalesChannelContext): JsonObject[] {
  const parentId = typeof product['parentId'] === 'string' ? product['parentId'] : textOf(product['id']);
  const inUse = optionsInUse(shop, activeVariantIds(shop, [parentId]).get(parentId) ?? []);
  const settings = search(
    shop,
    'product_configurator_setting',
    {
      filters: [equals('productId', parentId), equalsAny('optionId', [...inUse])],
      sortings: [{ field: 'position', order: 'ASC' }],
      associations: { option: { associations: { group: {}, media: {} } } },
    },
    context,
  );
  const options = settings.elements.flatMap((setting) => (isJsonObject(setting['option']) ? [setting['option']] : []));
  const groups = groupOptions(options, { keepsGroup: false, isOrdered: true });
  if (shop.version === '6.7') markCombinable(shop, product, groups);
  return groups;
}

function optionsInUse(shop: Shop, variantIds: readonly string[]): ReadonlySet<string> {
  const rows = shop.database
    .prepare(
      'SELECT DISTINCT property_group_option_id AS id FROM product_option WHERE product_id IN (SELECT value FROM json_each(?))',
    )
    .all(JSON.stringify(variantIds));
  return new Set(rows.map((row) => String(row['id'])));
}
