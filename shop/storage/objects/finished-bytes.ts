import { stat } from 'node:fs/promises';
import { pathOf } from '../bytes/data-files.ts';
import type { Checksums, DigestState } from '../bytes/digest-engine.ts';
import { growingDigest } from '../bytes/file-digest.ts';
import type { FileStore } from '../records/file-store.ts';

/** Unit of `blocks` in a file's status (POSIX). */
const statusBlock = 512;

/**
 * The checksums of a complete file, which are those of what is on disk. The running ones are believed when the disk has
 * as many blocks as the bytes take; a file that was cut while it grew has a hole instead, and is read back.
 *
 * @throws when the file is not there, or has another length
 */
export async function checksumsOnDisk(
  store: FileStore,
  { fileId, length, state }: { readonly fileId: string; readonly length: number; readonly state: DigestState },
): Promise<Checksums> {
  const path = pathOf(store.folder, fileId);
  const { size, blocks } = await stat(path);
  if (size !== length) throw new Error(`File of ${size} bytes for ${length} received: ${fileId}`);
  const isWhole = blocks * statusBlock >= length;
  return growingDigest(store, { path, length, state: isWhole ? state : null }).checksums();
}
