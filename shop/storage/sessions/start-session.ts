import { randomId } from '#shop/base/random-id.ts';
import { createFile, removeFile } from '../bytes/data-files.ts';
import { requireDiskSpace, unguessableId, type FileStore } from '../records/file-store.ts';
import { requireAllowance, requireFreeSession } from '../records/limits.ts';
import { newMetadata, parseMetadataChange } from '../protocol/object-metadata.ts';
import { parseObjectName } from '../protocol/object-name.ts';
import { readText } from '../protocol/read-text.ts';
import { sessionAnswer } from './session-answers.ts';
import { putSession } from '../records/session-table.ts';
import { byteCount, requireChangeable, type StorageCall } from '../records/storage-call.ts';
import type { NamedLater } from '../objects/upload-multipart.ts';
import type { UploadSession } from '../records/upload-session.ts';
import { promisedMd5 } from '../objects/upload-whole.ts';
import { asWriteError } from '../bytes/write-error.ts';

/**
 * `start`: opens a session. The object of that name, if there is one, stays until the session is final.
 *
 * @throws {StorageError} 400 no name or bad metadata, 402, 403, 413, 507
 */
export async function startSession(store: FileStore, call: StorageCall, place: NamedLater): Promise<Response> {
  const change = parseMetadataChange(await readText(call.body, store.patience));
  const name = place.name ?? parseObjectName(change.name ?? '');
  requireChangeable(store, call, 'create', name);
  const declaredSize = byteCount(call.headers, 'x-goog-upload-header-content-length');
  const session: UploadSession = {
    id: unguessableId(store),
    bucket: place.bucket,
    name,
    metadata: newMetadata(change, call.headers.get('x-goog-upload-header-content-type')),
    md5: promisedMd5(change.md5Hash),
    declaredSize,
    owner: call.owner,
    received: 0,
    digestState: null,
    digestStamp: null,
    status: 'active',
    result: null,
    fileId: randomId(store.random),
    expiresAt: store.clock().getTime() + store.settings.sessionLifetime,
  };
  await openSession(store, session);
  const address = sessionAddress(call.origin, session);
  return sessionAnswer(session, { 'x-goog-upload-url': address, 'x-goog-upload-control-url': address });
}

async function openSession(store: FileStore, session: UploadSession): Promise<void> {
  const requireLimits = () => {
    requireAllowance(store, { ...session, size: session.declaredSize });
    requireFreeSession(store, session.owner);
  };
  requireLimits();
  await requireDiskSpace(store, session.declaredSize ?? 0);
  const fileId = session.fileId ?? '';
  try {
    const file = await createFile(store.folder, fileId);
    await file.close();
    // Checked again in the step that counts: other sessions may have opened meanwhile.
    requireLimits();
    putSession(store.database, session);
  } catch (error) {
    await removeFile(store.folder, fileId);
    throw asWriteError(error);
  }
}

/** The absolute address of a session; clients treat it as opaque, and as a secret. */
function sessionAddress(origin: string, { bucket, name, id }: UploadSession): string {
  const query = `name=${encodeURIComponent(name)}&upload_id=${id}&upload_protocol=resumable`;
  return `${origin}/v0/b/${encodeURIComponent(bucket)}/o?${query}`;
}
