import type { DatabaseSync } from 'node:sqlite';
import type { StoredUploads } from '../../base/stored-uploads.ts';
import { openFolderOf } from '../records/access.ts';
import { pathOf, removeFile, storageFolder } from '../bytes/data-files.ts';
import { isHeld } from '../records/object-hold.ts';
import { findByName, removeObject } from '../records/object-table.ts';

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
