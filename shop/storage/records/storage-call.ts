import { requireAccess, type Action } from './access.ts';
import type { Body } from '../protocol/body-pieces.ts';
import type { FileStore } from './file-store.ts';
import { isHeld } from './object-hold.ts';
import { objectHeld } from '../protocol/storage-error.ts';

/** One request, with everything about it parsed that more than one command needs. */
export interface StorageCall {
  readonly method: string;
  readonly headers: Headers;
  readonly query: URLSearchParams;
  /** Scheme and host under which the client reaches this store. */
  readonly origin: string;
  readonly body: Body;
  readonly administrator: boolean;
  /** Client address whose limits count; null for the administrator. */
  readonly owner: string | null;
  /** Answer a repeated chunk with 400 as the production service does, instead of passing over known bytes. */
  readonly strictOffsets: boolean;
}

/** An object's place. */
export interface ObjectPlace {
  readonly bucket: string;
  readonly name: string;
}

/** @throws {StorageError} 403 */
export function requireCallAccess(call: StorageCall, action: Action, name: string): void {
  requireAccess(call.administrator, action, name);
}

/**
 * What writing or deleting an object takes: access, and that no order names it.
 *
 * @throws {StorageError} 403
 */
export function requireChangeable(
  store: FileStore,
  call: StorageCall,
  action: 'create' | 'delete',
  name: string,
): void {
  requireCallAccess(call, action, name);
  requireNotHeld(store, call.owner, name);
}

/**
 * @param owner null for the administrator, who may change what was ordered
 * @throws {StorageError} 403
 */
export function requireNotHeld(store: FileStore, owner: string | null, name: string): void {
  if (owner !== null && isHeld(store.database, name)) throw objectHeld();
}

/** A header with a count of bytes; null when absent or no count. */
export function byteCount(headers: Headers, name: string): number | null {
  const text = headers.get(name)?.trim() ?? '';
  const count = Number(text);
  return /^\d+$/.test(text) && Number.isSafeInteger(count) ? count : null;
}
