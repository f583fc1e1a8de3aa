import { DatabaseSync } from 'node:sqlite';
import { addSqlFunctions } from './sql-functions.ts';

/**
 * Opens the shop's SQLite database.
 * SQL may use the functions of `addSqlFunctions`. A committed transaction survives SIGKILL and power loss (WAL with `synchronous=FULL`); foreign keys are enforced.
 *
 * @param path file to open or create, or `:memory:`
 */
export function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path);
  // Rows of products are larger than a quarter of the usual 4 KiB: each would take an overflow page of its own.
  // Only a new file takes the size on.
  database.exec('PRAGMA page_size = 8192');
  // In KiB when negative. A large import and the hot pages of a large catalogue stay in memory.
  database.exec('PRAGMA cache_size = -65536');
  if (path !== ':memory:') {
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
  }
  database.exec('PRAGMA foreign_keys = ON');
  database.exec('PRAGMA busy_timeout = 5000');
  addSqlFunctions(database);
  return database;
}
