import { inTransaction } from '#shop/base/database/in-transaction.ts';
import { acceptedContent, isContentJudged, isHeadComplete, readHead } from '../objects/accepted-content.ts';
import { appendBody } from '../bytes/append-body.ts';
import { BodyInterrupted, readPieces } from '../protocol/body-pieces.ts';
import { pathOf, syncEntry, withFile } from '../bytes/data-files.ts';
import { growingDigest } from '../bytes/file-digest.ts';
import { fileStamp, stateOfFile } from '../bytes/file-stamp.ts';
import { guardDiskSpace, requireDiskSpace, type FileStore } from '../records/file-store.ts';
import { countStoredBytes, leftToGrow, mostBytes, noRoomToGrow, requireRoom } from '../records/limits.ts';
import { chunkGranularity } from '../bytes/block-pool.ts';
import { sessionRefusal } from './session-answers.ts';
import { saveReceived } from '../records/session-table.ts';
import { byteCount, type StorageCall } from '../records/storage-call.ts';
import { tooLarge } from '../protocol/storage-error.ts';
import type { UploadSession } from '../records/upload-session.ts';
import { asWriteError } from '../bytes/write-error.ts';

/**
 * Adds a chunk to an active session and returns the session with the bytes that are now safe from a crash.
 * Bytes the session already has are passed over, so that a client that missed an answer may send them again.
 *
 * @param signal ends the reading when a newer command on the session arrives
 * @throws {StorageError} 400 gap, or more bytes than announced (nothing of the chunk is kept); 402 no room for an
 *   upload of unknown size to grow; 413; 507;
 *   415 neither a PDF nor a picture (the session can never become right)
 * @throws {BodyInterrupted} when the body ended early; whole multiples of the granularity are kept
 */
export async function receiveChunk(
  store: FileStore,
  call: StorageCall,
  session: UploadSession,
  signal: AbortSignal,
): Promise<UploadSession> {
  const skip = session.received - chunkOffset(call, session);
  const most = isUnannounced(session)
    ? session.received + leftToGrow(store, session)
    : mostBytes(store, session.owner, session.declaredSize);
  const length = byteCount(call.headers, 'content-length');
  if (length !== null && session.received + length - skip > most) throw overrun(store, session, most);
  await requireDiskSpace(store, Math.max(0, (length ?? 0) - skip));
  const pieces = guardDiskSpace(store, readPieces(call.body, { ...store.patience, signal }));
  const content = await judgedPieces(store, session, pieces, session.received - skip);
  return storePieces(store, session, content, { skip, most });
}

/** @param at where in the file the pieces begin */
async function judgedPieces(
  store: FileStore,
  session: UploadSession,
  pieces: AsyncIterable<Uint8Array>,
  at: number,
): Promise<AsyncIterable<Uint8Array>> {
  if (isHeadComplete(at) || !isContentJudged(store, session.owner)) return pieces;
  const known = at === 0 ? Buffer.alloc(0) : await readHead(pathOf(store.folder, session.fileId ?? ''), at);
  return acceptedContent(pieces, { known, isWhole: false });
}

async function storePieces(
  store: FileStore,
  session: UploadSession,
  pieces: AsyncIterable<Uint8Array>,
  bounds: { readonly skip: number; readonly most: number },
): Promise<UploadSession> {
  const path = pathOf(store.folder, session.fileId ?? '');
  return withFile(path, async (file) => {
    const state = await stateOfFile(path, session);
    const digest = growingDigest(store, { path, length: session.received, state });
    // The entry of an empty file, made at the start, was not worth waiting for.
    const entry = session.received === 0 ? syncEntry(store.folder, session.fileId ?? '') : Promise.resolve();
    entry.catch(() => undefined);
    try {
      const { end, size } = await appendBody(
        { file, blocks: store.blocks, hash: (bytes) => digest.add(bytes) },
        pieces,
        {
          at: session.received,
          ...bounds,
          keptAfterBreak: (size) => keptAfterBreak(session, size),
        },
      );
      if (end === 'overrun') throw overrun(store, session, bounds.most);
      await entry;
      const counted = { digestState: await digest.state(), digestStamp: await fileStamp(path) };
      const grown = acknowledge(store, { ...session, received: size, ...counted }, session);
      if (end instanceof BodyInterrupted) throw end;
      return grown;
    } catch (error) {
      if (!(error instanceof BodyInterrupted)) await file.truncate(session.received);
      throw asWriteError(error);
    }
  });
}

function acknowledge(store: FileStore, grown: UploadSession, before: UploadSession): UploadSession {
  if (grown.received === before.received) return before;
  inTransaction(store.database, () => {
    // Others may have grown meanwhile.
    if (isUnannounced(before)) requireRoom(store, before, grown.received - before.received);
    saveReceived(store.database, grown);
    countStoredBytes(store, grown.owner, grown.received - before.received);
  });
  return grown;
}

/** The official client needs aligned offsets to go on; only a complete file may end between them. */
function keptAfterBreak(session: UploadSession, size: number): number {
  if (size === session.declaredSize) return size;
  return Math.max(session.received, Math.floor(size / chunkGranularity) * chunkGranularity);
}

function chunkOffset(call: StorageCall, session: UploadSession): number {
  const offset = byteCount(call.headers, 'x-goog-upload-offset');
  if (offset === null) throw sessionRefusal(session, 'X-Goog-Upload-Offset is missing or not a number.');
  if (offset > session.received || (call.strictOffsets && offset < session.received)) {
    const message = `Client uploaded to the wrong offset (${offset} instead of ${session.received}).`;
    throw sessionRefusal(session, message);
  }
  return offset;
}

/** Whether nobody said how long the upload will be: it may grow as long as there is room. */
const isUnannounced = ({ owner, declaredSize }: UploadSession): boolean => owner !== null && declaredSize === null;

function overrun(store: FileStore, session: UploadSession, most: number): Error {
  if (session.declaredSize === null) return most < store.settings.maxObjectBytes ? noRoomToGrow() : tooLarge(most);
  return sessionRefusal(session, `The upload has more than the ${session.declaredSize} bytes announced at its start.`);
}
