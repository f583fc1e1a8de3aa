import { parseObjectName } from './object-name.ts';
import { badRequest, notFound } from './storage-error.ts';

/** What a path below `/v0` names; the object's name is decoded exactly once. */
export interface StorageAddress {
  readonly bucket: string;
  readonly object: string | null;
}

const path = /^\/v0\/b\/([^/]+)\/o(?:\/([^/]*))?$/;

/**
 * Reads `/v0/b/{bucket}/o` and `/v0/b/{bucket}/o/{object}`.
 *
 * @param pathname as sent, still percent-encoded
 * @param onlyBucket the bucket that exists, or null for any
 * @throws {StorageError} 404 any other path or bucket, 400 broken encoding or impossible name
 */
export function parseStorageAddress(pathname: string, onlyBucket: string | null): StorageAddress {
  const match = path.exec(pathname);
  if (match === null) throw notFound();
  const bucket = decode(match[1] ?? '');
  if (onlyBucket !== null && bucket !== onlyBucket) throw notFound();
  const object = match[2] ?? '';
  return { bucket, object: object === '' ? null : parseObjectName(decode(object)) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw badRequest('The address is not valid percent-encoded UTF-8.');
  }
}
