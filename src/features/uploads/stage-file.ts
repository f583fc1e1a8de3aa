import type { UploadDatabase } from '#offline/upload-database.ts';
import { partBytes } from '#offline/upload-record.ts';
import type { FileHash } from './file-hash.ts';

/** The chosen file changed or vanished on the disk while it was read. */
export class FileNotReadable extends Error {
  override readonly name = 'FileNotReadable';
}

interface Staging {
  id: string;
  file: Blob;
  database: Pick<UploadDatabase, 'savePart'>;
  hash: Pick<FileHash, 'add' | 'finish'>;
}

/**
 * Copies a file into the browser's own storage, so that a reload, a crash or a change on the disk cannot touch it any more.
 * @returns base64 md5 of the bytes that were copied
 * @throws FileNotReadable
 * @throws DOMException QuotaExceededError
 */
export async function stageFile({ id, file, database, hash }: Staging): Promise<string> {
  for (let index = 0; index * partBytes < file.size; index += 1) {
    const bytes = await readPiece(file, index);
    await database.savePart(id, index, bytes);
    await hash.add(bytes);
  }
  return hash.finish();
}

async function readPiece(file: Blob, index: number): Promise<ArrayBuffer> {
  const start = index * partBytes;
  const end = Math.min(file.size, start + partBytes);
  try {
    const bytes = await file.slice(start, end).arrayBuffer();
    if (bytes.byteLength === end - start) return bytes;
  } catch {
    // Told below, in words that do not depend on the browser.
  }
  throw new FileNotReadable('The file changed or is gone.');
}
