import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { tellOfNewerVersion } from './newer-version.ts';
import { eventually } from '#testing/eventually.ts';
import { registerServiceWorker, updateAtom } from './service-worker.ts';

test('a version that runs in another tab is offered, also when that was told first', async () => {
  tellOfNewerVersion();
  const store = createStore();
  registerServiceWorker(store);
  await eventually(() => expect(store.get(updateAtom)).not.toBeNull());
});

test('a version that waits to be let in is not forgotten for it', async () => {
  const store = createStore();
  const waiting = { apply: () => undefined };
  store.set(updateAtom, waiting);
  registerServiceWorker(store);
  await Promise.resolve();
  expect(store.get(updateAtom)).toBe(waiting);
});
