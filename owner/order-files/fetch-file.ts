import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm, stat, truncate } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { DataRefused } from '#shop/base/database/data-refused.ts';
import { ReadInterrupted, type FileSource, type StoredFile } from './file-source.ts';

export interface WantedFile {
  /** In the storage. */
  readonly name: string;
  /** Where it is to be, whole. */
  readonly target: string;
  /** What the order says it is. */
  readonly ordered: StoredFile;
}

/** Tries without a single byte more before it is given up. */
const mostTries = 5;

type Sleep = (milliseconds: number) => Promise<unknown>;

/**
 * Brings a file of an order here, whole, or not at all under its name: it grows as `….part`, which the next run goes on with,
 * and is renamed when size and checksum are those of the order.
 *
 * @returns what was done about it
 * @throws {DataRefused} when the storage has another file, or none, or cannot be read
 */
export async function fetchFile(
  source: FileSource,
  wanted: WantedFile,
  sleep: Sleep = setTimeout,
): Promise<'there already' | 'fetched'> {
  const { name, target, ordered } = wanted;
  if (await isWhole(target, ordered)) return 'there already';
  const stored = await patiently(() => source.find(name), sleep);
  if (stored === undefined) throw new DataRefused('it is not in the storage');
  const expected = { size: ordered.size, md5: ordered.md5 ?? stored.md5 };
  if (stored.size !== expected.size || (stored.md5 ?? expected.md5) !== expected.md5)
    throw new DataRefused('the storage has other bytes under its name than were ordered');
  const part = `${target}.part`;
  // What an earlier run left may be damaged; then it is fetched once more from the beginning.
  const before = await sizeOf(part);
  await fetchRest(source, { name, part, size: expected.size }, sleep);
  if (!(await isWhole(part, expected)) && before > 0) {
    await rm(part);
    await fetchRest(source, { name, part, size: expected.size }, sleep);
  }
  if (!(await isWhole(part, expected))) {
    await rm(part);
    throw new DataRefused('it came damaged, twice; run the command again');
  }
  await rename(part, target);
  return 'fetched';
}

interface Growing {
  readonly name: string;
  readonly part: string;
  readonly size: number;
}

/** Reads on until everything is here; a storage that lets go is asked for the rest. */
async function fetchRest(source: FileSource, growing: Growing, sleep: Sleep): Promise<void> {
  await (await open(growing.part, 'a', 0o600)).close();
  for (let tries = 1; ; tries += 1) {
    const before = await sizeOf(growing.part);
    if (before >= growing.size) return;
    try {
      await append(source, growing, before);
      if ((await sizeOf(growing.part)) < growing.size) throw new ReadInterrupted('The connection ended too early.');
    } catch (error) {
      if ((await sizeOf(growing.part)) > before) tries = 1;
      await pauseAfter(error, tries, sleep);
    }
  }
}

async function append(source: FileSource, { name, part }: Growing, position: number): Promise<void> {
  const { from, bytes } = await source.read(name, position);
  await truncate(part, from);
  const file = await open(part, 'a', 0o600);
  try {
    for await (const piece of bytes) await file.writeFile(piece);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function patiently<Found>(ask: () => Promise<Found>, sleep: Sleep): Promise<Found> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      await pauseAfter(error, tries, sleep);
    }
  }
}

/** Waits before the next try. @throws what cannot be tried again, or was tried often enough */
async function pauseAfter(error: unknown, tries: number, sleep: Sleep): Promise<void> {
  if (!(error instanceof ReadInterrupted)) throw error;
  if (tries >= mostTries)
    throw new DataRefused(`${error.message} What came so far stays; run the command again.`, { cause: error });
  await sleep(1000 * 2 ** tries);
}

const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => undefined))?.size ?? 0;

/** Whether a file is there with all its bytes. */
async function isWhole(path: string, { size, md5 }: StoredFile): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined || found.size !== size) return false;
  if (md5 === undefined) return true;
  const hash = createHash('md5');
  for await (const piece of createReadStream(path)) hash.update(piece);
  return hash.digest('base64') === md5;
}
