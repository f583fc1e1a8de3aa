import 'fake-indexeddb/auto';
import { createStore as createRecords, get, keys, set } from 'idb-keyval';
import { createStore } from 'jotai';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { eventually } from '#testing/eventually.ts';
import { persistedAtom, settledAtom, unread } from './persisted-atom.ts';

const records = createRecords('notenfalz', 'state');

test('a written value is there after a restart', async () => {
  const first = createStore();
  const colour = persistedAtom('colour', z.string(), 'none');
  first.sub(colour, () => undefined);
  await first.set(colour, 'black');

  const second = createStore();
  const again = persistedAtom('colour', z.string(), 'none');
  second.sub(again, () => undefined);
  await eventually(() => expect(second.get(again)).toBe('black'));
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

test('is unread until it has been read, which writes nothing', async () => {
  await set('known', { unexpected: true }, records);
  const store = createStore();
  const known = persistedAtom('known', z.array(z.string()), []);
  expect(store.get(known)).toBe(unread);
  store.sub(known, () => undefined);
  expect(store.get(known)).toBe(unread);
  await eventually(() => expect(store.get(known)).toEqual([]));
  expect(await get('known', records)).toEqual({ unexpected: true });
  expect(await keys(records)).not.toContain('known:unreadable');
});

test('a record that does not parse is set aside by the next change and does not break the start', async () => {
  await set('broken', { unexpected: true }, records);
  const store = createStore();
  const broken = persistedAtom('broken', z.array(z.string()), []);
  store.sub(broken, () => undefined);
  await eventually(() => expect(store.get(broken)).toEqual([]));
  await store.set(broken, (before) => [...before, 'new']);
  expect(await get('broken', records)).toEqual(['new']);
  expect(await get('broken:unreadable', records)).toEqual({ unexpected: true });
});

test('an action reads what nobody has read yet', async () => {
  await set('asked', ['kept'], records);
  const store = createStore();
  const asked = persistedAtom('asked', z.array(z.string()), []);
  expect(await store.set(asked.readAtom)).toEqual(['kept']);
  expect(store.get(asked)).toEqual(['kept']);
});

test('whoever does not mind sees the initial value until then', async () => {
  await set('minded', ['kept'], records);
  const store = createStore();
  const minded = settledAtom(persistedAtom('minded', z.array(z.string()), ['none']), ['none']);
  expect(store.get(minded)).toEqual(['none']);
  store.sub(minded, () => undefined);
  await eventually(() => expect(store.get(minded)).toEqual(['kept']));
});

describe('a record of an earlier version', () => {
  const upgrades = [(value: unknown) => ({ list: value }), (value: unknown) => Object.assign({ size: 'A4' }, value)];
  const schema = z.object({ list: z.array(z.string()), size: z.string() });
  const sheetAtom = (key: string) => persistedAtom(key, schema, { list: [], size: 'none' }, upgrades);

  test.each([
    ['without a number', ['page'], { list: ['page'], size: 'A4' }],
    ['two', { version: 2, value: { list: ['page'] } }, { list: ['page'], size: 'A4' }],
    ['three', { version: 3, value: { list: ['page'], size: 'A3' } }, { list: ['page'], size: 'A3' }],
    ['of a later page', { version: 4, value: { pages: 1 } }, { list: [], size: 'none' }],
    ['that is damaged', { version: 2, value: 7 }, { list: [], size: 'none' }],
  ])('%s is read', async (name, record, value) => {
    await set(`sheet ${name}`, record, records);
    expect(await createStore().set(sheetAtom(`sheet ${name}`).readAtom)).toEqual(value);
    expect(await get(`sheet ${name}`, records)).toEqual(record);
  });

  test('is written with the present number by the next change', async () => {
    await set('sheet', ['page'], records);
    await createStore().set(sheetAtom('sheet'), (before) => ({ ...before, size: 'A5' }));
    expect(await get('sheet', records)).toEqual({ version: 3, value: { list: ['page'], size: 'A5' } });
  });
});

test('where the database does not open, a change is known as long as the page and nobody fails for it', async () => {
  const open = (): never => {
    throw new DOMException('The user denied permission to access the database.', 'SecurityError');
  };
  vi.stubGlobal('indexedDB', { open });
  vi.resetModules();
  const fresh = await import('./persisted-atom.ts');
  const store = createStore();
  const list = fresh.persistedAtom('unkept', z.array(z.string()), []);
  await store.set(list, (before) => [...before, 'one']);
  await store.set(list, (before) => [...before, 'two']);
  vi.unstubAllGlobals();
  expect(store.get(list)).toEqual(['one', 'two']);
});

test('a change that is still being written is not undone when an earlier one has been', async () => {
  const store = createStore();
  const list = persistedAtom('quick', z.array(z.string()), []);
  const seen: unknown[] = [];
  store.sub(list, () => seen.push(store.get(list)));
  await eventually(() => expect(store.get(list)).toEqual([]));
  await Promise.all([store.set(list, (before) => [...before, 'one']), store.set(list, [])]);
  expect(seen.map((value) => JSON.stringify(value)).filter((value, at, all) => value !== all[at - 1])).toEqual([
    '[]',
    '["one"]',
    '[]',
  ]);
});

test('a change that finds no room is shown as long as the page, rejects, and is kept with the next one', async () => {
  await set('full', ['kept'], records);
  const store = createStore();
  const list = persistedAtom('full', z.array(z.string()), []);
  const refuse = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  await expect(store.set(list, (before) => [...before, 'one'])).rejects.toThrow('No room.');
  await expect(store.set(list, (before) => [...before, 'two'])).rejects.toThrow('No room.');
  refuse.mockRestore();
  expect(store.get(list)).toEqual(['kept', 'one', 'two']);
  expect(await get('full', records)).toEqual(['kept']);
  await store.set(list, (before) => [...before, 'three']);
  expect(await get('full', records)).toEqual(['kept', 'one', 'two', 'three']);
});
