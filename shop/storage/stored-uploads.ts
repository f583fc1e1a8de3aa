import type { DatabaseSync } from 'node:sqlite';
import { openFolderOf } from './access.ts';
import { pathOf, removeFile, storageFolder } from './data-files.ts';
import { isHeld } from './object-hold.ts';
import { findByName, removeObject } from './object-table.ts';

/** A file as an order finds it. */
export type StoredUpload = {
  /** Bytes. */
  readonly size: number;
  /** Base64. */
  readonly md5: string;
  /** Another one means other bytes. */
  readonly generation: number;
  /** Where its bytes lie. */
  readonly path: string;
};

/** What orders have to do with the files of a file store that shares the shop's database. */
export type StoredUploads = {
  /** The file of that name in a folder of a customer; null when there is none. */
  find(name: string): StoredUpload | null;
  /** From now on nobody but the administrator replaces or deletes these files. Part of the caller's transaction. */
  hold(orderId: string, names: readonly string[]): void;
  /**
   * Takes a file off an order, and away unless another order names it too. Part of the caller's transaction.
   *
   * @returns removes the bytes, to be called after the transaction; null when the order names no such file
   */
  remove(orderId: string, name: string): (() => Promise<void>) | null;
  /** The order is cancelled: its files are their owner's again, unless another order names them. */
  release(orderId: string): void;
};

/** Files are known by name, whatever their bucket: a name below an open folder is a secret of its own. */
export function openStoredUploads(
  database: DatabaseSync,
  { folder, clock }: { readonly folder: string; readonly clock: () => Date },
): StoredUploads {
  return {
    find(name) {
      const object = openFolderOf(name) === null ? null : findByName(database, name);
      if (object === null) return null;
      const { size, md5, generation, fileId } = object;
      return { size, md5, generation, path: pathOf(storageFolder(folder), fileId) };
    },
    hold(orderId, names) {
      const insert = database.prepare('INSERT OR IGNORE INTO storage_holds (name, order_id) VALUES (?, ?)');
      for (const name of names) insert.run(name, orderId);
    },
    remove(orderId, name) {
      const { changes } = database
        .prepare('DELETE FROM storage_holds WHERE name = ? AND order_id = ?')
        .run(name, orderId);
      if (changes === 0) return null;
      const object = isHeld(database, name) ? null : findByName(database, name);
      if (object === null) return () => Promise.resolve();
      removeObject(database, object.bucket, object.name);
      return () => removeFile(storageFolder(folder), object.fileId);
    },
    release(orderId) {
      database
        .prepare("UPDATE storage_holds SET ending = 'cancelled', ended_at = ? WHERE order_id = ?")
        .run(clock().getTime(), orderId);
    },
  };
}
