import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { removableFolder } from '#contract/temporary-folder.ts';
import { writeDurably, writeDurablyElsewhere } from './write-durably.ts';

let folder = removableFolder();
afterEach(() => {
  folder.remove();
  folder = removableFolder();
});

describe.each([
  ['at once', async (path: string, content: Uint8Array | string) => writeDurably(path, content)],
  ['in the background', writeDurablyElsewhere],
])('%s', (_way, write) => {
  test('a file is written whole, in folders that need not exist, and nothing else is left behind', async () => {
    const path = join(folder.path, 'a', 'b', 'file.pdf');
    const content = new Uint8Array(3_000_000).fill(7);
    await write(path, content);
    expect(readFileSync(path).equals(content)).toBe(true);
    await write(path, 'short');
    expect([readFileSync(path, 'utf8'), readdirSync(join(folder.path, 'a', 'b'))]).toEqual(['short', ['file.pdf']]);
  });

  test('a file that cannot be written leaves the one before it alone', async () => {
    const path = join(folder.path, 'file.pdf');
    await write(path, 'before');
    // In the way of the unfinished file.
    mkdirSync(`${path}.part`);
    await expect(write(path, 'after')).rejects.toThrow('EISDIR');
    expect([readFileSync(path, 'utf8'), existsSync(path)]).toEqual(['before', true]);
  });
});
