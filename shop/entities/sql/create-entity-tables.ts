import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../base/database/in-transaction.ts';
import type { EntityDefinition, Field, FieldKind } from '../definition.ts';
import { columnOf, quoted } from './sql-names.ts';

const types: Readonly<Record<FieldKind, string>> = {
  id: 'TEXT',
  string: 'TEXT',
  integer: 'INTEGER',
  number: 'REAL',
  boolean: 'INTEGER',
  date: 'TEXT',
  json: 'TEXT',
  list: 'TEXT',
};

type Columns = Readonly<Record<string, string>>;

/**
 * Makes the tables match the definitions: creates what is missing (tables, columns, mapping tables, indexes) and
 * never removes anything. Other changes of stored data are steps of `migrate`.
 */
export function createEntityTables(database: DatabaseSync, definitions: Iterable<EntityDefinition>): void {
  inTransaction(database, () => {
    for (const definition of definitions) {
      ensureEntity(database, definition);
      ensureMappings(database, definition);
    }
  });
}

function ensureTable(database: DatabaseSync, table: string, columns: Columns, primaryKey: readonly string[]): void {
  const existing = new Set(
    database
      .prepare('SELECT name FROM pragma_table_info(?)')
      .all(table)
      .map((row) => String(row['name'])),
  );
  if (existing.size === 0) {
    const lines = Object.entries(columns).map(([name, type]) => `${quoted(name)} ${type}`);
    const key = primaryKey.map(quoted).join(', ');
    database.exec(`CREATE TABLE ${quoted(table)} (${lines.join(', ')}, PRIMARY KEY (${key})) WITHOUT ROWID`);
    return;
  }
  for (const [name, type] of Object.entries(columns)) {
    // SQLite cannot add a NOT NULL column without a default to a table with rows; only keys and times are NOT NULL.
    if (!existing.has(name)) database.exec(`ALTER TABLE ${quoted(table)} ADD COLUMN ${quoted(name)} ${type}`);
  }
}

function ensureIndex(database: DatabaseSync, table: string, columns: readonly string[]): void {
  const name = quoted(`${table}__${columns.join('__')}`);
  database.exec(`CREATE INDEX IF NOT EXISTS ${name} ON ${quoted(table)} (${columns.map(quoted).join(', ')})`);
}

function fieldColumns(fields: readonly (readonly [string, Field])[]): Columns {
  return Object.fromEntries(fields.map(([name, field]) => [columnOf(name), types[field.kind]]));
}

function ensureEntity(database: DatabaseSync, definition: EntityDefinition): void {
  const fields = Object.entries(definition.fields);
  const times = { created_at: 'TEXT NOT NULL', updated_at: 'TEXT' };
  const own = fieldColumns(fields.filter(([, field]) => field.translated !== true));
  ensureTable(database, definition.name, { id: 'TEXT NOT NULL', ...times, ...own }, ['id']);
  const translated = fields.filter(([, field]) => field.translated === true);
  if (translated.length > 0) {
    const columns = { id: 'TEXT NOT NULL', language_id: 'TEXT NOT NULL', ...fieldColumns(translated) };
    ensureTable(database, `${definition.name}_translation`, columns, ['id', 'language_id']);
  }
  for (const index of definition.indexes ?? []) ensureIndex(database, definition.name, index.map(columnOf));
}

function ensureMappings(database: DatabaseSync, definition: EntityDefinition): void {
  for (const association of Object.values(definition.associations)) {
    if (association.kind !== 'manyToMany') continue;
    const { table, localColumn, foreignColumn } = association;
    ensureTable(database, table, { [localColumn]: 'TEXT NOT NULL', [foreignColumn]: 'TEXT NOT NULL' }, [
      localColumn,
      foreignColumn,
    ]);
    ensureIndex(database, table, [foreignColumn, localColumn]);
  }
}
