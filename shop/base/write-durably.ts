import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
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

/**
 * Like {@link writeDurably}, but this thread does other things while the disk is waited for. Nobody else may write to
 * the same path meanwhile.
 *
 * @throws when the disk does not take all of it; what was there under the path before is still there then.
 */
export async function writeDurablyElsewhere(path: string, content: Uint8Array | string): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const temporary = `${path}.part`;
  await using file = await open(temporary, 'w');
  await file.writeFile(content);
  await file.sync();
  await rename(temporary, path);
  await using entries = await open(folder, 'r');
  await entries.sync();
}

function sync(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
