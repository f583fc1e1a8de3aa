import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { DataRefused } from '#shop/base/database/data-refused.ts';
import { openToRead } from '#shop/base/database/open-to-read.ts';
import { pathOf, storageFolder } from '#shop/storage/bytes/data-files.ts';
import { findByName } from '#shop/storage/records/object-table.ts';
import type { StoredObject } from '#shop/storage/records/stored-object.ts';
import type { FileSource } from './file-source.ts';

/**
 * The embedded file store of a data folder, whether its shop is running or not.
 *
 * @param database its database in that folder: of the whole shop, or of the file store beside another shop
 * @throws {DataRefused} when there is none
 */
export function filesInFolder(dataFolder: string, database: 'shop.sqlite' | 'storage.sqlite'): FileSource {
  const path = join(dataFolder, database);
  if (!existsSync(path))
    throw new DataRefused(
      `The data folder ${dataFolder} holds no files; set DATA_DIR, or STORAGE_ENDPOINT where they lie elsewhere.`,
    );
  const find = (name: string): StoredObject | undefined => {
    const opened = openToRead(path);
    try {
      return findByName(opened, name) ?? undefined;
    } finally {
      opened.close();
    }
  };
  return {
    find: (name) => Promise.resolve(find(name)),
    read(name, from) {
      const object = find(name);
      if (object === undefined) throw new DataRefused(`${name} was deleted while it was fetched.`);
      const bytesPath = pathOf(storageFolder(dataFolder), object.fileId);
      if (!existsSync(bytesPath)) throw new DataRefused('the data folder has lost its bytes');
      return Promise.resolve({ from, bytes: createReadStream(bytesPath, { start: from }) });
    },
  };
}
