import { errorOfAnswer, StorageError } from './storage-error.ts';
import type { Transport, TransportAnswer, TransportRequest } from './transport.ts';

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
}

/** Address of all objects of the bucket. */
export function bucketUrl({ endpoint, bucket }: FileStorage): string {
  return `${endpoint}/v0/b/${encodeURIComponent(bucket)}/o`;
}

/**
 * Address of one object.
 * @throws StorageError `invalid-root-operation` for the root of the bucket
 */
export function objectUrl(storage: FileStorage, path: string): string {
  return `${bucketUrl(storage)}/${encodeURIComponent(objectPath(path))}`;
}

/**
 * A path as the storage knows it: without empty components (`a//b/` is `a/b`); dots are ordinary characters.
 * @throws StorageError `invalid-root-operation` when nothing remains
 */
export function objectPath(path: string): string {
  const clean = path
    .split('/')
    .filter((part) => part !== '')
    .join('/');
  if (clean === '')
    throw new StorageError('invalid-root-operation', 'Upload, download and delete need a path below the root.');
  return clean;
}

/**
 * Sends a request with the token of the user; a token the server refuses is renewed once.
 * @throws StorageError for every status outside `accepted`
 */
export async function send(
  storage: FileStorage,
  request: TransportRequest,
  accepted: readonly number[] = [200],
): Promise<TransportAnswer> {
  let token = await storage.token?.({ renew: false });
  let answer = await storage.transport(withToken(request, token));
  if (answer.status === 401 && token !== undefined) {
    token = await storage.token?.({ renew: true });
    answer = await storage.transport(withToken(request, token));
  }
  if (!accepted.includes(answer.status)) throw errorOfAnswer(answer.status, answer.body, answer.headers);
  return answer;
}

function withToken(request: TransportRequest, token: string | undefined): TransportRequest {
  if (token === undefined) return request;
  return { ...request, headers: { ...request.headers, authorization: `Firebase ${token}` } };
}
