import { statSync } from 'node:fs';
import { dataFiles } from '#shop/testing/storage.ts';

/** Bytes that the embedded file store has on the disk, of unfinished uploads too. */
export const storedBytes = (dataFolder: string): number =>
  dataFiles(dataFolder).reduce((sum, file) => sum + statSync(file).size, 0);
