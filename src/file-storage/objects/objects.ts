import { objectUrl, type FileStorage } from '../file-storage.ts';
import { parseMetadata, type ObjectMetadata } from './object-metadata.ts';
import { requireNoPage, send } from '../protocol/send.ts';
import { metadataJson, type MetadataChange } from './settable-metadata.ts';
import { StorageError } from '../protocol/storage-error.ts';

/** What the storage knows about an object. @throws StorageError `object-not-found`, `unauthorized` … */
export async function getMetadata(storage: FileStorage, path: string): Promise<ObjectMetadata> {
  const { body } = await send(storage, { method: 'GET', url: objectUrl(storage, path) }, { path });
  return parseMetadata(body);
}

/**
 * Changes an object's metadata; its bytes and download links stay (storage protocol 1.8).
 * @returns all metadata after the change
 * @throws StorageError
 */
export async function updateMetadata(
  storage: FileStorage,
  path: string,
  change: MetadataChange,
): Promise<ObjectMetadata> {
  const request = {
    method: 'PATCH' as const,
    url: objectUrl(storage, path),
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: metadataJson(change),
  };
  const { body } = await send(storage, request, { path });
  return parseMetadata(body);
}

/**
 * An address under which an object can be downloaded without further permission, until it is replaced or deleted.
 * @throws StorageError as `getMetadata`, and `no-download-url`
 */
export async function getDownloadUrl(storage: FileStorage, path: string): Promise<string> {
  return downloadUrl(storage, await getMetadata(storage, path));
}

/**
 * The download address of an object whose metadata is known: `alt=media` with its first token (specification §7).
 * @throws StorageError `no-download-url` when it has no token
 */
export function downloadUrl(storage: FileStorage, { fullPath, downloadTokens }: ObjectMetadata): string {
  const [token] = downloadTokens;
  if (token === undefined)
    throw new StorageError('no-download-url', 'This file has no download link.', { about: fullPath });
  return `${objectUrl(storage, fullPath)}?alt=media&token=${encodeURIComponent(token)}`;
}

/** Deletes an object. @throws StorageError `object-not-found` when it was gone already */
export async function deleteObject(storage: FileStorage, path: string): Promise<void> {
  requireNoPage(
    await send(storage, { method: 'DELETE', url: objectUrl(storage, path) }, { accepted: [200, 204], path }),
  );
}
