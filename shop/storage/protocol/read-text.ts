import { readPieces, type Body, type Patience } from './body-pieces.ts';
import { badRequest, StorageError } from './storage-error.ts';

const maxTextBytes = 64 * 1024;

/**
 * Reads a small body as UTF-8 text.
 *
 * @throws {StorageError} 413 above 64 KiB, 400 when it is not UTF-8
 * @throws {BodyInterrupted} when the body ends early
 */
export async function readText(body: Body, patience: Patience): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of readPieces(body, patience)) {
    size += piece.length;
    if (size > maxTextBytes) throw new StorageError(413, 'The metadata is too large.');
    pieces.push(Uint8Array.from(piece));
  }
  return decodeUtf8(Buffer.concat(pieces));
}

/** @throws {StorageError} 400 when the bytes are not UTF-8 */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badRequest('The metadata is not UTF-8.');
  }
}
