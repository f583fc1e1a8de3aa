import { expect, test } from 'vitest';
import { bringInTurn, buildWishOf, firstTexts, messageOfBuildWish, wantedFiles } from './keep-build.ts';

const build = [
  { url: 'assets/a.js', part: 'first' },
  { url: 'assets/checkout.js', part: 'rest' },
  { url: 'assets/home-de.js', part: 'first de-DE' },
  { url: 'assets/home-pl.js', part: 'first pl-PL' },
  { url: 'assets/checkout-pl.js', part: 'pl-PL' },
];

test('a wish survives the way to the worker, and nothing else is taken for one', () => {
  const wish = { locale: 'pl-PL', all: true };
  expect(buildWishOf(structuredClone(messageOfBuildWish(wish)))).toEqual(wish);
  for (const other of [undefined, null, 'KEEP_BUILD', { type: 'KEEP_SEEN' }, { type: 'KEEP_BUILD', locale: 7 }])
    expect(buildWishOf(other)).toBeUndefined();
});

test('who spares data gets the texts of the page’s language, everybody else the whole build, those texts first', () => {
  const names = (wish: { locale: string; all: boolean }) => wantedFiles(build, wish).map(({ url }) => url);
  expect(names({ locale: 'pl-PL', all: false })).toEqual(['assets/home-pl.js', 'assets/checkout-pl.js']);
  expect(names({ locale: 'pl-PL', all: true })).toEqual([
    'assets/home-pl.js',
    'assets/checkout-pl.js',
    'assets/checkout.js',
    'assets/home-de.js',
  ]);
});

test('no language is the language of no file', () => {
  expect(wantedFiles(build, { locale: '', all: false })).toEqual([]);
  expect(wantedFiles(build, { locale: '', all: true })).toHaveLength(4);
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
