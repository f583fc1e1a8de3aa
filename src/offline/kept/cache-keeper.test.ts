import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { sizeOfAnswer, createCacheKeeper, type CacheKeeper } from './cache-keeper.ts';
import { openKeptNotes, type KeptNotes } from './kept-notes.ts';
import type { OpenCache } from './kept-stock.ts';

const minute = 60_000;
let now = 0;
let stored: Map<string, Map<string, Response>>;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  now = 1_800_000_000_000;
  stored = new Map();
});

function cacheOf(name: string): Map<string, Response> {
  const cache = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, cache);
  return cache;
}

/** The part of a browser's caches that is used. */
const openCache: OpenCache = async (name) => ({
  delete: async (url) => cacheOf(name).delete(String(url)),
  keys: async () => [...cacheOf(name).keys()].map((url) => new Request(url)),
  match: async (url) => cacheOf(name).get(String(url))?.clone(),
});

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
  await keeper.stored('pictures', at(name), { bytes: await sizeOfAnswer(picture.clone()) });
}

const kept = (): string[] => [...cacheOf('pictures').keys()].map((url) => url.replace(/^.*\/|\.webp$/g, ''));

test('the least recently used make room, also for a worker that was started anew', async () => {
  const first = startKeeper();
  // Pictures have 40 % of it.
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
  await Promise.all(names.map((name) => keeper.stored('page-payloads', at(name), { bytes: 100_000 })));
  expect(cacheOf('page-payloads').size).toBe(2000);
});
