import type { DatabaseSync } from 'node:sqlite';
import { prepared } from './prepared.ts';

/** A number that is another one after every committed write to what pages show; `keepCatalogueVersion` counts it. */
export function catalogueVersion(database: DatabaseSync): number {
  return Number(prepared(database, 'SELECT version FROM catalogue_version').get()?.['version']);
}
