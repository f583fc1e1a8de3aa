import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './in-transaction.ts';

/**
 * Brings one named set of tables up to date: every step (SQL, may hold several statements) runs once, in order,
 * each in its own transaction. Steps that ever ran are never edited; a change is a new step at the end.
 */
export function migrate(database: DatabaseSync, name: string, migrations: readonly string[]): void {
  database.exec(
    'CREATE TABLE IF NOT EXISTS schema_migrations (name TEXT PRIMARY KEY, step INTEGER NOT NULL) WITHOUT ROWID',
  );
  const done = Number(database.prepare('SELECT step FROM schema_migrations WHERE name = ?').get(name)?.['step'] ?? 0);
  for (const [index, sql] of migrations.entries()) {
    if (index < done) continue;
    inTransaction(database, () => {
      database.exec(sql);
      database
        .prepare('INSERT INTO schema_migrations VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET step = excluded.step')
        .run(name, index + 1);
    });
  }
}
