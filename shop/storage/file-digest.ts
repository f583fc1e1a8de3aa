import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { crc32c, crc32cBase64 } from './crc32c.ts';

export type FileDigest = {
  readonly size: number;
  /** Base64. */
  readonly md5: string;
  /** Base64, big-endian. */
  readonly crc32c: string;
};

const PIECE = 1024 * 1024;

/** Size and checksums of a file, read back from disk piece by piece. */
export async function digestFile(path: string): Promise<FileDigest> {
  const md5 = createHash('md5');
  const buffer = Buffer.allocUnsafe(PIECE);
  const file = await open(path, 'r');
  let size = 0;
  let checksum = 0;
  try {
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, PIECE, size);
      if (bytesRead === 0) break;
      const piece = buffer.subarray(0, bytesRead);
      md5.update(piece);
      checksum = crc32c(piece, checksum);
      size += bytesRead;
    }
  } finally {
    await file.close();
  }
  return { size, md5: md5.digest('base64'), crc32c: crc32cBase64(checksum) };
}
