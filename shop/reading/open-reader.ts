import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openToRead } from '../base/database/open-to-read.ts';
import { partsOfAreas } from '../areas/shop-areas.ts';
import type { Shop } from '../entities/shop.ts';

/** What a reader has to know of the shop it reads for; goes from thread to thread. */
export type ReaderOptions = Pick<Shop, 'folder' | 'baseUrl' | 'config' | 'version'>;

/** A second look at the database of a shop that is open: it sees whatever is committed and writes nothing. */
export function openReader(options: ReaderOptions): Shop {
  const database = openToRead(join(options.folder, 'shop.sqlite'));
  return {
    ...options,
    database,
    readsOnly: true,
    clock: () => new Date(),
    random: (length) => randomBytes(length),
    uploads: null,
    ...partsOfAreas(options.version),
  };
}
