import 'fake-indexeddb/auto';
import { createStore as createRecords, get, set } from 'idb-keyval';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { persistedAtom } from './persisted-atom.ts';

const records = createRecords('notenfalz', 'state');
const loaded = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

test('a written value is there after a restart', async () => {
  const first = createStore();
  const colour = persistedAtom('colour', z.string(), 'none');
  first.sub(colour, () => undefined);
  await first.set(colour, 'black');

  const second = createStore();
  const again = persistedAtom('colour', z.string(), 'none');
  second.sub(again, () => undefined);
  await loaded();
  expect(second.get(again)).toBe('black');
});

test('concurrent changes are all kept', async () => {
  const store = createStore();
  const list = persistedAtom('list', z.array(z.number()), []);
  await Promise.all([1, 2, 3].map((n) => store.set(list, (before) => [...before, n])));
  expect(await get('list', records)).toEqual([1, 2, 3]);
});

test('a change made before the stored value was read does not overwrite it', async () => {
  await set('early', ['stored'], records);
  const store = createStore();
  const early = persistedAtom('early', z.array(z.string()), []);
  store.sub(early, () => undefined);
  await store.set(early, (before) => [...before, 'new']);
  expect(store.get(early)).toEqual(['stored', 'new']);
});

test('a record that does not parse is set aside and does not break the start', async () => {
  await set('broken', { unexpected: true }, records);
  const store = createStore();
  const broken = persistedAtom('broken', z.array(z.string()), []);
  store.sub(broken, () => undefined);
  await loaded();
  expect(store.get(broken)).toEqual([]);
  expect(await get('broken:unreadable', records)).toEqual({ unexpected: true });
});
