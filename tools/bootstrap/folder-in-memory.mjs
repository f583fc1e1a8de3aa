import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const gigabyte = 1024 ** 3;

/** Linux's file system in memory; elsewhere there is none of this name. */
const memory = '/dev/shm';

const prefix = 'notenfalz-tests-';

/**
 * A folder in memory for all that tests write, gone when this process ends: shops put thousands of changes on disk, and nobody
 * pulls a plug to see whether they got there. What runs that were killed have left behind goes as well.
 * @returns undefined where memory has no room to spare: the system's own folder for passing files is to be used then
 */
export function folderInMemory({ place = memory, spareBytes = 8 * gigabyte, roomBytes = 6 * gigabyte } = {}) {
  if (!existsSync(place)) return undefined;
  removeLeftOnes(place);
  const { bavail, bsize } = statfsSync(place);
  if (bavail * bsize < roomBytes || freemem() < spareBytes) return undefined;
  const folder = join(place, prefix + process.pid);
  mkdirSync(folder, { mode: 0o700 });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143 }))
    process.once(signal, () => process.exit(code));
  return folder;
}

function removeLeftOnes(place) {
  for (const name of readdirSync(place).filter((name) => name.startsWith(prefix)))
    if (!isRunning(Number(name.slice(prefix.length)))) rmSync(join(place, name), { recursive: true, force: true });
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}
