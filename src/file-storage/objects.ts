import * as z from 'zod/mini';
import { bucketUrl, objectUrl, send, type FileStorage } from './file-storage.ts';
import { parseJson, parseMetadata, type ObjectMetadata } from './object-metadata.ts';
import { StorageError } from './storage-error.ts';

/** @throws StorageError */
export async function getMetadata(storage: FileStorage, path: string): Promise<ObjectMetadata> {
  const { body } = await send(storage, { method: 'GET', url: objectUrl(storage, path) });
  return parseMetadata(body);
}

/**
 * An address under which the object can be downloaded without further permission.
 * @throws StorageError `no-download-url` when the object has no download token
 */
export function downloadUrl(storage: FileStorage, { fullPath, downloadTokens }: ObjectMetadata): string {
  const [token] = downloadTokens;
  if (token === undefined) throw new StorageError('no-download-url', 'This file has no download link.');
  return `${objectUrl(storage, fullPath)}?alt=media&token=${encodeURIComponent(token)}`;
}

/** Deletes an object. @throws StorageError `object-not-found` when it was gone already */
export async function deleteObject(storage: FileStorage, path: string): Promise<void> {
  await send(storage, { method: 'DELETE', url: objectUrl(storage, path) }, [200, 204]);
}

const pageSchema = z.object({
  prefixes: z._default(z.array(z.string()), []),
  items: z._default(z.array(z.object({ name: z.string() })), []),
  nextPageToken: z.optional(z.string()),
});

export interface ObjectPage {
  /** Full paths of sub-folders, without slash at the end. */
  folders: string[];
  /** Full paths of objects directly in the folder. */
  objects: string[];
  nextPageToken: string | undefined;
}

/**
 * One page of a folder's content.
 * @param maxResults 1 to 1000 (specification §5)
 * @throws StorageError `invalid-argument` for another number
 */
export async function listObjects(
  storage: FileStorage,
  folder: string,
  { maxResults, pageToken }: { maxResults?: number; pageToken?: string | undefined } = {},
): Promise<ObjectPage> {
  if (maxResults !== undefined && !(Number.isInteger(maxResults) && maxResults >= 1 && maxResults <= 1000)) {
    throw new StorageError('invalid-argument', 'A page of a listing has 1 to 1000 results.');
  }
  const clean = folder
    .split('/')
    .filter((part) => part !== '')
    .join('/');
  const query = new URLSearchParams({ prefix: clean === '' ? '' : `${clean}/`, delimiter: '/' });
  if (pageToken !== undefined) query.set('pageToken', pageToken);
  if (maxResults !== undefined) query.set('maxResults', String(maxResults));
  const { body } = await send(storage, { method: 'GET', url: `${bucketUrl(storage)}?${query}` });
  const parsed = pageSchema.safeParse(parseJson(body));
  if (!parsed.success) throw new StorageError('unreadable-answer', 'The storage answered without a listing.');
  return {
    folders: parsed.data.prefixes.map((prefix) => prefix.replace(/\/$/, '')),
    objects: parsed.data.items.map(({ name }) => name),
    nextPageToken: parsed.data.nextPageToken,
  };
}

/** The whole content of a folder, page by page until there is no further one. @throws StorageError */
export async function listAllObjects(storage: FileStorage, folder: string): Promise<Omit<ObjectPage, 'nextPageToken'>> {
  const all: Omit<ObjectPage, 'nextPageToken'> = { folders: [], objects: [] };
  let pageToken: string | undefined;
  do {
    const page = await listObjects(storage, folder, { pageToken });
    all.folders.push(...page.folders);
    all.objects.push(...page.objects);
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
  return all;
}
