import { afterEach, expect, test, vi } from 'vitest';
import {
  bringInTurn,
  buildWishOf,
  firstTexts,
  messageOfBuildWish,
  packsFor,
  wantedFiles,
  wishOfPage,
} from './keep-build.ts';

afterEach(() => vi.unstubAllGlobals());

const build = [
  { url: 'assets/a.js', part: 'first' },
  { url: 'assets/checkout.js', part: 'rest' },
  { url: 'assets/home-de.js', part: 'first de-DE' },
  { url: 'assets/home-pl.js', part: 'first pl-PL' },
  { url: 'assets/checkout-pl.js', part: 'pl-PL' },
  { url: 'assets/inspect-pdf.worker-a.js', part: 'engine' },
];

test('a wish survives the way to the worker, and nothing else is taken for one', () => {
  const wish = { locale: 'pl-PL', all: true, engine: true };
  expect(buildWishOf(structuredClone(messageOfBuildWish(wish)))).toEqual(wish);
  for (const other of [undefined, null, 'KEEP_BUILD', { type: 'KEEP_SEEN' }, { type: 'KEEP_BUILD', locale: 7 }])
    expect(buildWishOf(other)).toBeUndefined();
});

test('who spares data gets the texts of the page’s language, everybody else the whole build, those texts first', () => {
  const names = (wish: { locale: string; all: boolean }) =>
    wantedFiles(build, { engine: false, ...wish }).map(({ url }) => url);
  expect(names({ locale: 'pl-PL', all: false })).toEqual(['assets/home-pl.js', 'assets/checkout-pl.js']);
  expect(names({ locale: 'pl-PL', all: true })).toEqual([
    'assets/home-pl.js',
    'assets/checkout-pl.js',
    'assets/checkout.js',
    'assets/home-de.js',
  ]);
});

test('what checks PDFs comes where one can be dropped, and after all else', () => {
  const names = wantedFiles(build, { locale: 'de-DE', all: true, engine: true }).map(({ url }) => url);
  expect([names[0], names.at(-1)]).toEqual(['assets/home-de.js', 'assets/inspect-pdf.worker-a.js']);
});

test.each([
  ['spares data', { saveData: true, effectiveType: '4g', type: 'wifi' }],
  ['has a slow line', { saveData: false, effectiveType: '2g', type: 'wifi' }],
  ['pays for a mobile network', { saveData: false, effectiveType: '4g', type: 'cellular' }],
])('who %s is brought texts alone', (_name, connection) => {
  vi.stubGlobal('navigator', { connection });
  expect(wishOfPage('pl-PL', true)).toEqual({ locale: 'pl-PL', all: false, engine: false });
  vi.stubGlobal('navigator', { connection: { saveData: false, effectiveType: '4g', type: 'wifi' } });
  expect(wishOfPage('pl-PL', true)).toEqual({ locale: 'pl-PL', all: true, engine: true });
  expect(wishOfPage('pl-PL', false).engine).toBe(false);
});

test('a pack is brought when at least half of its files are missing', () => {
  const packed = ['a', 'b', 'c', 'd'].map((name) => ({
    url: `assets/${name}.js`,
    part: 'rest',
    pack: 'assets/rest.pack',
  }));
  const all = [...build, ...packed];
  expect(packsFor(all, all)).toEqual(['assets/rest.pack']);
  expect(packsFor(packed.slice(0, 2), all)).toEqual(['assets/rest.pack']);
  expect(packsFor(packed.slice(0, 1), all)).toEqual([]);
  expect(packsFor(build, all)).toEqual([]);
});

test('no language is the language of no file', () => {
  expect(wantedFiles(build, { locale: '', all: false, engine: false })).toEqual([]);
  expect(wantedFiles(build, { locale: '', all: true, engine: false })).toHaveLength(4);
});

test('with the worker come the first texts of the languages in which pages are open', () => {
  const names = (...locales: string[]) => firstTexts(build, new Set(locales)).map(({ url }) => url);
  expect(names('pl-PL')).toEqual(['assets/home-pl.js']);
  expect(names('pl-PL', 'de-DE')).toEqual(['assets/home-de.js', 'assets/home-pl.js']);
  expect(names('en-GB')).toEqual([]);
});

test('all files are brought, so many at a time', async () => {
  const brought: string[] = [];
  let [now, most] = [0, 0];
  await bringInTurn(['a', 'b', 'c', 'd', 'e'], 2, async (address) => {
    most = Math.max(most, (now += 1));
    await Promise.resolve();
    now -= 1;
    brought.push(address);
  });
  expect(brought.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(most).toBe(2);
});

test('once a file could not be kept, no further one is asked for', async () => {
  const asked: string[] = [];
  const bringing = bringInTurn(['a', 'b', 'c', 'd', 'e'], 2, async (address) => {
    asked.push(address);
    if (address === 'b') throw new DOMException('full', 'QuotaExceededError');
    await new Promise((done) => setTimeout(done, 5));
  });
  await expect(bringing).rejects.toThrow('full');
  expect(asked).toEqual(['a', 'b']);
});
