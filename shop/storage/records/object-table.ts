import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { objectFromRow, type StoredObject } from './stored-object.ts';
import { endOfPrefix } from '../protocol/object-name.ts';

const countSchema = z.object({ total: z.number() });
const nameSchema = z.object({ name: z.string() });

export function findObject(database: DatabaseSync, bucket: string, name: string): StoredObject | null {
  const row = database.prepare('SELECT * FROM storage_objects WHERE bucket = ? AND name = ?').get(bucket, name);
  return row === undefined ? null : objectFromRow(row);
}

/** The newest object of that name in any bucket. */
export function findByName(database: DatabaseSync, name: string): StoredObject | null {
  const row = database
    .prepare('SELECT * FROM storage_objects WHERE name = ? ORDER BY generation DESC LIMIT 1')
    .get(name);
  return row === undefined ? null : objectFromRow(row);
}

/** Writes the object, replacing any earlier generation of that name. */
export function putObject(database: DatabaseSync, object: StoredObject): void {
  database
    .prepare(
      `INSERT OR REPLACE INTO storage_objects
         (bucket, name, generation, metageneration, size, md5, crc32c, metadata, download_tokens, file_id,
          time_created, updated)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      object.bucket,
      object.name,
      object.generation,
      object.metageneration,
      object.size,
      object.md5,
      object.crc32c,
      JSON.stringify(object.metadata),
      object.downloadTokens.join(','),
      object.fileId,
      object.timeCreated,
      object.updated,
    );
}

/** @returns false when there was no such object */
export function removeObject(database: DatabaseSync, bucket: string, name: string): boolean {
  return database.prepare('DELETE FROM storage_objects WHERE bucket = ? AND name = ?').run(bucket, name).changes > 0;
}

/** Highest generation in the store, 0 when it is empty. */
export function lastGeneration(database: DatabaseSync): number {
  const row = database.prepare('SELECT coalesce(max(generation), 0) AS total FROM storage_objects').get();
  return countSchema.parse(row).total;
}

/** Bytes of all objects whose name starts with `prefix` (which ends in a slash). */
export function storedBytes(
  database: DatabaseSync,
  { bucket, prefix }: { readonly bucket: string; readonly prefix: string },
): number {
  const row = database
    .prepare('SELECT coalesce(sum(size), 0) AS total FROM storage_objects WHERE bucket = ? AND name >= ? AND name < ?')
    .get(bucket, prefix, endOfPrefix(prefix));
  return countSchema.parse(row).total;
}

/** Bytes of all objects. */
export function allStoredBytes(database: DatabaseSync): number {
  return countSchema.parse(database.prepare('SELECT coalesce(sum(size), 0) AS total FROM storage_objects').get()).total;
}

/** Where to look for names; all bounds in UTF-8 order. */
export interface NameRange {
  readonly bucket: string;
  readonly from: string;
  readonly fromExcluded: boolean;
  readonly end: string | null;
}

/**
 * The next names of a range in UTF-8 order. Names with empty segments (`a//b`, `/a`, `a/`) are passed over:
 * storage clients cannot address them.
 */
export function namesInRange(database: DatabaseSync, range: NameRange, limit: number): string[] {
  return database
    .prepare(
      `SELECT name FROM storage_objects
       WHERE bucket = ?1 AND name >= ?2 AND (?3 = 0 OR name > ?2) AND (?4 IS NULL OR name < ?4)
         AND instr('/' || name || '/', '//') = 0
       ORDER BY name LIMIT ?5`,
    )
    .all(range.bucket, range.from, range.fromExcluded ? 1 : 0, range.end, limit)
    .map((row) => nameSchema.parse(row).name);
}
