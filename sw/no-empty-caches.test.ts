import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWorkerWorld } from '#testing/browser/memory-caches.ts';
import { CacheFirst } from 'workbox-strategies';
import { keeper } from './keep-within.ts';
import { answerPictures } from './pictures.ts';

let world: ReturnType<typeof startWorkerWorld>;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  world = startWorkerWorld();
});
afterEach(() => vi.unstubAllGlobals());

test('a version that takes stock makes no cache for what nobody has seen', async () => {
  const pages = await caches.open('pages');
  await pages.put('https://noten.example/', new Response('seen'));
  await keeper.takeStock();
  await keeper.halve();
  expect(await caches.keys()).toEqual(['pages']);
});

test('a picture that cannot be had is looked for in other sizes without making a cache', async () => {
  for (const [, strategy] of answerPictures()) {
    if (!(strategy instanceof CacheFirst)) throw new Error('Nothing answers.');
    const request = new Request('https://cdn.example/seen/a_800.webp');
    await expect(strategy.handle({ request, event: world.event })).rejects.toThrow('Failed to fetch');
  }
  expect(await caches.keys()).toEqual([]);
});
