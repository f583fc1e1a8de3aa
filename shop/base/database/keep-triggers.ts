import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './in-transaction.ts';

export interface Trigger {
  /** Letters, digits and underscores. */
  readonly name: string;
  /** `AFTER INSERT ON product`, for example. */
  readonly when: string;
  /** One statement. */
  readonly work: string;
}

/** Makes sure the database has these triggers as they are; whoever writes to its tables, sets them off. */
export function keepTriggers(database: DatabaseSync, triggers: readonly Trigger[]): void {
  const rows = database.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").all();
  const known = new Map(rows.map((row) => [String(row['name']), row['sql']]));
  const statements = triggers.flatMap(({ name, when, work }) => {
    const sql = `CREATE TRIGGER "${name}" ${when} BEGIN ${work}; END`;
    if (known.get(name) === sql) return [];
    return [...(known.has(name) ? [`DROP TRIGGER "${name}"`] : []), sql];
  });
  if (statements.length > 0) inTransaction(database, () => database.exec(statements.join(';\n')));
}
