import { openFolderOf } from './access.ts';
import type { FileStore } from './file-store.ts';
import { storedBytes } from './object-table.ts';
import { countOpenSessions, outstandingBytes, pendingBytes } from './session-table.ts';
import { quotaExceeded, tooLarge } from './storage-error.ts';
import { addUsedBytes, dayOf, usedBytes } from './usage-table.ts';

/** An upload whose size is known or announced, or null while it is not. */
export type PlannedUpload = {
  readonly bucket: string;
  readonly name: string;
  /** Client address whose limits count; null for the administrator, who has none. */
  readonly owner: string | null;
  readonly size: number | null;
};

/**
 * Checks the public limits; an upload of unknown size counts as the largest that is allowed.
 *
 * @throws {StorageError} 413 object too large; 402 folder or address over its allowance
 */
export function requireAllowance(store: FileStore, upload: PlannedUpload): void {
  if (upload.owner === null) return;
  const { database, settings, clock } = store;
  const largest = settings.maxObjectBytes;
  const size = upload.size ?? largest;
  if (size > largest) throw tooLarge(largest);
  const prefix = openFolderOf(upload.name);
  if (prefix !== null) {
    const place = { bucket: upload.bucket, prefix };
    const taken = storedBytes(database, place) + pendingBytes(database, place, largest);
    if (taken + size > settings.maxFolderBytes) throw quotaExceeded('The folder is full.');
  }
  const used = usedBytes(database, upload.owner, dayOf(clock()));
  if (used + outstandingBytes(database, upload.owner, largest) + size > settings.maxBytesPerDay) {
    throw quotaExceeded('The daily upload allowance of this address is used up.');
  }
}

/** @throws {StorageError} 402 when the address has as many unfinished sessions as it may have */
export function requireFreeSession(store: FileStore, owner: string | null): void {
  if (owner !== null && countOpenSessions(store.database, owner) >= store.settings.maxOpenSessions) {
    throw quotaExceeded('This address has too many unfinished uploads.');
  }
}

/** Most bytes an upload may bring: what was announced, else the limit per object. */
export function mostBytes(store: FileStore, owner: string | null, announced: number | null): number {
  return announced ?? (owner === null ? Number.MAX_SAFE_INTEGER : store.settings.maxObjectBytes);
}

export function countStoredBytes(store: FileStore, owner: string | null, bytes: number): void {
  if (owner !== null && bytes > 0) addUsedBytes(store.database, owner, dayOf(store.clock()), bytes);
}
