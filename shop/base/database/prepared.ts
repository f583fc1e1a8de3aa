import type { DatabaseSync, StatementSync } from 'node:sqlite';

const limit = 500;
const statements = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

/** A prepared statement, kept for the next time the same text is wanted. For texts from a small set only. */
export function prepared(database: DatabaseSync, sql: string): StatementSync {
  const known = statements.get(database) ?? new Map<string, StatementSync>();
  statements.set(database, known);
  const statement = known.get(sql) ?? database.prepare(sql);
  if (known.size >= limit) known.clear();
  known.set(sql, statement);
  return statement;
}
