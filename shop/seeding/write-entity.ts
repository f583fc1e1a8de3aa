import type { SQLInputValue } from 'node:sqlite';
import { prepared } from '../base/database/prepared.ts';
import type { Association, EntityDefinition, Field, ManyToMany, OneToMany } from '../entities/definition.ts';
import { definitionOf } from '../entities/entity-lookup.ts';
import { columnOf, quoted, translationTable } from '../entities/sql/sql-names.ts';
import { toColumn, wireDate } from '../entities/sql/stored-value.ts';
import { isJsonList, isJsonObject, type JsonObject, type JsonValue, textOf } from '../base/json.ts';
import { randomId } from '../base/random-id.ts';
import type { Shop } from '../entities/shop.ts';
import { type LanguageIds, translationValues } from './translation-values.ts';

/** One upsert under way: what it has written and which ids it has pointed at. */
export interface Writing {
  readonly shop: Shop;
  readonly languages: LanguageIds;
  readonly now: string;
  readonly written: Map<string, Set<string>>;
  /** Ids each entity must have in the end, with the field that says so. */
  readonly wanted: Map<string, Map<string, string>>;
  /** SQL that inserts, by table and columns. */
  readonly texts: Map<string, string>;
}

const times: Readonly<Record<string, Field>> = { createdAt: { kind: 'date' }, updatedAt: { kind: 'date' } };

/**
 * Inserts or changes one entity and everything nested in its payload; fields left out keep their value.
 *
 * @returns the entity's id.
 * @throws {TypeError} for unknown fields and values that do not fit.
 */
export function writeEntity(
  writing: Writing,
  definition: EntityDefinition,
  input: JsonObject,
  exists = (id: string) => idsOf(writing, definition, [id]).has(id),
): string {
  refuseUnknown(definition, input);
  const { database } = writing.shop;
  const payload = withWrittenTargets(writing, definition, input);
  const id = typeof payload['id'] === 'string' ? payload['id'].toLowerCase() : randomId(writing.shop.random);
  if (!/^[0-9a-f]{32}$/.test(id)) throw new TypeError(`${definition.name}: ${id} is not an id`);
  const isNew = !exists(id);
  const columns = plainColumns(definition, payload, isNew);
  if (isNew) setColumns(writing, quoted(definition.name), { id }, { created_at: writing.now, ...columns });
  else {
    const names = Object.keys({ updated_at: writing.now, ...columns });
    const values = Object.values({ updated_at: writing.now, ...columns });
    const assignments = names.map((name) => `${quoted(name)} = ?`).join(', ');
    prepared(database, `UPDATE ${quoted(definition.name)} SET ${assignments} WHERE id = ?`).run(...values, id);
  }
  if (isNew) writeTranslatedDefaults(writing, definition, id);
  writeTranslations(writing, definition, id, payload);
  remember(writing, definition.name, id);
  for (const [name, association] of Object.entries(definition.associations)) {
    const value = payload[name];
    if (value !== undefined && value !== null) writeAssociation(writing, association, id, value);
  }
  return id;
}

/** The time of a writing in the wire format. */
export function writingTime(shop: Shop): string {
  return wireDate(shop.clock());
}

function remember(writing: Writing, entity: string, id: string): void {
  const ids = writing.written.get(entity) ?? new Set<string>();
  writing.written.set(entity, ids.add(id));
}

function demand(writing: Writing, entity: string, id: JsonValue, from: string): void {
  if (typeof id !== 'string') return;
  const ids = writing.wanted.get(entity) ?? new Map<string, string>();
  writing.wanted.set(entity, ids.set(id.toLowerCase(), from));
}

type Columns = Record<string, SQLInputValue>;

function refuseUnknown(definition: EntityDefinition, payload: JsonObject): void {
  const known = new Set(['id', 'translations', ...Object.keys(times)]);
  for (const key of Object.keys(payload)) {
    const isKnown = known.has(key) || Object.hasOwn(definition.fields, key);
    if (!isKnown && !Object.hasOwn(definition.associations, key)) {
      throw new TypeError(`${definition.name} has no field ${key}`);
    }
  }
}

function setColumns(writing: Writing, table: string, keys: Columns, columns: Columns): void {
  const all = { ...keys, ...columns };
  const shape = `${table} ${Object.keys(all).join()}`;
  // Hundreds of rows of an order have few shapes.
  const text = writing.texts.get(shape) ?? insertText(table, Object.keys(keys), Object.keys(columns));
  writing.texts.set(shape, text);
  prepared(writing.shop.database, text).run(...Object.values(all));
}

function insertText(table: string, keys: readonly string[], columns: readonly string[]): string {
  const names = [...keys, ...columns].map(quoted);
  const updates = columns.map((name) => `${quoted(name)} = excluded.${quoted(name)}`);
  const onConflict = updates.length === 0 ? 'NOTHING' : `UPDATE SET ${updates.join(', ')}`;
  const insert = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
  return `${insert} ON CONFLICT (${keys.map(quoted).join(', ')}) DO ${onConflict}`;
}

/** Fields with a column in the entity's own table. Worked out once for each definition, not for each row. */
const plainFieldsOf = new WeakMap<
  EntityDefinition,
  readonly (readonly [name: string, field: Field, column: string])[]
>();

function plainFields(definition: EntityDefinition) {
  const known = plainFieldsOf.get(definition);
  if (known !== undefined) return known;
  const fields = Object.entries({ ...definition.fields, ...times })
    .filter(([, { translated }]) => translated !== true)
    .map(([name, field]) => [name, field, columnOf(name)] as const);
  plainFieldsOf.set(definition, fields);
  return fields;
}

function plainColumns(definition: EntityDefinition, payload: JsonObject, isNew: boolean): Columns {
  const columns: Columns = {};
  const inherits = definition.inheritance === true && typeof payload['parentId'] === 'string';
  for (const [name, field, column] of plainFields(definition)) {
    const fallback = isNew && !(inherits && field.inherited === true) ? field.default : undefined;
    const followed = field.follows === undefined ? undefined : payload[field.follows];
    const named = payload[name] === undefined ? followed : payload[name];
    const value = named === undefined ? fallback : named;
    if (value !== undefined) columns[column] = toColumn(field, value);
  }
  return columns;
}

function writeTranslations(writing: Writing, definition: EntityDefinition, id: string, payload: JsonObject): void {
  const table = translationTable(definition.name);
  for (const [languageId, fields] of translationValues(definition, payload, writing.languages)) {
    const columns: Columns = {};
    for (const [name, value] of Object.entries(fields)) {
      const field = definition.fields[name];
      if (field?.translated !== true) throw new TypeError(`${definition.name} has no translated field ${name}`);
      columns[columnOf(name)] = toColumn(field, value);
    }
    setColumns(writing, table, { id, language_id: languageId }, columns);
  }
}

/** Translated defaults belong to the system language, and only when nothing else was written. */
function writeTranslatedDefaults(writing: Writing, definition: EntityDefinition, id: string): void {
  const columns = translatedDefaults(definition);
  if (Object.keys(columns).length === 0) return;
  setColumns(writing, translationTable(definition.name), { id, language_id: writing.languages.system }, columns);
}

/** Worked out once for each definition, not for each row. */
const translatedDefaultsOf = new WeakMap<EntityDefinition, Columns>();

function translatedDefaults(definition: EntityDefinition): Columns {
  const known = translatedDefaultsOf.get(definition);
  if (known !== undefined) return known;
  const columns: Columns = {};
  for (const [name, field] of Object.entries(definition.fields)) {
    if (field.translated === true && field.default !== undefined)
      columns[columnOf(name)] = toColumn(field, field.default);
  }
  translatedDefaultsOf.set(definition, columns);
  return columns;
}

function objects(value: JsonValue, place: string): readonly JsonObject[] {
  if (isJsonList(value) && value.every(isJsonObject)) return value;
  throw new TypeError(`${place} must be a list of objects`);
}

function writeChildren(writing: Writing, association: OneToMany, ownerId: string, items: readonly JsonObject[]): void {
  const target = definitionOf(writing.shop, association.entity);
  const named = items.flatMap(({ id }) => (typeof id === 'string' ? [id.toLowerCase()] : []));
  // One look for all of them: an order has hundreds of lines.
  const known = idsOf(writing, target, named);
  // The same id once more is no longer new.
  const exists = (id: string): boolean => known.has(id) || !known.add(id);
  for (const item of items) writeEntity(writing, target, { ...item, [association.foreignField]: ownerId }, exists);
}

/** Those of the ids that stand for an entity already. */
function idsOf({ shop }: Writing, { name }: EntityDefinition, ids: readonly string[]): Set<string> {
  if (ids.length === 0) return new Set();
  const select = `SELECT id FROM ${quoted(name)} WHERE id IN (SELECT value FROM json_each(?))`;
  return new Set(
    prepared(shop.database, select)
      .all(JSON.stringify(ids))
      .map((row) => String(row['id'])),
  );
}

function writeMapping(writing: Writing, association: ManyToMany, ownerId: string, items: readonly JsonObject[]): void {
  const target = definitionOf(writing.shop, association.entity);
  for (const item of items) {
    const isReference = Object.keys(item).length === 1 && typeof item['id'] === 'string';
    const id = isReference ? textOf(item['id']).toLowerCase() : writeEntity(writing, target, item);
    if (isReference) demand(writing, association.entity, id, association.table);
    const keys = { [association.localColumn]: ownerId, [association.foreignColumn]: id };
    setColumns(writing, quoted(association.table), keys, {});
  }
}

function writeAssociation(writing: Writing, association: Association, ownerId: string, value: JsonValue): void {
  if (association.kind === 'manyToOne') return;
  const isSingle = association.kind === 'oneToMany' && association.single === true && isJsonObject(value);
  const items = objects(isSingle ? [value] : value, association.entity);
  if (association.kind === 'oneToMany') writeChildren(writing, association, ownerId, items);
  else writeMapping(writing, association, ownerId, items);
}

/** Entities given in place of an id are written first; the payload then holds their ids. */
function withWrittenTargets(writing: Writing, definition: EntityDefinition, payload: JsonObject): JsonObject {
  const resolved = { ...payload };
  for (const [name, association] of Object.entries(definition.associations)) {
    if (association.kind !== 'manyToOne') continue;
    const value = payload[name];
    if (isJsonObject(value)) {
      resolved[association.localField] = writeEntity(writing, definitionOf(writing.shop, association.entity), value);
    }
    demand(writing, association.entity, resolved[association.localField] ?? null, `${definition.name}.${name}`);
  }
  return resolved;
}
