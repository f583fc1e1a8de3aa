import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepEarlierBuilds, putBuildAside } from './earlier-builds.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'notenfalz-builds-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function build(...files: string[]): void {
  putBuildAside(folder);
  mkdirSync(join(folder, 'client/assets'), { recursive: true });
  writeFileSync(join(folder, 'client/index.html'), files.join());
  for (const file of files) writeFileSync(join(folder, 'client/assets', file), file);
  keepEarlierBuilds(folder);
}

const filesOf = (name: string): string[] => {
  const assets = join(folder, name, 'assets');
  return existsSync(assets) ? readdirSync(assets).toSorted() : [];
};
const all = (): string[][] => ['client', 'earlier/1', 'earlier/2'].map(filesOf);

test('the files of the two builds before the newest stay, and none of older ones', () => {
  build('entry-1.js', 'font.woff2', 'page-1.js');
  expect(all()).toEqual([['entry-1.js', 'font.woff2', 'page-1.js'], [], []]);
  build('entry-2.js', 'font.woff2', 'page-1.js');
  expect(all()).toEqual([['entry-2.js', 'font.woff2', 'page-1.js'], ['entry-1.js'], []]);
  build('entry-3.js', 'font.woff2', 'page-3.js');
  expect(all()).toEqual([['entry-3.js', 'font.woff2', 'page-3.js'], ['entry-2.js', 'page-1.js'], ['entry-1.js']]);
  build('entry-4.js', 'font.woff2');
  expect(all()).toEqual([
    ['entry-4.js', 'font.woff2'],
    ['entry-3.js', 'page-3.js'],
    ['entry-2.js', 'page-1.js'],
  ]);
});

test('a build that changes nothing pushes none out, and neither does one that fails', () => {
  build('entry-1.js');
  build('entry-2.js');
  build('entry-2.js');
  expect(all()).toEqual([['entry-2.js'], ['entry-1.js'], []]);
  putBuildAside(folder);
  mkdirSync(join(folder, 'client/assets'), { recursive: true });
  writeFileSync(join(folder, 'client/assets/half.js'), '');
  build('entry-3.js');
  expect(all()).toEqual([['entry-3.js'], ['entry-2.js'], ['entry-1.js']]);
});
