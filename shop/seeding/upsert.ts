import { inTransaction } from '../database/in-transaction.ts';
import { definitionOf } from '../entities/entity-lookup.ts';
import { quoted, translatedFields, translationTable } from '../entities/sql-names.ts';
import type { JsonObject } from '../json.ts';
import type { Shop } from '../shop.ts';
import { SYSTEM_LANGUAGE } from '../context/system-ids.ts';
import { forgetSearch, indexSearch } from '../search/index-search.ts';
import { searchDependents } from '../search/search-dependents.ts';
import { reindex } from './reindex.ts';
import type { LanguageIds } from './translation-values.ts';
import { writeEntity, type Writing, writingTime } from './write-entity.ts';

function loadLanguageIds(shop: Shop): LanguageIds {
  const rows = shop.database
    .prepare('SELECT l.id, o.code FROM language l JOIN locale o ON o.id = l.translation_code_id')
    .all();
  const byLocale = new Map(rows.map((row) => [String(row['code']), String(row['id'])]));
  return { byLocale, system: SYSTEM_LANGUAGE };
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
    };
    const ids = payloads.map((payload) => writeEntity(writing, definition, payload));
    refuseDanglingIds(writing);
    reindex(shop, writing.written);
    return ids;
  });
}

/**
 * Deletes entities and their translations, in one transaction with what search knows of them; rows that belong to them
 * are the caller's to delete first.
 */
export function remove(shop: Shop, entity: string, ids: readonly string[]): void {
  const definition = definitionOf(shop, entity);
  const list = JSON.stringify(ids);
  inTransaction(shop.database, () => {
    const searched = searchDependents(shop, new Map([[entity, new Set(ids)]]));
    const tables = [quoted(entity), ...(translatedFields(definition).length > 0 ? [translationTable(entity)] : [])];
    for (const table of tables) {
      shop.database.prepare(`DELETE FROM ${table} WHERE id IN (SELECT value FROM json_each(?))`).run(list);
    }
    for (const association of Object.values(definition.associations)) {
      if (association.kind !== 'manyToMany') continue;
      shop.database
        .prepare(
          `DELETE FROM ${quoted(association.table)} WHERE ${quoted(association.localColumn)} IN (SELECT value FROM json_each(?))`,
        )
        .run(list);
    }
    if (entity === 'product') forgetSearch(shop, ids);
    if (searched.length > 0) indexSearch(shop, searched);
  });
}
