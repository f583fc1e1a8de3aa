import { afterEach, beforeEach, expect, test } from 'vitest';
import { removableFolder } from '#contract/temporary-folder.ts';
import { openToRead } from '../base/database/open-to-read.ts';
import { inTransaction } from '../base/database/in-transaction.ts';
import { countStatements, ranWith } from '../testing/count-statements.ts';
import { openTestShop, type TestShop } from '../testing/serve-checkout.ts';
import { countAttempt, forgetAttempts, perMinute } from './rate-limit.ts';

let folder = removableFolder();
let running: TestShop;
beforeEach(async () => {
  folder = removableFolder();
  running = await open();
});
afterEach(async () => {
  await running.close();
  folder.remove();
});

const open = () => openTestShop({ folder: folder.path, inMemory: false, rateLimits: true });
const attempt = (name: string) => countAttempt(running.shop, name, perMinute(1));

/** How many attempts others see on the disk. */
function written(): number {
  const database = openToRead(`${folder.path}/shop.sqlite`);
  const row = database.prepare('SELECT count(*) AS n FROM attempt').get();
  database.close();
  return Number(row?.['n']);
}

test('who counts attempts does not wait for the disk for each of them', async () => {
  const names = Array.from({ length: 100 }, (_, index) => `name-${index}`);
  const counts = await countStatements(() => names.forEach(attempt));
  expect(ranWith(counts, 'INSERT')).toBe(0);
  expect([attempt('name-0'), attempt('name-99')]).toEqual([60, 60]);
});

test('what a crash takes with it is two hundred attempts at most', () => {
  for (let index = 0; index < 1000; index += 1) attempt(`name-${index}`);
  expect(written()).toBeGreaterThanOrEqual(800);
});

test('attempts are on the disk soon, without anybody asking again', async () => {
  attempt('a');
  attempt('b');
  await expect.poll(written).toBe(2);
});

test('a shop that closes leaves them to the next', async () => {
  attempt('a');
  attempt('b');
  forgetAttempts(running.shop, 'b');
  await running.close();
  running = await open();
  expect([attempt('a'), attempt('b')]).toEqual([60, 0]);
});

test('an attempt counts although what was attempted is taken back', () => {
  const names = Array.from({ length: 300 }, (_, index) => `name-${index}`);
  expect(() =>
    inTransaction(running.shop.database, () => {
      names.forEach(attempt);
      throw new Error('taken back');
    }),
  ).toThrow('taken back');
  expect(names.map(attempt)).toEqual(names.map(() => 60));
});
