import { stat, truncate } from 'node:fs/promises';
import { chunkGranularity } from '../bytes/block-pool.ts';
import { pathOf } from '../bytes/data-files.ts';
import type { Checksums } from '../bytes/digest-engine.ts';
import { stateOfFile } from '../bytes/file-stamp.ts';
import type { FileStore } from '../records/file-store.ts';
import { checksumsOnDisk } from '../objects/finished-bytes.ts';
import { sessionHeaders } from './session-answers.ts';
import { saveReceived } from '../records/session-table.ts';
import { StorageError } from '../protocol/storage-error.ts';
import type { UploadSession } from '../records/upload-session.ts';

/**
 * The checksums of all bytes of a session, as they are on disk. Bytes behind the last acknowledged one are cut off.
 *
 * @throws {StorageError} 503 when the file has lost its end; the session then has what is left
 */
export async function sessionChecksums(store: FileStore, session: UploadSession, fileId: string): Promise<Checksums> {
  const path = pathOf(store.folder, fileId);
  const { size } = await stat(path);
  if (size < session.received) throw await goBack(store, session, { path, size });
  if (size > session.received) await truncate(path, session.received);
  return checksumsOnDisk(store, { fileId, length: session.received, state: await stateOfFile(path, session) });
}

async function goBack(
  store: FileStore,
  session: UploadSession,
  { path, size }: { readonly path: string; readonly size: number },
): Promise<StorageError> {
  const received = Math.floor(size / chunkGranularity) * chunkGranularity;
  await truncate(path, received);
  const left: UploadSession = { ...session, received, digestState: null, digestStamp: null };
  saveReceived(store.database, left);
  return new StorageError(503, 'The file store lost bytes of this upload; ask where it stands.', sessionHeaders(left));
}
