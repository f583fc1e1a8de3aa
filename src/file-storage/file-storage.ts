import { cleanPath, objectPath } from './objects/object-path.ts';
import { StorageError } from './protocol/storage-error.ts';
import type { RetrySettings } from './protocol/retry.ts';
import type { TokenAddress } from './protocol/token-address.ts';
import type { Transport } from './protocol/transport.ts';

/** A bucket of a file storage that speaks the Firebase Storage v0 protocol. */
export interface FileStorage {
  /** Origin of the server; empty for the page's own. */
  endpoint: string;
  bucket: string;
  transport: Transport;
  /**
   * Token of the signed-in user, asked for anew for every request; undefined: anonymous. `renew` when the server refused
   * the last one.
   */
  token?: (ask: { renew: boolean }) => Promise<string | undefined>;
  /** Token that proves to the server which app asks; asked for anew for every request. */
  appCheckToken?: () => Promise<string | undefined>;
  /** Where the tokens are asked for, for a worker that has to ask by itself; undefined where they come in another way. */
  tokenAddress?: TokenAddress | undefined;
  /** Without it every request is tried once, and the caller decides how it goes on. */
  retry?: RetrySettings;
  /** Ends every request when the client is closed; its reason is the error they end with. */
  closed?: AbortSignal;
}

/**
 * Address of all objects of the bucket.
 * @throws StorageError `no-default-bucket` when none is configured
 */
export function bucketUrl({ endpoint, bucket }: FileStorage): string {
  if (bucket === '') throw new StorageError('no-default-bucket', 'No bucket is configured for the file storage.');
  return `${endpoint}/v0/b/${encodeURIComponent(bucket)}/o`;
}

/**
 * Address of one object.
 * @throws StorageError `invalid-root-operation` for the root of the bucket, `no-default-bucket`
 */
export function objectUrl(storage: FileStorage, path: string): string {
  return `${bucketUrl(storage)}/${encodeURIComponent(objectPath(path))}`;
}

/**
 * Address that takes uploads to a path.
 * @throws StorageError `invalid-root-operation` for the root of the bucket, `no-default-bucket`
 */
export function uploadUrl(storage: FileStorage, path: string): string {
  return `${bucketUrl(storage)}?name=${encodeURIComponent(objectPath(path))}`;
}

/**
 * Address of what lies directly in a folder; the root is the empty path.
 * @throws StorageError `no-default-bucket`
 */
export function folderUrl(storage: FileStorage, folder: string, page: Record<string, string> = {}): string {
  const clean = cleanPath(folder);
  const query = new URLSearchParams({ prefix: clean === '' ? '' : `${clean}/`, delimiter: '/', ...page });
  return `${bucketUrl(storage)}?${query}`;
}
