import * as z from 'zod/mini';
import { searchKey } from '../catalogue/search-words.ts';
import { channelLanguages } from './channel-languages.ts';
import { definitionOf } from '../entities/entity-lookup.ts';
import { fieldSql } from '../entities/field-sql.ts';
import type { Shop } from '../shop.ts';

export const searchMigrations = [
  `CREATE VIRTUAL TABLE product_search USING fts5 (
     product_id UNINDEXED, language_id UNINDEXED, number, name, maker, body, prefix = '2 3 4', tokenize = 'unicode61'
   );
   CREATE TABLE product_search_row (product_id TEXT NOT NULL, language_id TEXT NOT NULL, row INTEGER NOT NULL,
     PRIMARY KEY (product_id, language_id)) WITHOUT ROWID;`,
] as const;

const rowSchema = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  ean: z.nullable(z.string()),
  name: z.nullable(z.string()),
  keywords: z.nullable(z.string()),
  description: z.nullable(z.string()),
  maker: z.nullable(z.string()),
  properties: z.nullable(z.string()),
});

function searchRows(shop: Shop, list: string, languageIds: readonly string[]) {
  const product = definitionOf(shop, 'product');
  const of = (field: string) => fieldSql(product, 'p', field, languageIds);
  const maker = fieldSql(definitionOf(shop, 'product_manufacturer'), 'm', 'name', languageIds);
  const option = fieldSql(definitionOf(shop, 'property_group_option'), 'o', 'name', languageIds);
  const rows = shop.database
    .prepare(
      `SELECT p.id, p.product_number AS number, ${of('ean')} AS ean, ${of('name')} AS name, ${of('keywords')} AS keywords,
         ${of('description')} AS description, ${maker} AS maker,
         (SELECT group_concat(${option}, ' ') FROM property_group_option o WHERE o.id IN (
            SELECT property_group_option_id FROM product_property WHERE product_id = p.properties_owner_id
            UNION SELECT property_group_option_id FROM product_option WHERE product_id = p.id)) AS properties
       FROM product p LEFT JOIN product_manufacturer m ON m.id = ${of('manufacturerId')}
       WHERE p.id IN (SELECT value FROM json_each(?))`,
    )
    .all(list);
  return z.array(rowSchema).parse(rows);
}

const plainText = (html: string | null) => (html ?? '').replaceAll(/<[^>]*>/g, ' ');

function forget(shop: Shop, list: string): void {
  const chosen = 'product_id IN (SELECT value FROM json_each(?))';
  shop.database
    .prepare(`DELETE FROM product_search WHERE rowid IN (SELECT row FROM product_search_row WHERE ${chosen})`)
    .run(list);
  shop.database.prepare(`DELETE FROM product_search_row WHERE ${chosen}`).run(list);
}

/** Rewrites the full-text index of products: one row per language any channel offers. */
export function indexSearch(shop: Shop, ids: readonly string[]): void {
  const list = JSON.stringify(ids);
  forget(shop, list);
  const insert = shop.database.prepare(
    'INSERT INTO product_search (product_id, language_id, number, name, maker, body) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const remember = shop.database.prepare('INSERT INTO product_search_row VALUES (?, ?, ?)');
  for (const languageIds of channelLanguages(shop)) {
    const [languageId] = languageIds;
    for (const row of searchRows(shop, list, languageIds)) {
      const number = searchKey(`${row.number ?? ''} ${row.ean ?? ''}`);
      const body = searchKey(`${row.keywords ?? ''} ${row.properties ?? ''} ${plainText(row.description)}`);
      const name = searchKey(row.name ?? '');
      const { lastInsertRowid } = insert.run(row.id, languageId, number, name, searchKey(row.maker ?? ''), body);
      remember.run(row.id, languageId, lastInsertRowid);
    }
  }
}
