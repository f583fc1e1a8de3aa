import { timingSafeEqual } from 'node:crypto';
import { permissionDenied } from '../protocol/storage-error.ts';

/** What a request wants to do with an object, or with the listing of a prefix. */
export type Action = 'create' | 'read' | 'list' | 'delete' | 'administer';

/** `uploads/{folderId}/`, where knowing the id is the permission: at least 128 bits written as base64url or hex. */
const openFolder = /^uploads\/([A-Za-z0-9_-]{22,128})\//;
const shortHex = /^[0-9a-f-]{0,31}$/i;

/** The customer folder an object lies in, with its trailing slash; null outside of such folders. */
export function openFolderOf(name: string): string | null {
  const match = openFolder.exec(name);
  if (match === null || shortHex.test(match[1] ?? '')) return null;
  return match[0];
}

/**
 * Lets the administrator do anything, and everybody create, read, list and delete below an unguessable folder.
 *
 * @param name object name, or the prefix to list
 * @throws {StorageError} 403 otherwise
 */
export function requireAccess(administrator: boolean, action: Action, name: string): void {
  if (administrator) return;
  const folder = openFolderOf(name);
  if (action === 'administer' || folder === null) throw permissionDenied();
  if (action !== 'list' && name === folder) throw permissionDenied();
}

/** True when the request carries the administrator's token as `Bearer` or, like the storage clients, `Firebase`. */
export function isAdministrator(headers: Headers, adminToken: string | null): boolean {
  const [scheme, token] = (headers.get('authorization') ?? '').split(' ', 2);
  if (adminToken === null || adminToken === '' || token === undefined) return false;
  return /^(bearer|firebase)$/i.test(scheme ?? '') && sameSecret(token, adminToken);
}

/** Compares without telling by its duration how much was right. */
export function sameSecret(given: string, expected: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}
