import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { removableFolder } from '#contract/temporary-folder.ts';
import { createShop } from './create-shop.ts';
import { DataRefused } from './base/database/data-refused.ts';
import { schemaSteps } from './areas/shop-areas.ts';
import { openFileStorage } from './storage/open-file-storage.ts';

const founded = removableFolder();
let folder = removableFolder();
let path = '';

beforeAll(async () => {
  const running = await createShop({ folder: founded.path, baseUrl: 'http://shop.test' });
  await running.close();
});
afterAll(() => founded.remove());

beforeEach(() => {
  folder = removableFolder();
  path = join(folder.path, 'shop.sqlite');
  copyFileSync(join(founded.path, 'shop.sqlite'), path);
  mkdirSync(join(folder.path, 'storage', 'ab'), { recursive: true });
  writeFileSync(join(folder.path, 'storage', 'ab', 'ab0123'), 'a file the database does not know');
});
afterEach(() => folder.remove());

/** What is in the folder, byte by byte, but for SQLite's shared memory and an empty log, which hold nothing. */
function contents(): readonly (readonly [string, string])[] {
  return readdirSync(folder.path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('-shm'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file, readFileSync(file)] as const)
    .filter(([, bytes]) => bytes.length > 0)
    .map(([file, bytes]) => [file, createHash('md5').update(bytes).digest('hex')] as const)
    .sort();
}

/** Opens what is in the folder; that must be refused in one sentence and change nothing. */
async function refusal(open: () => unknown = () => createShop({ folder: folder.path, baseUrl: 'http://shop.test' })) {
  const before = contents();
  const refused = await Promise.resolve()
    .then(open)
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DataRefused);
  expect(contents()).toEqual(before);
  return refused instanceof DataRefused ? refused.message : '';
}

const newerStep = (schemaSteps.get('session') ?? 0) + 1;
const newerSession = "UPDATE schema_migrations SET step = step + 1 WHERE name = 'session'";

test('a database of a newer version is left to that version', async () => {
  const database = new DatabaseSync(path);
  database.exec(newerSession);
  database.close();
  expect(await refusal()).toContain(`${path} was written by a newer version of the shop (session ${newerStep})`);
});

test('what a killed process left in the log of the database counts, and stays there', async () => {
  const other = join(founded.path, 'shop.sqlite');
  const newer = new DatabaseSync(other);
  newer.exec(newerSession);
  for (const end of ['', '-wal']) copyFileSync(other + end, path + end);
  newer.exec("UPDATE schema_migrations SET step = step - 1 WHERE name = 'session'");
  newer.close();
  expect(await refusal()).toContain('newer version');
  expect(readFileSync(`${path}-wal`).length).toBeGreaterThan(0);
});

function overwrite(at: number, bytes: Uint8Array): void {
  const content = readFileSync(path);
  content.set(bytes, at);
  writeFileSync(path, content);
}

test('a database with a spoilt page is told to be damaged', async () => {
  overwrite(8192 * 3, new Uint8Array(8192).fill(0x5a));
  expect(await refusal()).toContain(`${path} is damaged`);
});

test('a file that is no database is told to be damaged', async () => {
  overwrite(0, Buffer.from('no database at all'));
  expect(await refusal()).toContain(`${path} is damaged (file is not a database)`);
});

test('a database that another program has locked is waited for in vain', async () => {
  const other = new DatabaseSync(path);
  other.exec('BEGIN IMMEDIATE');
  expect(await refusal()).toContain(`${path} is locked by another program`);
  other.close();
});

test('a database that can only be read is not served', async () => {
  // The file format's write version: with higher ones than 2 a database may be read, but not written.
  overwrite(18, Uint8Array.of(3));
  expect(await refusal()).toContain(`${path} cannot be written`);
});

test.each([
  ['a shop', 'shop.sqlite', () => createShop({ folder: folder.path, baseUrl: 'http://shop.test' })],
  ['a file store', 'storage.sqlite', () => openFileStorage({ folder: folder.path })],
])('%s whose database is gone while files are there misses it, and removes no file', async (_, name, open) => {
  writeFileSync(path, '');
  expect(await refusal(open)).toContain(`${join(folder.path, name)} is missing`);
});
