import { stat, truncate } from 'node:fs/promises';
import { pathOf } from './data-files.ts';
import type { Checksums, DigestState } from './digest-engine.ts';
import { growingDigest } from './file-digest.ts';
import { stateOfFile } from './file-stamp.ts';
import type { FileStore } from './file-store.ts';
import { CHUNK_GRANULARITY, sessionHeaders } from './session-answers.ts';
import { saveReceived } from './session-table.ts';
import { StorageError } from './storage-error.ts';
import type { UploadSession } from './upload-session.ts';

/** Unit of `blocks` in a file's status (POSIX). */
const STATUS_BLOCK = 512;

/**
 * The checksums of a complete file, which are those of what is on disk. The running ones are believed when the disk has
 * as many blocks as the bytes take; a file that was cut while it grew has a hole instead, and is read back.
 *
 * @throws when the file is not there, or has another length
 */
export async function checksumsOnDisk(
  store: FileStore,
  { fileId, length, state }: { readonly fileId: string; readonly length: number; readonly state: DigestState },
): Promise<Checksums> {
  const path = pathOf(store.folder, fileId);
  const { size, blocks } = await stat(path);
  if (size !== length) throw new Error(`File of ${size} bytes for ${length} received: ${fileId}`);
  const isWhole = blocks * STATUS_BLOCK >= length;
  return growingDigest(store, { path, length, state: isWhole ? state : null }).checksums();
}

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
  const received = Math.floor(size / CHUNK_GRANULARITY) * CHUNK_GRANULARITY;
  await truncate(path, received);
  const left: UploadSession = { ...session, received, digestState: null, digestStamp: null };
  saveReceived(store.database, left);
  return new StorageError(503, 'The file store lost bytes of this upload; ask where it stands.', sessionHeaders(left));
}
