import { namesInRange, type NameRange } from '../records/object-table.ts';
import { endOfPrefix } from '../protocol/object-name.ts';
import type { FileStore } from '../records/file-store.ts';
import { badRequest } from '../protocol/storage-error.ts';

const mostResults = 1000;

export interface ListQuery {
  readonly bucket: string;
  /** Empty, or ending in a slash. */
  readonly prefix: string;
  /** Group by the next slash after the prefix; false lists the whole tree. */
  readonly grouped: boolean;
  /** Last entry of the page before; null for the first page. */
  readonly after: string | null;
  /** 1 to 1000, items and prefixes together. */
  readonly limit: number;
}

export interface ObjectList {
  readonly prefixes: readonly string[];
  readonly items: readonly { readonly name: string; readonly bucket: string }[];
  readonly nextPageToken?: string;
}

/**
 * Reads the parameters of a listing.
 *
 * @throws {StorageError} 400 prefix without closing slash, delimiter other than `/`, bad page token or page size
 */
export function parseListQuery(bucket: string, query: URLSearchParams): ListQuery {
  const prefix = query.get('prefix') ?? '';
  if (prefix !== '' && !prefix.endsWith('/')) {
    throw badRequest('The prefix parameter is required to be empty or ends with a single / character.');
  }
  const delimiter = query.get('delimiter') ?? '';
  if (delimiter !== '' && delimiter !== '/') throw badRequest('The only supported delimiter is "/".');
  const limit = Number(query.get('maxResults') ?? mostResults);
  if (!Number.isInteger(limit) || limit < 1) throw badRequest('maxResults must be a number from 1 to 1000.');
  const after = parsePageToken(query.get('pageToken') ?? '', prefix);
  return { bucket, prefix, grouped: delimiter === '/', after, limit: Math.min(limit, mostResults) };
}

/**
 * One page of names and sub-folders, merged in UTF-8 order and counted together; over all pages each appears once,
 * whatever is written or deleted between the pages (storage protocol, list).
 */
export function listObjects(store: FileStore, query: ListQuery): ObjectList {
  const entries = nextEntries(store, query);
  const page = entries.slice(0, query.limit);
  const last = page.at(-1);
  const more = entries.length > page.length && last !== undefined;
  return {
    prefixes: page.filter((entry) => entry.endsWith('/')),
    items: page.filter((entry) => !entry.endsWith('/')).map((name) => ({ name, bucket: query.bucket })),
    ...(more ? { nextPageToken: Buffer.from(last).toString('base64url') } : {}),
  };
}

/** Up to one entry more than the page holds; sub-folders end in a slash, names never do. */
function nextEntries(store: FileStore, query: ListQuery): string[] {
  const entries: string[] = [];
  let range: NameRange | null = rangeAfter(query, query.after ?? query.prefix);
  while (range !== null && entries.length <= query.limit) {
    const names = namesInRange(store.database, range, query.limit + 1 - entries.length);
    range = null;
    for (const name of names) {
      const entry = entryFor(query, name);
      entries.push(entry);
      range = rangeAfter(query, entry);
      // The rest of this batch may lie in the same sub-folder: go on behind it.
      if (entry !== name) break;
    }
  }
  return entries;
}

function entryFor({ prefix, grouped }: ListQuery, name: string): string {
  const slash = grouped ? name.indexOf('/', prefix.length) : -1;
  return slash < 0 ? name : name.slice(0, slash + 1);
}

function rangeAfter({ bucket, prefix }: ListQuery, entry: string): NameRange {
  const end = endOfPrefix(prefix);
  const afterFolder = entry !== prefix && entry.endsWith('/') ? endOfPrefix(entry) : null;
  return afterFolder === null
    ? { bucket, from: entry, fromExcluded: true, end }
    : { bucket, from: afterFolder, fromExcluded: false, end };
}

function parsePageToken(token: string, prefix: string): string | null {
  if (token === '') return null;
  const bytes = Buffer.from(token, 'base64url');
  const entry = bytes.toString('utf8');
  const genuine = bytes.toString('base64url') === token && entry.startsWith(prefix) && entry !== prefix;
  if (!genuine || !Buffer.from(entry).equals(bytes)) {
    throw badRequest('The page token is not valid.');
  }
  return entry;
}
