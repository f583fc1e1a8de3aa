import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';

/** A data file some row of the file store names. */
export interface NeededFile {
  readonly fileId: string;
  /** Bytes of it that count; an unfinished upload may have brought more already. */
  readonly bytes: number;
  /** Base64; null while the upload is unfinished. */
  readonly md5: string | null;
}

const rowSchema = z.object({ fileId: z.string(), bytes: z.number(), md5: z.nullable(z.string()) });

/** Every data file the rows of a database name, in the read transaction that is open; none where it has no file store. */
export function neededFiles(database: DatabaseSync): NeededFile[] {
  const table = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'storage_objects'").get();
  if (table === undefined) return [];
  return database
    .prepare(
      `SELECT file_id AS fileId, size AS bytes, md5 FROM storage_objects
       UNION ALL SELECT file_id, received, NULL FROM storage_sessions WHERE file_id IS NOT NULL`,
    )
    .all()
    .map((row) => rowSchema.parse(row));
}
