import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file so that it is complete and on disk, or not there at all, whenever the process or the machine stops.
 *
 * @throws when the disk does not take all of it; what was there under the path before is still there then.
 */
export function writeDurably(path: string, content: Uint8Array | string): void {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true });
  const temporary = `${path}.part`;
  const handle = openSync(temporary, 'w');
  try {
    // Goes on until everything is written; a single write may take less on a disk that is nearly full.
    writeFileSync(handle, content);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(temporary, path);
  sync(folder);
}

function sync(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
