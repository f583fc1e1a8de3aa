import { statfs } from 'node:fs/promises';
import type { DatabaseSync } from 'node:sqlite';
import type { RandomBytes } from '#shop/base/random-id.ts';
import type { BlockPool } from '../bytes/block-pool.ts';
import type { Patience } from '../protocol/body-pieces.ts';
import type { Digests } from '../bytes/digests.ts';
import type { SessionTurns } from './session-turns.ts';
import { comeBack, diskFull } from '../protocol/storage-error.ts';
import type { StorageSettings } from './storage-settings.ts';

/** What every command of the file store works with. */
export interface FileStore {
  readonly database: DatabaseSync;
  /** Holds nothing but this store's data files. */
  readonly folder: string;
  readonly clock: () => Date;
  readonly random: RandomBytes;
  readonly settings: StorageSettings;
  readonly turns: SessionTurns;
  readonly blocks: BlockPool;
  readonly digests: Digests;
  /** How bodies are read that belong to no session; its signal ends them when the store closes. */
  readonly patience: Patience;
  /** Aborted when the store takes no more bytes: it is about to close. */
  readonly retiring: AbortSignal;
  /** Microseconds since 1970, higher than every generation before. */
  readonly nextGeneration: () => number;
}

/** An id nobody can guess: 192 random bits as base64url. */
export function unguessableId(store: FileStore): string {
  return Buffer.from(store.random(24)).toString('base64url');
}

/** @throws {StorageError} 503, after which clients try again, when the store is about to close */
export function requireTaking(store: FileStore): void {
  if (store.retiring.aborted) throw comeBack();
}

/** @throws {StorageError} 507 when storing `bytes` would leave less free space than the settings keep */
export async function requireDiskSpace(store: FileStore, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(store.folder);
  if (bavail * bsize - bytes < store.settings.minFreeBytes) throw diskFull();
}

const checkEvery = 8 * 1024 * 1024;

/**
 * Passes a body on and looks at the free space every 8 MiB, for bodies of unknown size and many at once.
 *
 * @throws {StorageError} 507
 */
export async function* guardDiskSpace(store: FileStore, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let unchecked = 0;
  for await (const piece of pieces) {
    unchecked += piece.length;
    if (unchecked > checkEvery) {
      await requireDiskSpace(store, 0);
      unchecked = 0;
    }
    yield piece;
  }
}
