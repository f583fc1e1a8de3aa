import type { UploadDatabase } from '#offline/upload-database.ts';
import { partBytes } from '#offline/upload-record.ts';
import type { FileHash } from './file-hash.ts';
import { readPiece } from './read-piece.ts';

interface Staging {
  id: string;
  file: Blob;
  database: Pick<UploadDatabase, 'savePart' | 'deleteParts'>;
  hash: Pick<FileHash, 'add' | 'finish'>;
  signal?: AbortSignal;
}

export interface StagedFile {
  /** Base64, of all bytes as they were read. */
  md5: string;
  /** Whether the browser had room for a copy. Without one the file must stay open. */
  isCopied: boolean;
}

/**
 * Reads a file to its end and copies it into the browser's own storage, so that a reload, a crash or a change on the disk
 * cannot touch it any more.
 * @throws FileNotReadable
 * @throws the signal's reason when aborted; parts may be left then
 */
export async function stageFile({ id, file, database, hash, signal }: Staging): Promise<StagedFile> {
  let isCopied = true;
  for (let start = 0; start < file.size; start += partBytes) {
    const bytes = await readPiece(file, start, Math.min(file.size, start + partBytes));
    signal?.throwIfAborted();
    if (isCopied && !(await savePart(database, id, start / partBytes, bytes))) {
      isCopied = false;
      await database.deleteParts(id);
    }
    await hash.add(bytes);
    signal?.throwIfAborted();
  }
  return { md5: await hash.finish(), isCopied };
}

/** False when the browser has no room. */
async function savePart(
  database: Staging['database'],
  id: string,
  index: number,
  bytes: ArrayBuffer,
): Promise<boolean> {
  try {
    await database.savePart(id, index, bytes);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return false;
    throw error;
  }
}
