import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPack } from '../../src/offline/build-pack.ts';
import { packParts } from './build-packs.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'notenfalz-packs-'));
  mkdirSync(join(folder, 'assets'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function build(...files: readonly [url: string, part: string, content: string][]) {
  for (const [url, , content] of files) writeFileSync(join(folder, url), content);
  return packParts(
    files.map(([url, part]) => ({ url, part })),
    folder,
  );
}

test('small files of a part lie in its pack, with their types; large ones and what bears no fingerprint in none', async () => {
  const entries = build(
    ['assets/a.js', 'first', 'a'],
    ['assets/b.css', 'first', 'b'],
    ['assets/home-de.js', 'first de-DE', 'home'],
    ['assets/large.js', 'first', 'x'.repeat(20_000)],
    ['assets/large.bcmap', 'engine', 'x'.repeat(20_000)],
    ['index.html', 'first', '<p>'],
  );
  const packs = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.pack'));
  expect(packs.map((name) => name.replace(/-[\w-]{8}\.pack$/, ''))).toEqual(['first', 'first-de-DE']);
  expect(entries.map(({ pack }) => pack)).toEqual(
    [packs[0], packs[0], packs[1], undefined, undefined, undefined].map((name) => name && `assets/${name}`),
  );
  const files = await readPack(new Blob([readFileSync(join(folder, 'assets', packs[0] ?? ''))]).stream());
  expect(files.map(({ url, type, bytes }) => [url, type, new TextDecoder().decode(bytes)])).toEqual([
    ['assets/a.js', 'text/javascript; charset=utf-8', 'a'],
    ['assets/b.css', 'text/css; charset=utf-8', 'b'],
  ]);
});

test('what comes later may be larger, and a full pack is followed by another', async () => {
  const sizes = [...Array(9).fill(60_000), 70_000];
  const entries = build(
    ...sizes.map((size, index): [string, string, string] => [`assets/${index}.js`, 'rest', `${index}`.repeat(size)]),
  );
  const [first, ...others] = entries.map(({ pack }) => pack);
  expect(others.slice(0, 6)).toEqual(Array(6).fill(first));
  expect(others[6]).not.toBe(first);
  expect(others.slice(7)).toEqual([others[6], undefined]);
  const files = await readPack(new Blob([readFileSync(join(folder, others[6] ?? ''))]).stream());
  expect(files.map(({ url, bytes }) => [url, bytes.length])).toEqual([
    ['assets/7.js', 60_000],
    ['assets/8.js', 60_000],
  ]);
});

test('a pack has another name as soon as anything in it is different', () => {
  const [before] = build(['assets/a.js', 'rest', 'a']);
  const [same] = build(['assets/a.js', 'rest', 'a']);
  const [after] = build(['assets/a.js', 'rest', 'b']);
  expect(same?.pack).toBe(before?.pack);
  expect(after?.pack).not.toBe(before?.pack);
});
