import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder } from '#contract/temporary-folder.ts';
import { writeDurably } from './write-durably.ts';

let folder = temporaryFolder();
afterEach(() => {
  folder.remove();
  folder = temporaryFolder();
});

test('a file is written whole, in folders that need not exist, and nothing else is left behind', () => {
  const path = join(folder.path, 'a', 'b', 'file.pdf');
  const content = new Uint8Array(3_000_000).fill(7);
  writeDurably(path, content);
  expect(readFileSync(path).equals(content)).toBe(true);
  writeDurably(path, 'short');
  expect([readFileSync(path, 'utf8'), readdirSync(join(folder.path, 'a', 'b'))]).toEqual(['short', ['file.pdf']]);
});

test('a file that cannot be written leaves the one before it alone', () => {
  const path = join(folder.path, 'file.pdf');
  writeDurably(path, 'before');
  // In the way of the unfinished file.
  mkdirSync(`${path}.part`);
  expect(() => writeDurably(path, 'after')).toThrow('EISDIR');
  expect([readFileSync(path, 'utf8'), existsSync(path)]).toEqual(['before', true]);
});
