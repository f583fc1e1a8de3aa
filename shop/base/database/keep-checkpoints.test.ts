import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removableFolder } from '#contract/temporary-folder.ts';
import { keepCheckpoints } from './keep-checkpoints.ts';
import { openDatabase } from './open-database.ts';

const pageBytes = 8192;
const never = 1_000_000_000;

let folder = removableFolder();
let writer: DatabaseSync;
let stop: () => Promise<void>;

const path = (): string => join(folder.path, 'shop.sqlite');

beforeEach(() => {
  folder = removableFolder();
  writer = openDatabase(path());
  writer.exec('CREATE TABLE entry (content BLOB)');
  writer.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  stop = () => Promise.resolve();
});
afterEach(async () => {
  await stop();
  if (writer.isOpen) writer.close();
  folder.remove();
});

function write(pages: number): void {
  const insert = writer.prepare('INSERT INTO entry VALUES (zeroblob(?))');
  for (let written = 0; written < pages; written += 100) insert.run(100 * pageBytes);
}

/** Rows in the database file by itself, without its log. */
function rowsInFile(): number {
  const copy = join(folder.path, 'copy.sqlite');
  copyFileSync(path(), copy);
  const database = new DatabaseSync(copy);
  try {
    return Number(database.prepare('SELECT count(*) AS rows FROM entry').get()?.['rows']);
  } finally {
    database.close();
  }
}

test('what is committed is copied into the database by a thread', async () => {
  stop = keepCheckpoints(writer, path(), { everyMs: 20 });
  write(100);
  await expect.poll(rowsInFile).toBe(1);
});

test('a commit copies no log that SQLite would find full, but one the thread left to grow', () => {
  stop = keepCheckpoints(writer, path(), { everyMs: never });
  write(2000);
  expect(rowsInFile()).toBe(0);
  write(7000);
  expect(rowsInFile()).toBeGreaterThan(0);
});

test('the database is one file again when the thread has ended and the writer is closed', async () => {
  stop = keepCheckpoints(writer, path(), { everyMs: never });
  write(100);
  await stop();
  writer.close();
  expect(rowsInFile()).toBe(1);
});

test('commits copy the log themselves when the thread has failed, also when it is ended in that moment', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => void stop());
  stop = keepCheckpoints(writer, join(folder.path, 'missing', 'shop.sqlite'));
  await expect.poll(() => told.mock.calls.length).toBe(1);
  await stop();
  write(2000);
  expect(rowsInFile()).toBeGreaterThan(0);
  told.mockRestore();
});
