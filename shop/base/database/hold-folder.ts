import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { deskDoorFile } from '../desk/desk-door.ts';
import { asFolderRefusal, DataRefused, folderFull } from './data-refused.ts';

/** A data folder that belongs to this process alone until it is released, or until the process ends in any way. */
export interface HeldFolder {
  /** What the owner of the folder should know about it; one sentence each. */
  readonly remarks: readonly string[];
  release(): void;
}

/** Names of what holding a folder leaves in it; none of it is data. */
export const holdingFiles: readonly string[] = ['lock.sqlite', 'lock.json', deskDoorFile];

const [lockFile = '', holderFile = ''] = holdingFiles;

/** With less than this left, in bytes, not even the log of the database could grow. */
const leastFreeBytes = 8 * 1024 * 1024;

/** Kept here: a lock whose connection is collected as garbage would be released. */
const locks = new Set<DatabaseSync>();

/**
 * Makes the data folder when it is missing, open to its owner alone, and takes it for this process. The lock is one of
 * the operating system on a file of its own (SQLite's exclusive lock): the kernel gives it up with the process, however
 * that ends, and disks in the network pass it on to each other. No other code may open the lock's file, since closing
 * it would release the lock.
 *
 * @throws {DataRefused} in use, full, or not to be written
 */
export function holdFolder(folder: string): HeldFolder {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < leastFreeBytes) throw folderFull(folder);
    const lock = takeLock(folder);
    try {
      writeFileSync(
        join(folder, holderFile),
        JSON.stringify({ pid: process.pid, host: hostname(), since: new Date() }),
      );
      return { remarks: closeToOthers(folder), release: () => release(folder, lock) };
    } catch (error) {
      release(folder, lock);
      throw error;
    }
  } catch (error) {
    throw asFolderRefusal(error, folder);
  }
}

function takeLock(folder: string): DatabaseSync {
  const lock = openLock(folder);
  try {
    // Without a journal on disk the lock writes nothing but itself.
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? folderInUse(folder) : lockRefused(folder, error);
  }
  locks.add(lock);
  return lock;
}

function openLock(folder: string): DatabaseSync {
  try {
    return new DatabaseSync(join(folder, lockFile));
  } catch (error) {
    throw lockRefused(folder, error);
  }
}

function release(folder: string, lock: DatabaseSync): void {
  if (!locks.delete(lock)) return;
  rmSync(join(folder, holderFile), { force: true });
  lock.close();
}

/** SQLITE_BUSY. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;
}

function lockRefused(folder: string, cause: unknown): DataRefused {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new DataRefused(
    `The data folder ${folder} cannot be locked (${reason}); set DATA_DIR to a folder of yours on a disk that allows it.`,
    { cause },
  );
}

function folderInUse(folder: string): DataRefused {
  const holder = holderOf(folder);
  const who =
    holder === undefined ? 'another process' : `process ${holder.pid} on ${holder.host} since ${holder.since}`;
  return new DataRefused(
    `The data folder ${folder} is in use by ${who}; stop that one first, or set DATA_DIR to another folder.`,
  );
}

const holderSchema = z.object({ pid: z.number(), host: z.string(), since: z.string() });

/** Undefined also when what stands there is an earlier holder: the present one has not written its name yet. */
function holderOf(folder: string): z.infer<typeof holderSchema> | undefined {
  try {
    const holder = holderSchema.parse(JSON.parse(readFileSync(join(folder, holderFile), 'utf8')));
    return holder.host !== hostname() || isRunning(holder.pid) ? holder : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Takes other people's rights to a data folder away; a folder that holds other things as well is only remarked upon. */
function closeToOthers(folder: string): string[] {
  const { mode, uid } = statSync(folder);
  if (process.platform === 'win32' || (mode & 0o077) === 0) return [];
  const names = readdirSync(folder).filter((name) => !holdingFiles.includes(name));
  const isOurs = names.length === 0 || names.some((name) => /^(?:shop|storage)\.sqlite$/.test(name));
  if (isOurs && uid === process.getuid?.()) {
    chmodSync(folder, 0o700);
    if ((statSync(folder).mode & 0o077) === 0)
      return [`The data folder ${folder} was open to other users of this machine; now it is yours alone.`];
  }
  return [`Other users of this machine can look into the data folder ${folder}; "chmod 700" closes it.`];
}
