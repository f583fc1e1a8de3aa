import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { prepared } from '../../base/database/prepared.ts';
import type { EntityDefinition } from '../definition.ts';
import { quoted, translatedFields, translationTable } from '../sql/sql-names.ts';

export type Row = Record<string, SQLOutputValue>;

/**
 * Rows by id; ids without a row are left out.
 *
 * @param columns of few different choices, `id` among them; all of them unless they are named
 */
export function loadRows(
  database: DatabaseSync,
  definition: EntityDefinition,
  ids: Iterable<string>,
  columns?: readonly string[],
): Map<string, Row> {
  const wanted = [...ids];
  if (wanted.length === 0) return new Map();
  const sql = `SELECT ${listed(columns)} FROM ${quoted(definition.name)} WHERE id IN (SELECT value FROM json_each(?))`;
  const rows = prepared(database, sql).all(JSON.stringify(wanted));
  return new Map(rows.map((row) => [String(row['id']), row]));
}

const listed = (columns: readonly string[] | undefined): string => columns?.map(quoted).join(', ') ?? '*';

/** Translations by id, then by language. */
export type Translations = ReadonlyMap<string, ReadonlyMap<string, Row>>;

interface WantedTranslations {
  readonly ids: Iterable<string>;
  readonly languageIds: readonly string[];
  /** `id` and `language_id` among them; all of them unless they are named. */
  readonly columns?: readonly string[] | undefined;
}

/** Translations of the given ids in the given languages. */
export function loadTranslations(
  database: DatabaseSync,
  definition: EntityDefinition,
  { ids, languageIds, columns }: WantedTranslations,
): Translations {
  const byId = new Map<string, Map<string, Row>>();
  if (translatedFields(definition).length === 0) return byId;
  const sql = `SELECT ${listed(columns)} FROM ${translationTable(definition.name)}
    WHERE id IN (SELECT value FROM json_each(?)) AND language_id IN (SELECT value FROM json_each(?))`;
  const rows = prepared(database, sql).all(JSON.stringify([...ids]), JSON.stringify(languageIds));
  for (const row of rows) {
    const id = String(row['id']);
    const languages = byId.get(id) ?? new Map<string, Row>();
    languages.set(String(row['language_id']), row);
    byId.set(id, languages);
  }
  return byId;
}
