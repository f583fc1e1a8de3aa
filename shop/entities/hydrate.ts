import type { JsonObject, JsonValue } from '../json.ts';
import type { SalesChannelContext } from '../context/sales-channel-context.ts';
import type { Shop } from '../shop.ts';
import type { EntityDefinition, Field } from './definition.ts';
import { loadRows, loadTranslations, type Row, type Translations } from './load-rows.ts';
import { columnOf } from './sql-names.ts';
import { fromColumn } from './stored-value.ts';

type Source = {
  readonly definition: EntityDefinition;
  readonly languageIds: readonly [string, ...string[]];
  readonly rows: ReadonlyMap<string, Row>;
  readonly translations: Translations;
};

function plainValue(source: Source, row: Row, name: string, field: Field): JsonValue | undefined {
  const own = fromColumn(field, row[columnOf(name)]);
  if (own !== undefined || field.inherited !== true || source.definition.inheritance !== true) return own;
  const parent = source.rows.get(String(row['parent_id']));
  return parent === undefined ? undefined : fromColumn(field, parent[columnOf(name)]);
}

function translatedValue(source: Source, row: Row, name: string, field: Field): JsonValue | undefined {
  const owners = field.inherited === true ? [row['id'], row['parent_id']] : [row['id']];
  for (const language of source.languageIds) {
    for (const owner of owners) {
      const translation = source.translations.get(String(owner))?.get(language);
      const value = fromColumn(field, translation?.[columnOf(name)]);
      if (value !== undefined) return value;
    }
  }
  return undefined;
}

function ownTranslation(source: Source, row: Row, name: string, field: Field): JsonValue | undefined {
  const translation = source.translations.get(String(row['id']))?.get(source.languageIds[0]);
  return fromColumn(field, translation?.[columnOf(name)]);
}

function isShown(field: Field): boolean {
  return field.visibility !== 'hidden' && field.visibility !== 'forbidden';
}

/** Translated fields by name, in the first language that has them; undefined when the entity has none. */
function translatedPart(source: Source, row: Row): JsonObject | undefined {
  const fields = Object.entries(source.definition.fields).filter(([, field]) => field.translated === true);
  const shown = fields.filter(([, field]) => isShown(field));
  if (shown.length === 0) return undefined;
  const translated: JsonObject = {};
  for (const [name, field] of shown) {
    translated[name] = translatedValue(source, row, name, field) ?? (name === 'customFields' ? {} : null);
  }
  return translated;
}

function ownValue(source: Source, row: Row, name: string, field: Field): JsonValue {
  const value =
    field.translated === true ? ownTranslation(source, row, name, field) : plainValue(source, row, name, field);
  return value ?? field.empty ?? null;
}

function hydrateRow(source: Source, row: Row): JsonObject {
  const { definition } = source;
  const entity: JsonObject = {
    ...definition.constants,
    translated: translatedPart(source, row) ?? [],
    createdAt: String(row['created_at']),
    updatedAt: row['updated_at'] === null ? null : String(row['updated_at']),
  };
  for (const [name, field] of Object.entries(definition.fields)) {
    if (!isShown(field) || field.visibility === 'translatedOnly') continue;
    const value = ownValue(source, row, name, field);
    if (value !== null || field.omittedWithoutValue !== true) entity[name] = value;
  }
  for (const [name, association] of Object.entries(definition.associations)) {
    if (association.visibility !== 'hidden') entity[name] = association.absent ?? null;
  }
  return { ...entity, id: String(row['id']), apiAlias: definition.name };
}

/** Entities by id with their own fields; associations still absent, calculated fields not yet added. */
export function hydrate(
  shop: Shop,
  definition: EntityDefinition,
  ids: readonly string[],
  context: SalesChannelContext,
): Map<string, JsonObject> {
  const rows = loadRows(shop.database, definition, ids);
  const wanted = [...rows.values()];
  if (definition.inheritance === true) {
    const parentIds = new Set(wanted.flatMap((row) => (row['parent_id'] === null ? [] : [String(row['parent_id'])])));
    for (const [id, row] of loadRows(shop.database, definition, parentIds)) rows.set(id, row);
  }
  const { languageIds } = context;
  const translations = loadTranslations(shop.database, definition, rows.keys(), languageIds);
  const source: Source = { definition, languageIds, rows, translations };
  return new Map(wanted.map((row) => [String(row['id']), hydrateRow(source, row)]));
}
