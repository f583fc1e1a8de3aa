import * as z from 'zod/mini';
import { folderUrl, type FileStorage } from '../file-storage.ts';
import { parseJson } from '../protocol/parse-json.ts';
import { send } from '../protocol/send.ts';
import { StorageError } from '../protocol/storage-error.ts';

const pageSchema = z.object({
  prefixes: z._default(z.array(z.string()), []),
  items: z._default(z.array(z.object({ name: z.string() })), []),
  nextPageToken: z.optional(z.nullable(z.string())),
});

/** What lies directly in a folder. */
export interface FolderContent {
  /** Full paths of sub-folders, without slash at the end. */
  folders: string[];
  /** Full paths of objects. */
  objects: string[];
}

export interface ObjectPage extends FolderContent {
  /** Leads to the next page; undefined on the last one. */
  nextPageToken: string | undefined;
}

interface PageWish {
  /** 1 to 1000; the server's default is 1000. */
  maxResults?: number | undefined;
  pageToken?: string | undefined;
}

/**
 * One page of a folder's content; the root is the empty path.
 * @throws StorageError `invalid-argument` for a number of results outside 1 to 1000 (specification §5)
 */
export async function listObjects(
  storage: FileStorage,
  folder: string,
  { maxResults, pageToken }: PageWish = {},
): Promise<ObjectPage> {
  if (maxResults !== undefined && !(Number.isInteger(maxResults) && maxResults >= 1 && maxResults <= 1000)) {
    throw new StorageError('invalid-argument', 'A page of a listing has 1 to 1000 results.');
  }
  const url = folderUrl(storage, folder, {
    ...(pageToken === undefined ? {} : { pageToken }),
    ...(maxResults === undefined ? {} : { maxResults: String(maxResults) }),
  });
  const { body } = await send(storage, { method: 'GET', url }, { path: folder });
  const answered = parseJson(body);
  const parsed = pageSchema.safeParse(answered);
  if (!parsed.success || !isListing(answered))
    throw new StorageError('unreadable-answer', 'The storage answered without a listing.');
  const { prefixes, items, nextPageToken } = parsed.data;
  return {
    folders: prefixes.map((prefix) => prefix.replace(/\/$/, '')),
    objects: items.map(({ name }) => name),
    nextPageToken: nextPageToken || undefined,
  };
}

/** An empty folder may be `{}`; an object of other things only is somebody else's, and not taken for one. */
const isListing = (answered: unknown): boolean =>
  typeof answered === 'object' &&
  answered !== null &&
  (Object.keys(answered).length === 0 || Object.keys(pageSchema.shape).some((name) => name in answered));

/**
 * The whole content of a folder, page by page until there is no further one. Everything once: some servers repeat
 * sub-folders on every page (storage protocol 1.7).
 * @throws StorageError
 */
export async function listAllObjects(storage: FileStorage, folder: string): Promise<FolderContent> {
  const folders = new Set<string>();
  const objects = new Set<string>();
  let pageToken: string | undefined;
  do {
    const page = await listObjects(storage, folder, { pageToken });
    for (const each of page.folders) folders.add(each);
    for (const each of page.objects) objects.add(each);
    if (page.nextPageToken !== undefined && page.nextPageToken === pageToken)
      throw new StorageError('unreadable-answer', 'The storage repeats a page of a listing without end.');
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
  return { folders: [...folders], objects: [...objects] };
}
