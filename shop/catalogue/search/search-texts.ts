import * as z from 'zod/mini';
import { definitionOf } from '../../entities/entity-lookup.ts';
import { fieldSql } from '../../entities/sql/field-sql.ts';
import type { Shop } from '../../entities/shop.ts';
import type { SearchField } from './search-tables.ts';

/** What search knows of a product in one language. */
export interface SearchTexts {
  readonly id: string;
  /** Own number, parent's number, EAN, manufacturer's number. */
  readonly numbers: readonly string[];
  readonly texts: Readonly<Record<Exclude<SearchField, 'number'>, string>>;
}

const text = z.nullable(z.string());
const rowSchema = z.object({
  id: z.string(),
  number: text,
  parent_number: text,
  ean: text,
  manufacturer_number: text,
  name: text,
  maker: text,
  keywords: text,
  custom_keywords: text,
  options: text,
  categories: text,
  description: text,
});

/** Texts of products in the first language of the chain that has them; variants show their parent's. */
export function searchTexts(shop: Shop, ids: readonly string[], languageIds: readonly string[]): SearchTexts[] {
  const rows = shop.database.prepare(textsSql(shop, languageIds)).all(JSON.stringify(ids));
  return z
    .array(rowSchema)
    .parse(rows)
    .map((row) => ({
      id: row.id,
      numbers: [row.number, row.parent_number, row.ean, row.manufacturer_number].filter(present),
      texts: {
        name: row.name ?? '',
        maker: row.maker ?? '',
        topic: [row.keywords, row.custom_keywords, row.options, row.categories].filter(present).join(' '),
        body: plainText(row.description),
      },
    }));
}

const plainText = (html: string | null) => (html ?? '').replaceAll(/<[^>]*>/g, ' ');
const present = (value: string | null): value is string => value !== null && value !== '';

function textsSql(shop: Shop, languageIds: readonly string[]): string {
  const product = definitionOf(shop, 'product');
  const of = (field: string) => fieldSql(product, 'p', field, languageIds);
  const nameOf = (entity: string, alias: string) => fieldSql(definitionOf(shop, entity), alias, 'name', languageIds);
  return `SELECT p.id, p.product_number AS number, ${of('ean')} AS ean,
      ${of('manufacturerNumber')} AS manufacturer_number, ${of('name')} AS name, ${of('keywords')} AS keywords,
      ${of('customSearchKeywords')} AS custom_keywords, ${of('description')} AS description,
      ${nameOf('product_manufacturer', 'm')} AS maker,
      (SELECT parent.product_number FROM product parent WHERE parent.id = p.parent_id) AS parent_number,
      (SELECT group_concat(${nameOf('property_group_option', 'o')}, ' ') FROM property_group_option o WHERE o.id IN (
         SELECT property_group_option_id FROM product_property WHERE product_id = p.properties_owner_id
         UNION SELECT property_group_option_id FROM product_option WHERE product_id = p.id)) AS options,
      (SELECT group_concat(${nameOf('category', 'c')}, ' ') FROM category c WHERE c.parent_id IS NOT NULL AND c.id IN (
         SELECT category_id FROM product_category_tree WHERE product_id = p.categories_owner_id)) AS categories
    FROM product p LEFT JOIN product_manufacturer m ON m.id = ${of('manufacturerId')}
    WHERE p.id IN (SELECT value FROM json_each(?))`;
}
