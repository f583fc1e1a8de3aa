import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removableFolder } from '#contract/temporary-folder.ts';
import { holdFolder } from './hold-folder.ts';

let root = removableFolder();
let folder = '';
beforeEach(() => {
  root = removableFolder();
  folder = join(root.path, 'data');
});
afterEach(() => root.remove());

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('a folder belongs to one holder until it is released, within a process too', () => {
  const first = holdFolder(folder);
  expect(() => holdFolder(folder)).toThrow(`in use by process ${process.pid}`);
  first.release();
  first.release();
  const second = holdFolder(folder);
  expect(() => holdFolder(folder)).toThrow('in use');
  second.release();
});

test('the name of a process that is gone is not told for the one that holds the folder now', () => {
  const held = holdFolder(folder);
  writeFileSync(join(folder, 'lock.json'), JSON.stringify({ pid: 2 ** 30, host: 'elsewhere', since: 'yesterday' }));
  expect(() => holdFolder(folder)).toThrow('process 1073741824 on elsewhere since yesterday');
  writeFileSync(join(folder, 'lock.json'), '{');
  expect(() => holdFolder(folder)).toThrow('in use by another process;');
  held.release();
});

test('a data folder is made for its owner alone', () => {
  const held = holdFolder(folder);
  expect([modeOf(folder), held.remarks]).toEqual(['700', []]);
  held.release();
});

test('a data folder that was open to others is closed, and told of', () => {
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'shop.sqlite'), '');
  const held = holdFolder(folder);
  expect([modeOf(folder), held.remarks]).toEqual(['700', [expect.stringContaining('now it is yours alone')]]);
  held.release();
});

test('a folder that holds other things stays as open as it was, with a remark', () => {
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'letters.txt'), '');
  const held = holdFolder(folder);
  expect([modeOf(folder), held.remarks]).toEqual(['755', [expect.stringContaining('chmod 700')]]);
  held.release();
});

test('what cannot be a folder, or a lock, is refused in one sentence', () => {
  writeFileSync(folder, '');
  expect(() => holdFolder(folder)).toThrow(`The data folder ${folder} cannot be written`);
  const other = join(root.path, 'other');
  mkdirSync(join(other, 'lock.sqlite'), { recursive: true });
  expect(() => holdFolder(other)).toThrow(`The data folder ${other} cannot be locked`);
  expect(readdirSync(other)).toEqual(['lock.sqlite']);
  expect(existsSync(join(other, 'lock.json'))).toBe(false);
});
