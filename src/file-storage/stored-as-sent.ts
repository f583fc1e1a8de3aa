import type { ObjectMetadata } from './object-metadata.ts';
import { StorageError } from './storage-error.ts';

/**
 * Compares what is stored with what was sent; the official client does not.
 * @throws StorageError `server-file-wrong-size`, or `checksum` when bytes changed on the way
 */
export function requireStoredAsSent(
  stored: ObjectMetadata,
  { size, md5Hash }: { size: number; md5Hash: string },
): void {
  const about = stored.fullPath;
  if (stored.size !== size)
    throw new StorageError('server-file-wrong-size', `The storage has ${stored.size} of ${size} bytes.`, { about });
  if (stored.md5Hash !== undefined && stored.md5Hash !== md5Hash)
    throw new StorageError('checksum', 'The stored file differs from the file that was sent.', { about });
}
