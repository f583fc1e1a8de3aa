import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { allFileIds, cutFile, isChangedSince, removeFileNow } from '../bytes/data-files.ts';
import { saveReceived, sessionsWithFile } from '../records/session-table.ts';

const fileSchema = z.object({ file_id: z.string() });

/**
 * Brings files and database together after a crash, before anything is served: bytes of sessions that were never
 * acknowledged are cut off, a session whose file is shorter than acknowledged (a disk that lied) goes back to what is
 * there, files that belong to nothing are removed. A file written since this process began is nobody's crash: it stays
 * as it is. Blocks.
 */
export function repairFiles(database: DatabaseSync, folder: string, began: Date): void {
  const isOld = (fileId: string) => !isChangedSince(folder, fileId, began);
  const existing = allFileIds(folder).filter(isOld);
  const sessions = sessionsWithFile(database).filter(({ fileId }) => isOld(fileId ?? ''));
  for (const { id, fileId, received } of sessions) {
    const size = cutFile(folder, fileId ?? '', received);
    if (size < received) saveReceived(database, { id, received: size, digestState: null, digestStamp: null });
  }
  const owned = new Set([...sessions.map(({ fileId }) => fileId), ...fileIdsOfObjects(database)]);
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
