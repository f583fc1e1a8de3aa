import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { createCRC32 } from 'hash-wasm';

export type FileDigest = {
  readonly size: number;
  /** Base64. */
  readonly md5: string;
  /** CRC-32C (RFC 3720, appendix B.4): base64 of the four bytes, big-endian. */
  readonly crc32c: string;
};

/** Castagnoli polynomial 0x1EDC6F41, bits reversed. */
const polynomial = 0x82f63b78;

const pieceBytes = 4 * 1024 * 1024;

/** Size and checksums of a file, read back from disk piece by piece. */
export async function digestFile(path: string): Promise<FileDigest> {
  const md5 = createHash('md5');
  const crc = await createCRC32(polynomial);
  crc.init();
  const buffer = Buffer.allocUnsafe(pieceBytes);
  const file = await open(path, 'r');
  let size = 0;
  try {
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, pieceBytes, size);
      if (bytesRead === 0) break;
      const piece = buffer.subarray(0, bytesRead);
      md5.update(piece);
      crc.update(piece);
      size += bytesRead;
    }
  } finally {
    await file.close();
  }
  return { size, md5: md5.digest('base64'), crc32c: Buffer.from(crc.digest('binary')).toString('base64') };
}
