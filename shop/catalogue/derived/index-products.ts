import { inTransaction } from '../../base/database/in-transaction.ts';
import type { Shop } from '../../entities/shop.ts';
import { everybodysPrices, ownPrice } from '../definitions/shown-price-sql.ts';

/** Rows of a variant's own, else its parent's. */
const owner = (table: string) =>
  `CASE WHEN EXISTS (SELECT 1 FROM ${table} x WHERE x.product_id = product.id) THEN id ELSE COALESCE(parent_id, id) END`;

const parentOf = (column: string) => `(SELECT p.${column} FROM product p WHERE p.id = product.parent_id)`;

const idsOf = (table: string, column: string, ownerColumn: string) =>
  `(SELECT json_group_array(x.${column}) FROM (SELECT ${column} FROM ${table}
     WHERE product_id = product.${ownerColumn} ORDER BY ${column}) x)`;

/** `{currency: [gross, net]}` of a price list. */
const amountsIn = (list: string) =>
  `(SELECT json_group_object(json_extract(c.value, '$.currencyId'),
     json_array(json_extract(c.value, '$.gross'), json_extract(c.value, '$.net'))) FROM json_each(${list}) c)`;

const orNull = (list: string) => `NULLIF(${list}, '[]')`;

/** Steps in order: later ones read what earlier ones wrote. `$ids` is the JSON list of products. */
const steps = [
  `UPDATE product SET
     media_owner_id = ${owner('product_media')},
     categories_owner_id = ${owner('product_category')},
     properties_owner_id = ${owner('product_property')},
     prices_owner_id = ${owner('product_price')},
     visibilities_owner_id = ${owner('product_visibility')},
     child_count = CASE WHEN parent_id IS NULL
       THEN (SELECT COUNT(*) FROM product c WHERE c.parent_id = product.id) END
   WHERE id IN (SELECT value FROM json_each($ids))`,
  `DELETE FROM product_category_tree WHERE product_id IN (SELECT value FROM json_each($ids))`,
  // The path holds every category above; the assigned one itself is added.
  `INSERT OR IGNORE INTO product_category_tree (product_id, category_id)
   SELECT pc.product_id, up.id FROM product_category pc JOIN category c ON c.id = pc.category_id
     JOIN category up ON up.id = c.id OR instr(COALESCE(c.path, ''), '|' || up.id || '|') > 0
   WHERE pc.product_id IN (SELECT value FROM json_each($ids))`,
  `UPDATE product SET
     category_ids = ${orNull(idsOf('product_category', 'category_id', 'categories_owner_id'))},
     category_tree = ${orNull(idsOf('product_category_tree', 'category_id', 'categories_owner_id'))},
     property_ids = ${orNull(idsOf('product_property', 'property_group_option_id', 'properties_owner_id'))},
     option_ids = ${orNull(idsOf('product_option', 'property_group_option_id', 'id'))},
     tag_ids = ${orNull(idsOf('product_tag', 'tag_id', 'id'))},
     states = CASE WHEN EXISTS (SELECT 1 FROM product_download d WHERE d.product_id = product.id)
       THEN '["is-download"]' ELSE '["is-physical"]' END,
     type = CASE WHEN EXISTS (SELECT 1 FROM product_download d WHERE d.product_id = product.id)
       THEN 'digital' ELSE 'physical' END,
     rating_average = (SELECT ROUND(AVG(r.points), 5) FROM product_review r
       WHERE r.product_id = COALESCE(product.parent_id, product.id) AND r.status = 1),
     -- Orders take goods off the stock at once, so nothing in stock is spoken for.
     available_stock = stock,
     available = CASE WHEN COALESCE(is_closeout, ${parentOf('is_closeout')}, 0) = 1
         AND stock < COALESCE(min_purchase, ${parentOf('min_purchase')}, 1) THEN 0 ELSE 1 END,
     cheapest_price = COALESCE(
       (SELECT MIN(json_extract(t.price, '$[0].gross')) FROM product_price t WHERE t.product_id = product.prices_owner_id),
       json_extract(price, '$[0].gross'), json_extract(${parentOf('price')}, '$[0].gross')),
     variant_prices = (SELECT json_group_array(json_array(x.owner, json(x.amounts))) FROM (
       SELECT COALESCE(t.rule_id, '${everybodysPrices}') AS owner, ${amountsIn('t.price')} AS amounts
         FROM product_price t WHERE t.product_id = product.prices_owner_id
       UNION ALL
       SELECT '${ownPrice}', ${amountsIn(`COALESCE(product.price, ${parentOf('price')})`)}) x)
   WHERE id IN (SELECT value FROM json_each($ids))`,
  // Listings show one element per group: a parent's variants together, unless a property group sets them apart.
  `UPDATE product SET display_group = CASE
     WHEN parent_id IS NULL AND child_count > 0 THEN NULL
     WHEN parent_id IS NULL THEN id
     ELSE parent_id || COALESCE((SELECT '-' || group_concat(o.id, '-') FROM product p
       JOIN json_each(p.variant_listing_config, '$.configuratorGroupConfig') g
         ON json_extract(g.value, '$.expressionForListings') = 1
       JOIN property_group_option o ON o.group_id = json_extract(g.value, '$.id')
       JOIN product_option po ON po.property_group_option_id = o.id AND po.product_id = product.id
       WHERE p.id = product.parent_id), '') END
   WHERE id IN (SELECT value FROM json_each($ids))`,
];

/** Recalculates what is derived from a product's rows: owners of inherited lists, id lists, prices, groups. */
export function indexProducts(shop: Shop, ids: readonly string[]): void {
  const list = JSON.stringify(ids);
  for (const step of steps) shop.database.prepare(step).run({ ids: list });
}

/** Works out what products of an older data folder lack; for the start of the shop. */
export function completeIndexedProducts(shop: Shop): void {
  const { database } = shop;
  const ids = database.prepare('SELECT id FROM product WHERE variant_prices IS NULL').all();
  if (ids.length === 0) return;
  inTransaction(database, () =>
    indexProducts(
      shop,
      ids.map((row) => String(row['id'])),
    ),
  );
}
