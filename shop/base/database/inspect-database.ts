import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { DataRefused, refusingDatabase } from './data-refused.ts';

/** How many steps of each named set of tables this version of the shop knows. */
export type SchemaSteps = ReadonlyMap<string, number>;

/**
 * Looks at a database before it is opened for writing, and changes nothing. Reads all of it: about a second for a
 * gigabyte.
 *
 * @throws {DataRefused} damaged, locked, written by a newer version, or missing while files are there that it should know
 */
export function inspectDatabase(path: string, steps: SchemaSteps): void {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0) {
    requireNoFiles(path);
    return;
  }
  refusingDatabase(path, () => {
    const database = new DatabaseSync(path, { readOnly: true, timeout: patience });
    try {
      requireWhole(database, path);
      requireKnownSteps(database, path, steps);
    } finally {
      database.close();
    }
  });
}

/** How long (ms) another program may hold the database at the start. */
const patience = 1000;

/**
 * Proves that the database can be written now.
 *
 * @throws {DataRefused}
 */
export function requireWritable(database: DatabaseSync, path: string): void {
  refusingDatabase(path, () => {
    const before = Number(database.prepare('PRAGMA busy_timeout').get()?.['timeout']);
    database.exec(`PRAGMA busy_timeout = ${patience}; BEGIN IMMEDIATE; ROLLBACK; PRAGMA busy_timeout = ${before}`);
  });
}

/** The file store removes files its database does not know: an empty one would take all of them for leftovers. */
function requireNoFiles(path: string): void {
  const files = join(dirname(path), 'storage');
  if (statSync(files, { throwIfNoEntry: false }) === undefined) return;
  if (!readdirSync(files, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile())) return;
  throw new DataRefused(
    `The database ${path} is missing, but ${files} holds files that it should know; restore a backup, or set DATA_DIR to another folder.`,
  );
}

const checkSchema = z.object({ quick_check: z.string() });

function requireWhole(database: DatabaseSync, path: string): void {
  const found = checkSchema.parse(database.prepare('PRAGMA quick_check(1)').get());
  if (found.quick_check !== 'ok') throw DataRefused.damaged(path, found.quick_check);
}

const stepSchema = z.object({ name: z.string(), step: z.number() });

function requireKnownSteps(database: DatabaseSync, path: string, steps: SchemaSteps): void {
  const table = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'schema_migrations'").get();
  if (table === undefined) return;
  const done = database.prepare('SELECT name, step FROM schema_migrations').all();
  // A set nobody here knows is left alone: its tables are never read.
  const newer = done.map((row) => stepSchema.parse(row)).find(({ name, step }) => step > (steps.get(name) ?? step));
  if (newer === undefined) return;
  throw new DataRefused(
    `The database ${path} was written by a newer version of the shop (${newer.name} ${newer.step}); start that version, or restore a backup of this one.`,
  );
}
