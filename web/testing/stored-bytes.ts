import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes that the embedded file store has on the disk, of unfinished uploads too. */
export function storedBytes(dataFolder: string): number {
  const files = join(dataFolder, 'storage');
  return readdirSync(files, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(files, name)))
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + entry.size, 0);
}
