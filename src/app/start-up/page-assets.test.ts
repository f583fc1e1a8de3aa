import { expect, test } from 'vitest';
import { createPageAssets, filesOfSheets, stylesBesideEntry } from './page-assets.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['shared'] },
  shared: { file: 'assets/shared.js', css: ['assets/shared.css'] },
  'src/early.ts': { file: 'assets/early.js' },
  'page.tsx': { file: 'assets/page.js', css: ['assets/page.css'], imports: ['shared', 'tiles'] },
  tiles: { file: 'assets/tiles.js', css: ['assets/tiles.css'] },
  'rest.tsx': { file: 'assets/rest.js', css: ['assets/rest.css'], imports: ['tiles'] },
};

const needs = { modules: ['page.tsx#Component'], standing: ['rest.tsx'], areas: [], locale: 'de-DE' };

test('a document names the sheets of its page and of what stands on it, the scripts of its page alone', () => {
  const { styles, scripts } = createPageAssets(manifest, {})(needs);
  expect(styles).toBe(
    ['page', 'tiles', 'rest'].map((name) => `<link rel="stylesheet" href="/assets/${name}.css">`).join(''),
  );
  expect(scripts).toContain('src="/assets/early.js"');
  // Without the entry nothing begins: its files come first.
  const preloaded = [...scripts.matchAll(/modulepreload[^>]*href="\/assets\/(\w+)\.js"/gu)].map(([, name]) => name);
  expect(preloaded).toEqual(['index', 'shared', 'page', 'tiles']);
});

test('what a page asks for next is named behind what it needs, without what has come', () => {
  const own = createPageAssets(manifest, {})(needs).scripts;
  const next = { modules: ['rest.tsx', 'unknown.tsx'], areas: [], calls: [] };
  expect(createPageAssets(manifest, {})({ ...needs, next }).scripts).toBe(
    own + '<link rel="modulepreload" fetchpriority="low" href="/assets/rest.js">',
  );
  // Its sheet is one of the page here, for what stands on it; otherwise it is preloaded the way scripts will ask for it.
  expect(createPageAssets(manifest, {})({ ...needs, standing: [], next }).scripts).toBe(
    own +
      '<link rel="modulepreload" fetchpriority="low" href="/assets/rest.js">' +
      '<link rel="preload" as="style" crossorigin fetchpriority="low" href="/assets/rest.css">',
  );
});

test('sheets that lie together are fetched together, and named so that no script fetches them again', () => {
  const joined = { 'assets/page-all.css': ['assets/page.css', 'assets/tiles.css', 'assets/rest.css'] };
  expect(createPageAssets(manifest, joined)(needs).styles).toBe(
    '<link rel="stylesheet" href="/assets/page-all.css">' +
      ['page', 'tiles', 'rest'].map((name) => `<link rel="stylesheet" disabled href="/assets/${name}.css">`).join(''),
  );
});

test('the sheets of modules come without those of the entry', () => {
  expect(stylesBesideEntry(manifest, ['page.tsx', 'rest.tsx'])).toEqual([
    'assets/page.css',
    'assets/tiles.css',
    'assets/rest.css',
  ]);
  expect(stylesBesideEntry(manifest, ['index.html', 'unknown.tsx'])).toEqual([]);
});

test.each([
  { name: 'none spares a file', sheets: ['a'], joined: { ab: ['a', 'b'] }, files: ['a'], held: [] },
  {
    name: 'what it brings in vain weighs as much as it spares',
    sheets: ['a', 'b'],
    joined: { abc: ['a', 'b', 'c'] },
    files: ['a', 'b'],
    held: [],
  },
  {
    name: 'a sheet beyond it comes alone',
    sheets: ['a', 'b', 'c'],
    joined: { ab: ['a', 'b'] },
    files: ['ab', 'c'],
    held: ['a', 'b'],
  },
  {
    name: 'the one that spares most is taken',
    sheets: ['a', 'b', 'c'],
    joined: { ab: ['a', 'b'], abc: ['a', 'b', 'c'] },
    files: ['abc'],
    held: ['a', 'b', 'c'],
  },
  {
    name: 'one sheet in vain is worth two files',
    sheets: ['a', 'b', 'c'],
    joined: { all: ['a', 'b', 'c', 'd'] },
    files: ['all'],
    held: ['a', 'b', 'c', 'd'],
  },
])('$name', ({ sheets, joined, files, held }) => {
  expect(filesOfSheets(sheets, joined)).toEqual({ files, held });
});
