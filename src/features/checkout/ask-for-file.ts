import type { FileStorage } from '#file-storage/file-storage.ts';
import { getMetadata } from '#file-storage/objects/objects.ts';
import { StorageError } from '#file-storage/protocol/storage-error.ts';
import type { FileAnswer, NeededFile } from './pending-uploads.ts';

/** Asks the storage whether it has a file exactly as the cart names it: its size, and its md5 where both sides know it. */
export async function askForFile(
  storage: FileStorage,
  { path, size, md5 }: Omit<NeededFile, 'jobId'>,
): Promise<FileAnswer> {
  try {
    const stored = await getMetadata(storage, path);
    const isSame = stored.size === size && (md5 ?? stored.md5Hash) === (stored.md5Hash ?? md5);
    return isSame ? 'stored' : 'missing';
  } catch (error) {
    if (error instanceof StorageError && error.kind === 'object-not-found') return 'missing';
    console.error('The storage could not be asked for a file.', error);
    return 'unreachable';
  }
}
