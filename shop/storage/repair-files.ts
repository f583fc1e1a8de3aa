import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { allFileIds, cutFile, removeFileNow } from './data-files.ts';
import { saveReceived, sessionsWithFile } from './session-table.ts';

const fileSchema = z.object({ file_id: z.string() });

/**
 * Brings files and database together after a crash, before anything is served: bytes of sessions that were never
 * acknowledged are cut off, a session whose file is shorter than acknowledged (a disk that lied) goes back to what is
 * there, files that belong to nothing are removed. Blocks.
 */
export function repairFiles(database: DatabaseSync, folder: string): void {
  const existing = allFileIds(folder);
  const sessions = sessionsWithFile(database);
  for (const { id, fileId, received } of sessions) {
    const size = cutFile(folder, fileId ?? '', received);
    if (size < received) saveReceived(database, { id, received: size, digestState: null });
  }
  const owned = new Set([...sessions.map((session) => session.fileId), ...fileIdsOfObjects(database)]);
  for (const fileId of existing) {
    if (!owned.has(fileId)) removeFileNow(folder, fileId);
  }
}

function fileIdsOfObjects(database: DatabaseSync): string[] {
  return database
    .prepare('SELECT file_id FROM storage_objects')
    .all()
    .map((row) => fileSchema.parse(row).file_id);
}
