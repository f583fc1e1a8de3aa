import { inTransaction } from '../base/database/in-transaction.ts';
import { definitionOf } from '../entities/entity-lookup.ts';
import { quoted, translatedFields, translationTable } from '../entities/sql/sql-names.ts';
import type { JsonObject } from '../base/json.ts';
import type { Shop } from '../entities/shop.ts';
import { systemLanguage } from '../base/system-ids.ts';
import type { LanguageIds } from './translation-values.ts';
import { writeEntity, type Writing, writingTime } from './write-entity.ts';

/**
 * Writes entities from payloads like the Admin API's: nested associations, `translations: {'de-DE': {…}}` or one value
 * per language in a field. All or nothing, in one transaction; afterwards everything derived (paths, SEO URLs, search
 * index, cheapest prices) is up to date. Lists are added to, never emptied.
 *
 * @returns the ids, in the order of the payloads.
 * @throws {TypeError} for unknown fields, values that do not fit, and ids that point nowhere.
 */
export function upsert(shop: Shop, entity: string, payloads: readonly JsonObject[]): string[] {
  const definition = definitionOf(shop, entity);
  return inTransaction(shop.database, () => {
    const writing: Writing = {
      shop,
      languages: loadLanguageIds(shop),
      now: writingTime(shop),
      written: new Map(),
      wanted: new Map(),
      texts: new Map(),
    };
    const ids = payloads.map((payload) => writeEntity(writing, definition, payload));
    refuseDanglingIds(writing);
    for (const derived of shop.derived) derived.renew(shop, writing.written);
    return ids;
  });
}

/**
 * Deletes entities, their translations and their addresses in one transaction, and brings what was derived from them up
 * to date; rows that belong to them are the caller's to delete first.
 */
export function remove(shop: Shop, entity: string, ids: readonly string[]): void {
  inTransaction(shop.database, () => {
    const renewals = shop.derived.map((derived) => derived.beforeRemoval(shop, entity, ids));
    deleteRows(shop, entity, JSON.stringify(ids));
    for (const renew of renewals) renew();
  });
}

function loadLanguageIds(shop: Shop): LanguageIds {
  const rows = shop.database
    .prepare('SELECT l.id, o.code FROM language l JOIN locale o ON o.id = l.translation_code_id')
    .all();
  const byLocale = new Map(rows.map((row) => [String(row['code']), String(row['id'])]));
  return { byLocale, system: systemLanguage };
}

function refuseDanglingIds(writing: Writing): void {
  for (const [entity, ids] of writing.wanted) {
    const missing = writing.shop.database
      .prepare(`SELECT value FROM json_each(?) WHERE value NOT IN (SELECT id FROM ${quoted(entity)})`)
      .get(JSON.stringify([...ids.keys()]));
    if (missing === undefined) continue;
    const id = String(missing['value']);
    throw new TypeError(`${ids.get(id)} points at ${entity} ${id}, which does not exist`);
  }
}

function deleteRows(shop: Shop, entity: string, list: string): void {
  const definition = definitionOf(shop, entity);
  const chosen = 'IN (SELECT value FROM json_each(?))';
  const tables = [quoted(entity), ...(translatedFields(definition).length > 0 ? [translationTable(entity)] : [])];
  for (const table of tables) shop.database.prepare(`DELETE FROM ${table} WHERE id ${chosen}`).run(list);
  for (const association of Object.values(definition.associations)) {
    if (association.kind !== 'manyToMany') continue;
    const { table, localColumn } = association;
    shop.database.prepare(`DELETE FROM ${quoted(table)} WHERE ${quoted(localColumn)} ${chosen}`).run(list);
  }
  shop.database.prepare(`UPDATE seo_url SET is_deleted = 1 WHERE foreign_key ${chosen}`).run(list);
}
