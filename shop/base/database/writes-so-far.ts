import type { DatabaseSync } from 'node:sqlite';
import { prepared } from './prepared.ts';

/**
 * Another text after any row was written, by this connection or, as far as this one sees it, by any other. What was read
 * under one text is still true under the same.
 */
export function writesSoFar(database: DatabaseSync): string {
  const own = prepared(database, 'SELECT total_changes() AS changes').get()?.['changes'];
  const others = prepared(database, 'PRAGMA data_version').get()?.['data_version'];
  return `${String(own)} ${String(others)}`;
}
