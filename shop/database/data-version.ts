import type { DatabaseSync } from 'node:sqlite';
import { prepared } from './prepared.ts';

/** A number that changes whenever another connection has written to the database, and never by this one's writes. */
export function dataVersion(database: DatabaseSync): number {
  return Number(prepared(database, 'PRAGMA data_version').get()?.['data_version']);
}
