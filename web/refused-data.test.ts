import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removableFolder } from '#contract/temporary-folder.ts';
import { refusedStart } from './testing/backend-process.ts';

let folder = removableFolder();
beforeEach(() => {
  folder = removableFolder();
});
afterEach(() => folder.remove());

/** Starts a whole shop; it must be refused in one sentence. */
async function refusal(settings: Record<string, string> = {}): Promise<string> {
  const { code, said } = await refusedStart({ DATA_DIR: folder.path, ...settings });
  expect([code, said.length]).toEqual([1, 1]);
  return said[0] ?? '';
}

const inFolder = () => readdirSync(folder.path).filter((name) => !name.startsWith('lock.'));

test('a database that cannot be opened ends the start with one sentence, and stays as it is', async () => {
  const path = join(folder.path, 'shop.sqlite');
  writeFileSync(path, 'no database at all');
  expect(await refusal()).toContain(`${path} is damaged (file is not a database)`);
  expect([readFileSync(path, 'utf8'), inFolder()]).toEqual(['no database at all', ['shop.sqlite']]);
});

test('a full disk ends the start with one sentence', async () => {
  expect(await refusal({ FILE_BLOCKS: '0' })).toContain(`disk of the data folder ${folder.path} is full`);
  expect(inFolder()).toEqual([]);
});

test('a disk that fills up while the shop is founded ends the start with one sentence', async () => {
  mkdirSync(join(folder.path, 'data'));
  const said = await refusal({ DATA_DIR: join(folder.path, 'data'), FILE_BLOCKS: '64' });
  expect(said).toMatch(/^The disk .*shop\.sqlite/);
});

test('a folder that cannot be made ends the start with one sentence', async () => {
  expect(await refusal({ DATA_DIR: '/dev/null/data' })).toContain('/dev/null/data cannot be written');
});
