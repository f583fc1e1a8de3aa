import { inTransaction } from '#shop/base/database/in-transaction.ts';
import { removeFile } from '../bytes/data-files.ts';
import type { Checksums } from '../bytes/digest-engine.ts';
import type { FileStore } from '../records/file-store.ts';
import type { ObjectMetadata } from '../protocol/object-metadata.ts';
import { findObject, putObject } from '../records/object-table.ts';
import { requireNotHeld } from '../records/storage-call.ts';
import type { StoredObject } from '../records/stored-object.ts';

/** A file that is complete and safely on disk. */
export interface FinishedFile {
  readonly bucket: string;
  readonly name: string;
  readonly fileId: string;
  readonly size: number;
  readonly checksums: Checksums;
  readonly metadata: ObjectMetadata;
  /** Who brought it: null for the administrator. */
  readonly owner: string | null;
}

/**
 * Makes a finished file the new generation of its object, together with whatever `also` writes, in one transaction.
 * Readers of the replaced generation finish undisturbed; its download tokens die with it.
 *
 * @throws {StorageError} 403 when an order names the object
 */
export async function publishObject(
  store: FileStore,
  file: FinishedFile,
  also: (object: StoredObject) => void,
): Promise<StoredObject> {
  const now = store.clock().toISOString();
  const object: StoredObject = {
    bucket: file.bucket,
    name: file.name,
    generation: store.nextGeneration(),
    metageneration: 1,
    size: file.size,
    ...file.checksums,
    metadata: file.metadata,
    downloadTokens: [newDownloadToken(store)],
    fileId: file.fileId,
    timeCreated: now,
    updated: now,
  };
  const replaced = inTransaction(store.database, () => {
    requireNotHeld(store, file.owner, file.name);
    const before = findObject(store.database, file.bucket, file.name);
    putObject(store.database, object);
    also(object);
    return before;
  });
  if (replaced !== null) await removeFile(store.folder, replaced.fileId);
  return object;
}

/** A secret that opens one object, in the form of a UUID as storage clients know it. */
export function newDownloadToken(store: FileStore): string {
  const hex = Buffer.from(store.random(16)).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
