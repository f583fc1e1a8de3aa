import type { JsonObject, JsonValue } from '../../base/json.ts';
import type { SalesChannelContext } from '../sales-channel-context.ts';
import type { Shop } from '../shop.ts';
import type { EntityDefinition, Field } from '../definition.ts';
import { loadRows, loadTranslations, type Row, type Translations } from './load-rows.ts';
import { columnOf } from '../sql/sql-names.ts';
import { fromColumn } from '../sql/stored-value.ts';

/** A field of an entity and where its value stands. */
interface Place {
  readonly name: string;
  readonly field: Field;
  readonly column: string;
}

/** What an entity shows. Worked out once for each definition, not for each row. */
interface Outline {
  /** Fields that show in `translated`; those without a plain form too. */
  readonly translated: readonly Place[];
  readonly plain: readonly Place[];
  readonly associations: readonly (readonly [name: string, absent: JsonValue])[];
}

interface Source {
  readonly definition: EntityDefinition;
  readonly outline: Outline;
  readonly languageIds: readonly [string, ...string[]];
  readonly rows: ReadonlyMap<string, Row>;
  readonly translations: Translations;
}

const outlines = new WeakMap<EntityDefinition, Outline>();

/** Entities by id with their own fields; associations still absent, calculated fields not yet added. */
export function hydrate(
  shop: Shop,
  definition: EntityDefinition,
  { ids, fields }: Wanted,
  context: SalesChannelContext,
): Map<string, JsonObject> {
  const whole = outlineOf(definition);
  const outline = fields === undefined ? whole : narrowed(whole, fields);
  const columns = fields === undefined ? undefined : columnsOf(definition, outline);
  const rows = loadRows(shop.database, definition, ids, columns?.own);
  const wanted = [...rows.values()];
  if (definition.inheritance === true) {
    const parentIds = new Set(wanted.flatMap((row) => (row['parent_id'] === null ? [] : [String(row['parent_id'])])));
    for (const [id, row] of loadRows(shop.database, definition, parentIds, columns?.own)) rows.set(id, row);
  }
  const { languageIds } = context;
  const translations = loadTranslations(shop.database, definition, {
    ids: rows.keys(),
    languageIds,
    columns: columns?.translated,
  });
  const source: Source = { definition, outline, languageIds, rows, translations };
  return new Map(wanted.map((row) => [String(row['id']), hydrateRow(source, row)]));
}

function outlineOf(definition: EntityDefinition): Outline {
  const known = outlines.get(definition);
  if (known !== undefined) return known;
  const shown = Object.entries(definition.fields)
    .filter(([, field]) => field.visibility !== 'hidden' && field.visibility !== 'forbidden')
    .map(([name, field]): Place => ({ name, field, column: columnOf(name) }));
  const outline: Outline = {
    translated: shown.filter(({ field }) => field.translated === true),
    plain: shown.filter(({ field }) => field.visibility !== 'translatedOnly'),
    associations: Object.entries(definition.associations)
      .filter(([, association]) => association.visibility !== 'hidden')
      .map(([name, association]) => [name, association.absent ?? null]),
  };
  outlines.set(definition, outline);
  return outline;
}

/** The outline with the wanted fields alone. */
function narrowed({ translated, plain }: Outline, fields: ReadonlySet<string>): Outline {
  const isWanted = ({ name }: Place): boolean => fields.has(name);
  return { translated: translated.filter(isWanted), plain: plain.filter(isWanted), associations: [] };
}

function plainValue(source: Source, row: Row, { field, column }: Place): JsonValue | undefined {
  const own = fromColumn(field, row[column]);
  if (own !== undefined || field.inherited !== true || source.definition.inheritance !== true) return own;
  const parent = source.rows.get(String(row['parent_id']));
  return parent === undefined ? undefined : fromColumn(field, parent[column]);
}

function translatedValue(source: Source, row: Row, { field, column }: Place): JsonValue | undefined {
  const { translations, languageIds } = source;
  const own = translations.get(String(row['id']));
  const parents = field.inherited === true ? translations.get(String(row['parent_id'])) : undefined;
  for (const language of languageIds) {
    const value =
      fromColumn(field, own?.get(language)?.[column]) ?? fromColumn(field, parents?.get(language)?.[column]);
    if (value !== undefined) return value;
  }
  return undefined;
}

function ownTranslation(source: Source, row: Row, { field, column }: Place): JsonValue | undefined {
  return fromColumn(field, source.translations.get(String(row['id']))?.get(source.languageIds[0])?.[column]);
}

/** Translated fields by name, in the first language that has them; PHP's `[]` when the entity has none. */
function translatedPart(source: Source, row: Row): JsonValue {
  const { translated: places } = source.outline;
  if (places.length === 0) return [];
  const translated: JsonObject = {};
  for (const place of places) {
    translated[place.name] = translatedValue(source, row, place) ?? (place.name === 'customFields' ? {} : null);
  }
  return translated;
}

function ownValue(source: Source, row: Row, place: Place): JsonValue {
  const { field } = place;
  const value = field.translated === true ? ownTranslation(source, row, place) : plainValue(source, row, place);
  return value ?? field.empty ?? null;
}

/** Which entities to read, and which of their fields; all of them unless they are named. */
export interface Wanted {
  readonly ids: readonly string[];
  readonly fields?: ReadonlySet<string> | undefined;
}

function hydrateRow(source: Source, row: Row): JsonObject {
  const { definition, outline } = source;
  const entity: JsonObject = {
    ...definition.constants,
    translated: translatedPart(source, row),
    createdAt: String(row['created_at']),
    updatedAt: row['updated_at'] === null ? null : String(row['updated_at']),
  };
  for (const place of outline.plain) {
    const value = ownValue(source, row, place);
    if (value !== null || place.field.omittedWithoutValue !== true) entity[place.name] = value;
  }
  for (const [name, absent] of outline.associations) entity[name] = absent;
  entity['id'] = String(row['id']);
  entity['apiAlias'] = definition.name;
  return entity;
}

interface Columns {
  readonly own: readonly string[];
  readonly translated: readonly string[];
}

/** Columns the fields of an outline stand in, and those every row is read by. */
function columnsOf(definition: EntityDefinition, { plain, translated }: Outline): Columns {
  const own = plain.filter(({ field }) => field.translated !== true).map(({ column }) => column);
  const always = ['id', 'created_at', 'updated_at', ...(definition.inheritance === true ? ['parent_id'] : [])];
  return {
    own: [...new Set([...always, ...own])],
    translated: [...new Set(['id', 'language_id', ...translated.map(({ column }) => column)])],
  };
}
