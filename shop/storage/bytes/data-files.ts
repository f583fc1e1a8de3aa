import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { dirname, join } from 'node:path';

/*
 * Bytes of objects and of unfinished uploads lie side by side as `{two characters}/{random id}`. An upload becomes an
 * object by a database transaction alone; nothing is ever renamed, so a crash finds every acknowledged byte in place.
 */

/** The part of a data folder that belongs to the file store alone. */
export const storageFolder = (dataFolder: string): string => join(dataFolder, 'storage');

export function pathOf(folder: string, fileId: string): string {
  return join(folder, fileId.slice(0, 2), fileId);
}

/** Creates an empty file, open for reading and writing. Its entry survives a power failure after {@link syncEntry}. */
export async function createFile(folder: string, fileId: string): Promise<FileHandle> {
  const path = pathOf(folder, fileId);
  await mkdir(dirname(path), { recursive: true });
  return open(path, 'wx+');
}

/** Waits until a file's entry is on disk; its bytes are not waited for. */
export async function syncEntry(folder: string, fileId: string): Promise<void> {
  await Promise.all([syncFolder(dirname(pathOf(folder, fileId))), syncFolder(folder)]);
}

/** Runs `work` with the file open for reading and writing. */
export async function withFile<Result>(path: string, work: (file: FileHandle) => Promise<Result>): Promise<Result> {
  const file = await open(path, 'r+');
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}

/** Removes a file; one that is gone already is fine. Readers that have it open keep reading. */
export async function removeFile(folder: string, fileId: string): Promise<void> {
  await rm(pathOf(folder, fileId), { force: true });
}

/** Ids of all files; creates the folder when it does not exist. For start-up: blocks. */
export function allFileIds(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => readdirSync(join(folder, entry.name)));
}

/** Cuts a file down to at most `size` bytes and returns how many it has; 0 when it is missing. For start-up: blocks. */
export function cutFile(folder: string, fileId: string, size: number): number {
  const path = pathOf(folder, fileId);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) {
    mkdirSync(dirname(path), { recursive: true });
    closeSync(openSync(path, 'w'));
    return 0;
  }
  if (found.size > size) {
    truncateSync(path, size);
    const file = openSync(path, 'r+');
    fsyncSync(file);
    closeSync(file);
  }
  return Math.min(found.size, size);
}

/** Whether a file was written from that moment on. A time in the future is that of a clock since set back: long ago. */
export function isChangedSince(folder: string, fileId: string, moment: Date): boolean {
  const found = statSync(pathOf(folder, fileId), { throwIfNoEntry: false });
  return found !== undefined && found.mtimeMs >= moment.getTime() && found.mtimeMs <= Date.now();
}

export function removeFileNow(folder: string, fileId: string): void {
  rmSync(pathOf(folder, fileId), { force: true });
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders; NTFS journals directory entries itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
