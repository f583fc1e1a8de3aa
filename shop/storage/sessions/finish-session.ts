import { isAccepted, isContentJudged, readHead } from '../objects/accepted-content.ts';
import { pathOf, removeFile, syncEntry } from '../bytes/data-files.ts';
import type { FileStore } from '../records/file-store.ts';
import { sessionChecksums } from './session-checksums.ts';
import { isHeld } from '../records/object-hold.ts';
import { publishObject } from '../objects/publish-object.ts';
import { sessionHeaders, sessionRefusal } from './session-answers.ts';
import { findSession, putSession } from '../records/session-table.ts';
import { metadataJson } from '../records/stored-object.ts';
import { objectHeld, wrongContent } from '../protocol/storage-error.ts';
import type { UploadSession } from '../records/upload-session.ts';
import { wrongMd5 } from '../objects/upload-whole.ts';

/**
 * Makes the bytes of an active session the object, atomically with the end of the session.
 *
 * @throws {StorageError} 400 bytes are missing (the session stays active), or the promised MD5 does not match
 *   (the session is cancelled: its bytes can never become right); 403 when an order names the object by now; 415 for neither a PDF nor a picture
 *   (cancelled too);
 *   503 when the disk lost bytes (the session goes back to what is left)
 */
export async function finishSession(store: FileStore, session: UploadSession): Promise<UploadSession> {
  const { declaredSize, received, fileId, bucket, name, metadata, owner } = session;
  if (declaredSize !== null && received !== declaredSize) {
    throw sessionRefusal(session, `The upload has ${received} of the ${declaredSize} bytes announced at its start.`);
  }
  if (fileId === null) throw new Error(`Active session without a file: ${name}`);
  const checksums = await sessionChecksums(store, session, fileId);
  if (received === 0) await syncEntry(store.folder, fileId);
  if (isContentJudged(store, owner) && !isAccepted(await readHead(pathOf(store.folder, fileId), received))) {
    throw wrongContent(sessionHeaders(await cancelSession(store, session)));
  }
  if (owner !== null && isHeld(store.database, name)) {
    throw objectHeld(sessionHeaders(await cancelSession(store, session)));
  }
  if (session.md5 !== null && session.md5 !== checksums.md5) {
    throw wrongMd5(sessionHeaders(await cancelSession(store, session)));
  }
  await publishObject(store, { bucket, name, fileId, size: received, checksums, metadata, owner }, (object) => {
    const result = JSON.stringify(metadataJson(object));
    putSession(store.database, { ...session, status: 'final', result, digestState: null, fileId: null });
  });
  return findSession(store.database, session.id) ?? session;
}

/** Ends an active session and removes its bytes. */
export async function cancelSession(store: FileStore, session: UploadSession): Promise<UploadSession> {
  const cancelled: UploadSession = { ...session, status: 'cancelled', received: 0, digestState: null, fileId: null };
  putSession(store.database, cancelled);
  if (session.fileId !== null) await removeFile(store.folder, session.fileId);
  return cancelled;
}
