import { crc32c } from './crc32c.ts';
import type { FileStorage } from '../file-storage.ts';
import type { ObjectMetadata } from '../objects/object-metadata.ts';
import { cleanPath } from '../objects/object-path.ts';
import { StorageError } from '../protocol/storage-error.ts';

/** A file as it was sent. */
export interface SentFile {
  path: string;
  /** Bytes. */
  size: number;
  /** Base64. */
  md5Hash: string;
  /** Bytes of the file from `start` to `end` (exclusive). */
  read: (start: number, end: number) => Promise<ArrayBuffer | Blob>;
}

/** Whether metadata are about this object of this storage, and not about another one. */
export function isAbout(stored: ObjectMetadata, { bucket }: FileStorage, path: string): boolean {
  return stored.fullPath === cleanPath(path) && stored.bucket === bucket;
}

/**
 * Compares what is stored with what was sent; the official client does not. By size and md5; a server that names no md5
 * (Cloud Storage does not for composed objects) by its crc32c, or by the size alone, which is told in the console.
 */
export async function compareWithSent(
  stored: ObjectMetadata,
  { size, md5Hash, read }: SentFile,
): Promise<'same' | 'wrong-size' | 'differs'> {
  if (stored.size !== size) return 'wrong-size';
  if (stored.md5Hash) return stored.md5Hash === md5Hash ? 'same' : 'differs';
  const named = numberOf(stored.crc32c ?? '');
  if (named !== undefined) return named === (await crc32cOf(read, size)) ? 'same' : 'differs';
  console.warn('The file storage names no checksum; only the size of the stored file could be compared.');
  return 'same';
}

/**
 * @throws StorageError `server-file-wrong-size`, or `checksum` when bytes changed on the way; `unreadable-answer` when the
 * answer is about another object
 */
export async function requireStoredAsSent(storage: FileStorage, stored: ObjectMetadata, sent: SentFile): Promise<void> {
  if (!isAbout(stored, storage, sent.path))
    throw new StorageError('unreadable-answer', 'The storage answered about another file.', { about: sent.path });
  const about = stored.fullPath;
  const found = await compareWithSent(stored, sent);
  if (found === 'wrong-size')
    throw new StorageError('server-file-wrong-size', `The storage has ${stored.size} of ${sent.size} bytes.`, {
      about,
    });
  if (found === 'differs')
    throw new StorageError('checksum', 'The stored file differs from the file that was sent.', { about });
}

/** A crc32c as base64 of four bytes, highest first; the emulator writes a decimal number (storage protocol 1.5). */
function numberOf(named: string): number | undefined {
  if (/^\d{1,10}$/.test(named)) return Number(named);
  if (!/^[A-Za-z\d+/]{6}==$/.test(named)) return undefined;
  return [...atob(named)].reduce((sum, character) => sum * 256 + character.charCodeAt(0), 0);
}

const pieceBytes = 1024 * 1024;

async function crc32cOf(read: SentFile['read'], size: number): Promise<number> {
  let value = 0;
  for (let start = 0; start < size; start += pieceBytes) {
    const piece = await read(start, Math.min(size, start + pieceBytes));
    value = crc32c(new Uint8Array(piece instanceof Blob ? await piece.arrayBuffer() : piece), value);
  }
  return value;
}
