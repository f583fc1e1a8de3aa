import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What was written, as it was read. */
export interface CopiedBytes {
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** Base64. */
  readonly md5: string;
}

const pieceBytes = 1024 * 1024;

/**
 * Copies a file, or the first `most` bytes of it, and waits until the copy is on disk. A copy can be read by its owner
 * alone.
 *
 * @throws when the target exists
 */
export async function copyBytes(source: FileHandle, target: string, most = Infinity): Promise<CopiedBytes> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const copy = await open(target, 'wx', 0o600);
  const [sha256, md5] = [createHash('sha256'), createHash('md5')];
  const piece = new Uint8Array(pieceBytes);
  let bytes = 0;
  try {
    while (bytes < most) {
      const { bytesRead } = await source.read(piece, 0, Math.min(pieceBytes, most - bytes), bytes);
      if (bytesRead === 0) break;
      const read = piece.subarray(0, bytesRead);
      sha256.update(read);
      md5.update(read);
      await copy.writeFile(read);
      bytes += bytesRead;
    }
    await copy.sync();
  } finally {
    await copy.close();
  }
  return { bytes, sha256: sha256.digest('hex'), md5: md5.digest('base64') };
}

/** Copies a whole file; undefined when it is not there. */
export async function copyFileBytes(source: string, target: string): Promise<CopiedBytes | undefined> {
  const file = await openFound(source);
  if (file === undefined) return undefined;
  try {
    return await copyBytes(file, target);
  } finally {
    await file.close();
  }
}

/** Opens a file for reading; undefined when it is not there. */
export async function openFound(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Of a finished copy that came about in another way. */
export async function sizeAndHash(path: string): Promise<Pick<CopiedBytes, 'bytes' | 'sha256'>> {
  const sha256 = createHash('sha256');
  let bytes = 0;
  for await (const piece of createReadStream(path)) {
    sha256.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: sha256.digest('hex') };
}
