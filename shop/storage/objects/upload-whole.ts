import { randomId } from '#shop/base/random-id.ts';
import type { FileHandle } from 'node:fs/promises';
import { acceptedContent, isContentJudged } from './accepted-content.ts';
import { appendBody } from '../bytes/append-body.ts';
import type { BlockTarget } from '../bytes/block-storing.ts';
import { BodyInterrupted, readPieces } from '../protocol/body-pieces.ts';
import { createFile, removeFile, syncEntry } from '../bytes/data-files.ts';
import type { Checksums, DigestState } from '../bytes/digest-engine.ts';
import { growingDigest } from '../bytes/file-digest.ts';
import { checksumsOnDisk } from './finished-bytes.ts';
import { guardDiskSpace, requireDiskSpace, type FileStore } from '../records/file-store.ts';
import { countStoredBytes, mostBytes, requireAllowance } from '../records/limits.ts';
import type { ObjectMetadata } from '../protocol/object-metadata.ts';
import { publishObject } from './publish-object.ts';
import { byteCount, type StorageCall } from '../records/storage-call.ts';
import { badRequest, StorageError, tooLarge } from '../protocol/storage-error.ts';
import type { StoredObject } from '../records/stored-object.ts';
import { asWriteError } from '../bytes/write-error.ts';

/** What is known of a one-request upload once its bytes are on disk. */
export interface WholeUpload {
  readonly bucket: string;
  readonly name: string;
  readonly metadata: ObjectMetadata;
  /** Base64 MD5 the client promised, or null. */
  readonly md5: string | null;
}

/** Takes the bytes of the object out of the pieces of a body. */
export type Unwrap = (pieces: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

/** Bytes around the data in a one-request upload: metadata, part headers, boundaries. */
export const wrappingBytes = 66 * 1024;

/**
 * Stores an object that came in one request. Nothing of it stays when anything fails.
 *
 * @param describe called when all bytes have arrived: names the object
 * @throws {StorageError} 400 wrong MD5, 402, 408, 413, 415, 507
 * @throws {BodyInterrupted} when the client vanished
 */
export async function uploadWhole(
  store: FileStore,
  call: StorageCall,
  unwrap: Unwrap,
  describe: () => WholeUpload,
): Promise<StoredObject> {
  const fileId = randomId(store.random);
  await requireDiskSpace(store, byteCount(call.headers, 'content-length') ?? 0);
  const file = await createFile(store.folder, fileId);
  try {
    const pieces = unwrap(guardDiskSpace(store, readPieces(call.body, store.patience)));
    const entry = syncEntry(store.folder, fileId);
    entry.catch(() => undefined);
    const content = isContentJudged(store, call.owner) ? acceptedContent(pieces, { isWhole: true }) : pieces;
    const { size, state } = await writeWhole(store, call.owner, file, content);
    await entry;
    const checksums = await checksumsOnDisk(store, { fileId, length: size, state });
    return await publishWhole(store, call.owner, describe(), { fileId, size, checksums });
  } catch (error) {
    await removeFile(store.folder, fileId);
    throw asWriteError(error);
  }
}

interface WrittenFile {
  readonly fileId: string;
  readonly size: number;
  readonly checksums: Checksums;
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

async function writeWhole(
  store: FileStore,
  owner: string | null,
  file: FileHandle,
  pieces: AsyncIterable<Uint8Array>,
): Promise<{ readonly size: number; readonly state: DigestState }> {
  const most = mostBytes(store, owner, null);
  const digest = growingDigest(store);
  const target: BlockTarget = { file, blocks: store.blocks, hash: (bytes) => digest.add(bytes) };
  try {
    const { end, size } = await appendBody(target, pieces, { at: 0, most, keptAfterBreak: () => 0 });
    if (end === 'overrun') throw tooLarge(most);
    if (end instanceof BodyInterrupted) throw end;
    return { size, state: await digest.state() };
  } finally {
    await file.close();
  }
}

function publishWhole(store: FileStore, owner: string | null, upload: WholeUpload, written: WrittenFile) {
  if (upload.md5 !== null && upload.md5 !== written.checksums.md5) throw wrongMd5();
  // Checked again: other uploads may have been stored while this one arrived.
  requireAllowance(store, { ...upload, owner, size: written.size });
  const { bucket, name, metadata } = upload;
  return publishObject(store, { bucket, name, metadata, owner, ...written }, () =>
    countStoredBytes(store, owner, written.size),
  );
}
