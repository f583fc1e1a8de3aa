import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { sizeOfAnswer, createCacheKeeper, type CacheKeeper } from './cache-keeper.ts';
import { openKeptNotes, type KeptNotes } from './kept-notes.ts';
import { keptKinds, type KeptKind } from './kept-kinds.ts';
import type { OpenCache } from './kept-stock.ts';

const minute = 60_000;
let now = 0;
let stored: Map<string, Map<string, Response>>;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  now = 1_800_000_000_000;
  stored = new Map();
});

/** An answer nobody may look into. */
const opaque = Object.defineProperty(new Response(), 'type', { value: 'opaque' });

function cacheOf(name: string): Map<string, Response> {
  const cache = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, cache);
  return cache;
}

/** The part of a browser's caches that is used. */
const openCache: OpenCache = async (name) => {
  const cache = stored.get(name);
  return (
    cache && {
      delete: async (url) => cache.delete(String(url)),
      keys: async () => [...cache.keys()].map((url) => new Request(url)),
      match: async (url) => cache.get(String(url))?.clone(),
    }
  );
};

interface Browser {
  notes?: KeptNotes;
  /** In bytes. */
  free?: () => number;
}

/** Of a worker that has just been started. */
function startKeeper({ notes = openKeptNotes(), free = () => 1e12 }: Browser = {}): CacheKeeper {
  const estimate = async (): Promise<StorageEstimate> => ({ quota: 1e12, usage: 1e12 - free() });
  return createCacheKeeper({ notes, openCache, estimate, now: () => now });
}

const at = (name: string | number): string => `https://noten.example/media/${name}.webp`;

async function put(keeper: CacheKeeper, name: string | number, bytes: number): Promise<void> {
  now += minute;
  const picture = new Response('x'.repeat(bytes));
  cacheOf('pictures').set(at(name), picture);
  await keeper.stored('pictures', { url: at(name), bytes: await sizeOfAnswer(picture.clone()) });
}

const kept = (): string[] => [...cacheOf('pictures').keys()].map((url) => url.replace(/^.*\/|\.webp$/g, ''));

test('the least recently used make room, also for a worker that was started anew', async () => {
  const first = startKeeper();
  // Pictures have a bit more than a third of it.
  await first.limitTo(700);
  for (const name of ['a', 'b']) await put(first, name, 100);
  now += 20 * minute;
  await first.used('pictures', at('a'));

  const second = startKeeper();
  await put(second, 'c', 100);
  expect(kept()).toEqual(['a', 'c']);
});

test('a smaller limit is kept at once', async () => {
  const keeper = startKeeper();
  for (const name of ['a', 'b', 'c']) await put(keeper, name, 100);
  expect(kept()).toHaveLength(3);
  await keeper.limitTo(600);
  expect(kept()).toEqual(['b', 'c']);
});

test('when the browser’s storage fills up with uploads, what was seen makes way', async () => {
  let free = 1e11;
  const keeper = startKeeper({ free: () => free });
  for (const name of ['a', 'b', 'c']) await put(keeper, name, 100);
  free = 0;
  await put(keeper, 'd', 100);
  expect(kept()).toEqual([]);
});

test('without any room the less recently used half goes, and only of what was seen', async () => {
  const keeper = startKeeper();
  for (const name of ['a', 'b', 'c', 'd']) await put(keeper, name, 100);
  cacheOf('uploads').set(at('score'), new Response('pdf'));
  await keeper.halve();
  expect(kept()).toEqual(['c', 'd']);
  expect(cacheOf('uploads').size).toBe(1);
});

test('without any room the build stays that everything is shown with; of earlier ones goes what is beyond it', async () => {
  let free = 1e11;
  const keeper = startKeeper({ free: () => free });
  const keep = async (file: string, bytes: number): Promise<void> => {
    now += minute;
    cacheOf('build-files').set(file, new Response(''));
    await keeper.stored('build-files', { url: file, bytes });
  };
  const { least } = keptKinds['build-files'];
  await keep('earlier.pack', least / 2);
  for (const file of ['one.pack', 'other.pack']) await keep(file, least / 2);
  await put(keeper, 'seen', 100);
  free = 0;
  await keeper.halve();
  await put(keeper, 'seen-later', 100);
  await keep('used.js', 1);
  await keeper.halve();
  expect([...cacheOf('build-files').keys()]).toEqual(['other.pack', 'used.js']);
  expect(kept()).toEqual([]);
});

test('what is stored without a note, and noted without being stored, is found when stock is taken', async () => {
  const keeper = startKeeper();
  await put(keeper, 'deleted', 100);
  cacheOf('pictures').delete(at('deleted'));
  for (const name of ['older', 'old']) cacheOf('pictures').set(at(name), new Response('x'.repeat(100)));
  await keeper.takeStock();
  await keeper.limitTo(700);
  await put(keeper, 'new', 100);
  expect(kept()).toContain('new');
  expect(kept()).toHaveLength(2);
});

test('a browser without a database keeps pages within limits as long as its worker lives', async () => {
  const refuse = async (): Promise<never> => {
    throw new DOMException('Not here.', 'InvalidStateError');
  };
  const notes = {
    loadAll: refuse,
    save: refuse,
    drop: refuse,
    loadWanted: refuse,
    saveWanted: refuse,
    close: () => undefined,
  };
  const keeper = startKeeper({ notes });
  await keeper.limitTo(700);
  for (const name of ['a', 'b', 'c']) await put(keeper, name, 100);
  expect(kept()).toEqual(['b', 'c']);
});

test('two thousand products stay where there is room for them', async () => {
  const keeper = startKeeper();
  const names = Array.from({ length: 2000 }, (_, index) => index);
  for (const name of names) cacheOf('page-payloads').set(at(name), new Response('{}'));
  await Promise.all(names.map((name) => keeper.stored('page-payloads', { url: at(name), bytes: 100_000 })));
  expect(cacheOf('page-payloads').size).toBe(2000);
});

const quotaOf = (quota: number) => async (): Promise<StorageEstimate> => ({ quota, usage: 0 });

/** Of a worker on a device that grants so many bytes. */
const keeperWith = (quota: number): CacheKeeper =>
  createCacheKeeper({ notes: openKeptNotes(), openCache, estimate: quotaOf(quota), now: () => now });

async function see(keeper: CacheKeeper, kind: KeptKind, urls: readonly string[], bytes: number): Promise<void> {
  for (const url of urls) {
    now += minute / 10;
    cacheOf(kind).set(url, new Response());
    await keeper.stored(kind, { url, bytes });
  }
}

const numbered = (count: number, address: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => address(index));

test('home and the categories of the menus stay after any number of products', async () => {
  const keeper = keeperWith(1e11);
  const menus = ['', 'Noten/', 'Noten/Klavier/', 'Muster/'].map((path) => `https://noten.example/${path}`);
  const products = numbered(400, (index) => `https://noten.example/Noten/NF-${index}`);
  await see(keeper, 'menu-pages', menus, 90_000);
  await see(
    keeper,
    'page-payloads',
    menus.map((page) => `${page}_payload.json`),
    40_000,
  );
  await see(keeper, 'pages', products, 90_000);
  await see(
    keeper,
    'page-payloads',
    products.map((page) => `${page}/_payload.json`),
    40_000,
  );
  expect([...cacheOf('menu-pages').keys()]).toEqual(menus);
  expect([...cacheOf('page-payloads').keys()]).toEqual(
    expect.arrayContaining(menus.map((page) => `${page}_payload.json`)),
  );
  expect(cacheOf('pages').size).toBeLessThan(products.length);
});

test('pictures of another host fit for two thousand products where the browser grants room for how it counts them', async () => {
  const pictures = numbered(2000, (index) => `https://cdn.example/${index}.webp`);
  const large = keeperWith(1e11);
  await see(large, 'foreign-pictures', pictures, await sizeOfAnswer(opaque));
  expect(cacheOf('foreign-pictures').size).toBe(2000);
  cacheOf('foreign-pictures').clear();
  globalThis.indexedDB = new IDBFactory();
  const small = keeperWith(5e9);
  await see(small, 'foreign-pictures', pictures.slice(0, 200), await sizeOfAnswer(opaque));
  expect(cacheOf('foreign-pictures').size).toBe(135);
});

test('what pictures of one host take is not there for those of the other, except for a quarter', async () => {
  const keeper = keeperWith(1e11);
  // Both together have 360 bytes.
  await keeper.limitTo(1000);
  await see(
    keeper,
    'pictures',
    numbered(3, (index) => at(index)),
    100,
  );
  await see(
    keeper,
    'foreign-pictures',
    numbered(3, (index) => `https://cdn.example/${index}.webp`),
    60,
  );
  expect([cacheOf('pictures').size, cacheOf('foreign-pictures').size]).toEqual([3, 1]);
});
