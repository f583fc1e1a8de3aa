import { openFolderOf } from './access.ts';
import type { FileStore } from './file-store.ts';
import { allStoredBytes, storedBytes } from './object-table.ts';
import { allPendingBytes, countOpenSessions, outstandingBytes, pendingBytes } from './session-table.ts';
import { quotaExceeded, tooLarge } from '../protocol/storage-error.ts';
import { addUsedBytes, dayOf, usedBytes } from './usage-table.ts';

/** An upload whose size is known or announced, or null while it is not. */
export interface PlannedUpload {
  readonly bucket: string;
  readonly name: string;
  /** Client address whose limits count; null for the administrator, who has none. */
  readonly owner: string | null;
  readonly size: number | null;
}

/**
 * Checks the public limits; an upload of unknown size needs room at all, and counts what it has while it grows.
 *
 * @throws {StorageError} 413 object too large; 402 folder, address or the whole store over its allowance
 */
export function requireAllowance(store: FileStore, upload: PlannedUpload): void {
  if (upload.owner === null) return;
  const largest = store.settings.maxObjectBytes;
  if ((upload.size ?? 0) > largest) throw tooLarge(largest);
  requireRoom(store, upload, upload.size ?? 1);
}

/**
 * @param bytes what is to be added to all that is stored and announced
 * @throws {StorageError} 402
 */
export function requireRoom(store: FileStore, place: UploadPlace, bytes: number): void {
  const full = roomsFor(store, place).find(({ left }) => bytes > left);
  if (full !== undefined) throw quotaExceeded(full.message);
}

/** Bytes an upload of unknown size may still grow by, with what it has; the limit per object included. */
export function leftToGrow(store: FileStore, upload: UploadPlace & { readonly received: number }): number {
  const rooms = roomsFor(store, upload).map(({ left }) => left);
  return Math.max(0, Math.min(store.settings.maxObjectBytes - upload.received, ...rooms));
}

export const noRoomToGrow = (): Error => quotaExceeded('There is no room for the upload to grow.');

type UploadPlace = Pick<PlannedUpload, 'bucket' | 'name' | 'owner'>;
interface Room {
  readonly left: number;
  readonly message: string;
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

/** What was announced in unfinished uploads counts as stored, and where nothing was announced, what has arrived. */
function roomsFor({ database, settings, clock }: FileStore, { bucket, name, owner }: UploadPlace): readonly Room[] {
  if (owner === null) return [];
  const day = usedBytes(database, owner, dayOf(clock())) + outstandingBytes(database, owner);
  const all = allStoredBytes(database) + allPendingBytes(database);
  const rooms: Room[] = [
    { left: settings.maxBytesPerDay - day, message: 'The daily upload allowance of this address is used up.' },
    { left: settings.maxTotalBytes - all, message: 'The file store has reached its quota.' },
  ];
  const prefix = openFolderOf(name);
  if (prefix === null) return rooms;
  const taken = storedBytes(database, { bucket, prefix }) + pendingBytes(database, { bucket, prefix });
  return [{ left: settings.maxFolderBytes - taken, message: 'The folder is full.' }, ...rooms];
}
