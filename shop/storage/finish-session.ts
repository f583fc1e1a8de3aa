import { pathOf, removeFile } from './data-files.ts';
import { digestFile } from './file-digest.ts';
import type { FileStore } from './file-store.ts';
import { publishObject } from './publish-object.ts';
import { sessionHeaders, sessionRefusal } from './session-answers.ts';
import { findSession, putSession } from './session-table.ts';
import { metadataJson } from './stored-object.ts';
import type { UploadSession } from './upload-session.ts';
import { wrongMd5 } from './upload-whole.ts';

/**
 * Makes the bytes of an active session the object, atomically with the end of the session.
 *
 * @throws {StorageError} 400 bytes are missing (the session stays active), or the promised MD5 does not match
 *   (the session is cancelled: its bytes can never become right)
 */
export async function finishSession(store: FileStore, session: UploadSession): Promise<UploadSession> {
  const { declaredSize, received, fileId, bucket, name, metadata } = session;
  if (declaredSize !== null && received !== declaredSize) {
    throw sessionRefusal(session, `The upload has ${received} of the ${declaredSize} bytes announced at its start.`);
  }
  if (fileId === null) throw new Error(`Active session without a file: ${name}`);
  const digest = await digestFile(pathOf(store.folder, fileId));
  if (digest.size !== received) throw new Error(`File of ${digest.size} bytes for ${received} received: ${fileId}`);
  if (session.md5 !== null && session.md5 !== digest.md5) {
    throw wrongMd5(sessionHeaders(await cancelSession(store, session)));
  }
  await publishObject(store, { bucket, name, fileId, digest, metadata }, (object) => {
    const result = JSON.stringify(metadataJson(object));
    putSession(store.database, { ...session, status: 'final', result, fileId: null });
  });
  return findSession(store.database, session.id) ?? session;
}

/** Ends an active session and removes its bytes. */
export async function cancelSession(store: FileStore, session: UploadSession): Promise<UploadSession> {
  const cancelled: UploadSession = { ...session, status: 'cancelled', received: 0, fileId: null };
  putSession(store.database, cancelled);
  if (session.fileId !== null) await removeFile(store.folder, session.fileId);
  return cancelled;
}
