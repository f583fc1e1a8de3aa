import type { FileStorage } from '../file-storage.ts';
import { deleteObject } from '../objects/objects.ts';
import { isPassingError, StorageError } from '../protocol/storage-error.ts';
import { cancelSession } from './upload-session.ts';

/**
 * Takes an upload off the server, however far it came: ends its session and deletes the object, which is there already
 * when the last request arrived before its answer was awaited no longer.
 * @throws StorageError for passing reasons only; it may then be called again
 */
export async function abandonUpload(
  storage: FileStorage,
  { path, sessionUrl }: { path: string; sessionUrl: string | undefined },
): Promise<void> {
  // Refused: the upload is complete. Gone: there is no session to end.
  if (sessionUrl !== undefined) await unlessPassing(cancelSession(storage, sessionUrl));
  await deleteIfThere(storage, path);
}

/**
 * Deletes an object; one that is not there, or that may not be deleted, is left alone.
 * @throws StorageError for passing reasons
 */
export function deleteIfThere(storage: FileStorage, path: string): Promise<void> {
  return unlessPassing(deleteObject(storage, path));
}

async function unlessPassing(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof StorageError) || isPassingError(error)) throw error;
  }
}
