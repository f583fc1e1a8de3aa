import { rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { pathOf } from '#shop/storage/bytes/data-files.ts';
import { neededFiles, type NeededFile } from '#shop/storage/needed-files.ts';
import { copyBytes, openFound, type CopiedBytes } from './copy-bytes.ts';

/** A database and the uploaded files its rows name, as they were at one moment. */
export interface CopiedDatabase {
  /** By file id. */
  readonly uploads: ReadonlyMap<string, CopiedBytes>;
  /** Names of files that rows name and the disk has lost. */
  readonly lost: readonly string[];
  /** Names of files whose bytes are not those that were uploaded. */
  readonly damaged: readonly string[];
}

/** Files held open at a time; operating systems allow 256 and more. */
const mostOpen = 128;

interface CopyPlace {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Copies a database that may be in use, and every uploaded file its rows name. Files may be replaced or deleted while
 * they are copied, so most are copied first; then, in one read transaction, the rest are opened (an open file outlives
 * its deletion) and the database is copied as that transaction sees it.
 */
export async function copyDatabase(place: CopyPlace): Promise<CopiedDatabase> {
  const database = new DatabaseSync(join(place.from, place.name), { readOnly: true, timeout: 5000 });
  const uploads = new Map<string, CopiedBytes>();
  let lostBefore = new Set<string>();
  try {
    for (;;) {
      database.exec('BEGIN');
      const needed = neededFiles(database);
      const missing = needed.filter(({ fileId, bytes }) => uploads.get(fileId)?.bytes !== bytes);
      const opened = await openFiles(place.from, missing.slice(0, mostOpen + lostBefore.size));
      const lost = missing.slice(0, mostOpen + lostBefore.size).filter((file) => !opened.has(file));
      // What is missing while its row is there, and again in the next transaction, was not deleted: the disk lost it.
      const isComplete =
        missing.length === opened.size + lost.length && lost.every(({ fileId }) => lostBefore.has(fileId));
      if (isComplete) await backup(database, join(place.to, place.name), { rate: wholeDatabase });
      database.exec('ROLLBACK');
      await copyOpened(place.to, opened, uploads);
      if (isComplete) return await tidied(place.to, uploads, needed, lost);
      lostBefore = new Set(lost.map(({ fileId }) => fileId));
    }
  } finally {
    database.close();
  }
}

/** Pages copied in one step: all, for between steps another process may write, and the copy would begin anew. */
const wholeDatabase = 2 ** 31 - 1;

async function openFiles(folder: string, files: readonly NeededFile[]): Promise<Map<NeededFile, FileHandle>> {
  const opened = new Map<NeededFile, FileHandle>();
  for (const file of files) {
    const handle = await openFound(pathOf(join(folder, 'storage'), file.fileId));
    if (handle !== undefined) opened.set(file, handle);
  }
  return opened;
}

async function copyOpened(
  to: string,
  opened: ReadonlyMap<NeededFile, FileHandle>,
  uploads: Map<string, CopiedBytes>,
): Promise<void> {
  for (const [{ fileId, bytes }, handle] of opened) {
    const target = pathOf(join(to, 'storage'), fileId);
    // An unfinished upload may have grown since it was copied.
    if (uploads.has(fileId)) await rm(target);
    uploads.set(fileId, await copyBytes(handle, target, bytes));
    await handle.close();
  }
}

/** Takes away what was copied and is named no more. */
async function tidied(
  to: string,
  copied: ReadonlyMap<string, CopiedBytes>,
  needed: readonly NeededFile[],
  lost: readonly NeededFile[],
): Promise<CopiedDatabase> {
  const named = new Set(needed.map(({ fileId }) => fileId));
  for (const fileId of copied.keys()) if (!named.has(fileId)) await rm(pathOf(join(to, 'storage'), fileId));
  const damaged = needed.filter(({ fileId, bytes, md5 }) => {
    const copy = copied.get(fileId);
    return copy !== undefined && (copy.bytes !== bytes || (md5 !== null && md5 !== copy.md5));
  });
  return {
    uploads: new Map([...copied].filter(([fileId]) => named.has(fileId))),
    lost: lost.map(({ fileId }) => fileId),
    damaged: damaged.map(({ fileId }) => fileId),
  };
}
