import { join } from 'node:path';
import { asDatabaseRefusal } from '#shop/base/database/data-refused.ts';
import { inspectDatabase, requireWritable } from '#shop/base/database/inspect-database.ts';
import { openDatabase } from '#shop/base/database/open-database.ts';
import { createFileStorage, type FileStorage, type FileStorageOptions } from './create-file-storage.ts';
import { storageTables } from './records/storage-tables.ts';

/**
 * The file store alone, with a database of its own in the data folder.
 *
 * @throws {DataRefused} when what is in the folder cannot be opened as it is; it is left so
 */
export function openFileStorage(options: Omit<FileStorageOptions, 'database'>): FileStorage {
  const path = join(options.folder, 'storage.sqlite');
  try {
    inspectDatabase(path, new Map([['storage', storageTables.length]]));
    const database = openDatabase(path);
    requireWritable(database, path);
    const storage = createFileStorage({ ...options, database });
    return {
      ...storage,
      async close() {
        await storage.close();
        database.close();
      },
    };
  } catch (error) {
    throw asDatabaseRefusal(error, path);
  }
}
