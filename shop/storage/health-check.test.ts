import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#shop/base/database/open-database.ts';
import { createHealthCheck } from './health-check.ts';
import { temporaryFolder } from '../testing/storage.ts';

function openCheck(minFreeBytes = 0) {
  const folder = temporaryFolder();
  const files = join(folder, 'storage');
  mkdirSync(files);
  const path = join(folder, 'storage.sqlite');
  const [database, another] = [openDatabase(path), openDatabase(path)];
  onTestFinished(() => {
    database.close();
    another.close();
  });
  let now = 0;
  const ask = createHealthCheck({ database, folder: files, minFreeBytes, now: () => now });
  const askLater = () => {
    now += 3_000;
    return ask();
  };
  const checkedAt = () => another.prepare('SELECT checked_at FROM health_check').get()?.['checked_at'];
  return { ask, askLater, another, files, checkedAt };
}

test('all is well when a commit and a file can be written and the disk has room', async () => {
  expect(await openCheck().ask()).toEqual([]);
});

test('a database that somebody else locks fails, and no longer when it is free again', async () => {
  const { ask, askLater, another } = openCheck();
  another.exec('BEGIN IMMEDIATE');
  expect(await ask()).toEqual(['database']);
  another.exec('ROLLBACK');
  expect(await askLater()).toEqual([]);
});

test('a folder of files that is gone or no folder fails', async () => {
  const { ask, askLater, files } = openCheck();
  rmSync(files, { recursive: true });
  expect(await ask()).toContain('storage');
  writeFileSync(files, '');
  expect(await askLater()).toContain('storage');
});

test('a disk with less than the floor fails', async () => {
  expect(await openCheck(Number.MAX_SAFE_INTEGER).ask()).toEqual(['disk']);
});

test('asked again and again it writes only every three seconds', async () => {
  const { ask, askLater, checkedAt } = openCheck();
  await ask();
  const first = checkedAt();
  await ask();
  expect(checkedAt()).toBe(first);
  await expect.poll(async () => (await askLater(), checkedAt())).not.toBe(first);
});
