import { DatabaseSync } from 'node:sqlite';
import { addSqlFunctions } from './sql-functions.ts';

/**
 * Opens the database of a shop that is open already, to read alone: it sees what any connection has committed.
 *
 * @param path a file that exists
 */
export function openToRead(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { readOnly: true });
  // In KiB when negative: the hot pages of a large catalogue.
  database.exec('PRAGMA cache_size = -32768');
  database.exec('PRAGMA busy_timeout = 5000');
  addSqlFunctions(database);
  return database;
}
