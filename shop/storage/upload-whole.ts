import { randomId } from '#shop/random-id.ts';
import { appendBody } from './append-body.ts';
import { BodyInterrupted, readPieces } from './body-pieces.ts';
import { createFile, pathOf, removeFile, withFile } from './data-files.ts';
import { digestFile } from './file-digest.ts';
import { guardDiskSpace, requireDiskSpace, type FileStore } from './file-store.ts';
import { countStoredBytes, mostBytes, requireAllowance } from './limits.ts';
import type { ObjectMetadata } from './object-metadata.ts';
import { publishObject } from './publish-object.ts';
import { byteCount, type StorageCall } from './storage-call.ts';
import { badRequest, StorageError, tooLarge } from './storage-error.ts';
import type { StoredObject } from './stored-object.ts';
import { asWriteError } from './write-error.ts';

/** What is known of a one-request upload once its bytes are on disk. */
export type WholeUpload = {
  readonly bucket: string;
  readonly name: string;
  readonly metadata: ObjectMetadata;
  /** Base64 MD5 the client promised, or null. */
  readonly md5: string | null;
};

/** Takes the bytes of the object out of the pieces of a body. */
export type Unwrap = {
  /** Yields the object's bytes, possibly followed by a tail that `dataLength` cuts off. */
  readonly pieces: AsyncIterable<Uint8Array>;
  /** Length of the object within the bytes written. */
  readonly dataLength: (path: string, written: number) => Promise<number>;
};

/** Bytes around the data in a one-request upload: metadata, part headers, boundaries. */
export const WRAPPING_BYTES = 66 * 1024;

/**
 * Stores an object that came in one request. Nothing of it stays when anything fails.
 *
 * @param describe called when all bytes have arrived: names the object
 * @throws {StorageError} 400 wrong MD5, 402, 408, 413, 507
 * @throws {BodyInterrupted} when the client vanished
 */
export async function uploadWhole(
  store: FileStore,
  call: StorageCall,
  unwrap: (pieces: AsyncIterable<Uint8Array>) => Unwrap,
  describe: () => WholeUpload,
): Promise<StoredObject> {
  const fileId = randomId(store.random);
  await requireDiskSpace(store, byteCount(call.headers, 'content-length') ?? 0);
  await createFile(store.folder, fileId);
  try {
    const pieces = readPieces(call.body, store.patience);
    await writeWhole(store, call.owner, fileId, unwrap(guardDiskSpace(store, pieces)));
    return await publishWhole(store, call.owner, fileId, describe());
  } catch (error) {
    await removeFile(store.folder, fileId);
    throw asWriteError(error);
  }
}

async function writeWhole(store: FileStore, owner: string | null, fileId: string, { pieces, dataLength }: Unwrap) {
  const path = pathOf(store.folder, fileId);
  const limit = mostBytes(store, owner, null);
  await withFile(path, async (file) => {
    const { end, size } = await appendBody(file, pieces, { at: 0, most: limit + WRAPPING_BYTES });
    if (end === 'overrun') throw tooLarge(limit);
    if (end instanceof BodyInterrupted) throw end;
    const length = await dataLength(path, size);
    if (length > limit) throw tooLarge(limit);
    await file.truncate(length);
    await file.datasync();
  });
}

async function publishWhole(store: FileStore, owner: string | null, fileId: string, upload: WholeUpload) {
  const digest = await digestFile(pathOf(store.folder, fileId));
  if (upload.md5 !== null && upload.md5 !== digest.md5) throw wrongMd5();
  // Checked again: other uploads may have been stored while this one arrived.
  requireAllowance(store, { ...upload, owner, size: digest.size });
  const { bucket, name, metadata } = upload;
  return publishObject(store, { bucket, name, fileId, digest, metadata }, () =>
    countStoredBytes(store, owner, digest.size),
  );
}

export function wrongMd5(headers: Readonly<Record<string, string>> = {}): StorageError {
  return new StorageError(400, 'Provided MD5 hash does not match the uploaded content.', headers);
}

/** @throws {StorageError} 400 when the promised MD5 is not 16 bytes in base64 */
export function promisedMd5(md5: string | null | undefined): string | null {
  if (md5 === null || md5 === undefined || md5 === '') return null;
  if (!/^[A-Za-z0-9+/]{22}==$/.test(md5)) throw badRequest('The metadata field "md5Hash" is not valid.');
  return md5;
}
