import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { clear, createStore as createRecords, get, keys, set } from 'idb-keyval';
import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { unread } from './persisted-atom.ts';
import { persistedCollection } from './persisted-collection.ts';
import { stateRecords } from '#offline/records/state-records.ts';
import { eventually } from '#testing/eventually.ts';

const records = createRecords('notenfalz', 'state');
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const collectionOf = (name: string) =>
  persistedCollection<string>({ name, read: text, earlier: { key: `${name}s`, takeOver: async () => new Map() } });
const kept = (value: unknown, at = 1) => ({ version: 1, at, value });

/** A page that shows all of them. */
function visit(name: string) {
  const store = createStore();
  const { allAtom, changeAtom, readAtom, unwrittenAtom, oneAtom } = collectionOf(name);
  store.sub(allAtom, () => undefined);
  return {
    all: () => {
      const all = store.get(allAtom);
      return all === unread ? unread : Object.fromEntries(all);
    },
    one: (id: string) => store.get(oneAtom(id)),
    read: () => store.set(readAtom),
    unwritten: () => [...store.get(unwrittenAtom).keys()],
    put: (id: string, value: string) => store.set(changeAtom, [id], () => value),
    add: (id: string, more: string) => store.set(changeAtom, [id], (before) => before && before + more),
    remove: (id: string) => store.set(changeAtom, [id], () => undefined),
  };
}

test('values are there after a restart, in the order they came', async () => {
  const first = visit('part');
  for (const name of ['Tuba', 'Horn', 'Oboe']) await first.put(name, 'ready');
  const second = visit('part');
  await second.read();
  expect(Object.keys(second.all())).toEqual(['Tuba', 'Horn', 'Oboe']);
});

test('are unread until they have been read, which writes nothing', async () => {
  await set('shelf:a', { damaged: true }, records);
  const { all, one, read } = visit('shelf');
  expect([all(), one('a')]).toEqual([unread, unread]);
  await read();
  expect([all(), one('a')]).toEqual([{}, null]);
  expect((await keys(records)).filter((key) => String(key).startsWith('shelf'))).toEqual(['shelf:a']);
});

test('a change writes no other record, and shows at once', async () => {
  const { all, put, read, unwritten } = visit('book');
  await put('a', 'one');
  await read();
  await set('book:a', kept('one, by another tab'), records);
  const change = put('b', 'two');
  expect(all()).toEqual({ a: 'one', b: 'two' });
  expect(unwritten()).toEqual(['b']);
  await change;
  expect(unwritten()).toEqual([]);
  expect(await get('book:a', records)).toEqual(kept('one, by another tab'));
});

test('a change is made of what is kept then, also by other tabs', async () => {
  const [first, second] = [visit('note'), visit('note')];
  await first.put('a', '1');
  await Promise.all([first.add('a', '2'), second.add('a', '3')]);
  expect(await get('note:a', records)).toMatchObject({ value: '123' });
  await eventually(() => expect([first.all(), second.all()]).toEqual([{ a: '123' }, { a: '123' }]));
});

test('a later change is shown until it is written, too', async () => {
  const { one, put, remove } = visit('quick');
  await put('a', 'first');
  const seen: unknown[] = [];
  const writes = [put('a', 'second'), remove('a')].map((write) => write.then(() => seen.push(one('a'))));
  expect(one('a')).toBeNull();
  await Promise.all(writes);
  expect(seen).toEqual([null, null]);
});

test('what cannot be read takes none with it, and no change touches it', async () => {
  const later = { version: 9, pages: [1] };
  await set('leaf:later', later, records);
  await set('leaf:other', kept(7), records);
  await set('leaf:a', kept('one'), records);
  const { all, read, put } = visit('leaf');
  await read();
  expect(all()).toEqual({ a: 'one' });
  await put('later', 'mine');
  await put('other', 'mine');
  expect([await get('leaf:later', records), await get('leaf:other', records)]).toEqual([later, kept(7)]);
});

test('what is removed is gone for other tabs, too', async () => {
  const [first, second] = [visit('gone'), visit('gone')];
  await first.put('a', 'one');
  await second.read();
  await first.remove('a');
  await eventually(() => expect(second.all()).toEqual({}));
  expect(await get('gone:a', records)).toBeUndefined();
});

test('a change that finds no room is shown as long as the page, and rejects', async () => {
  const { one, put, read, unwritten } = visit('full');
  await read();
  const refuse = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  await expect(put('a', 'one')).rejects.toThrow('No room.');
  refuse.mockRestore();
  expect(one('a')).toBe('one');
  expect(unwritten()).toEqual(['a']);
});

test('what found no room is changed like what is kept, also before that is known, and is kept with the next change', async () => {
  const { one, put, add, read, unwritten } = visit('crowded');
  await read();
  const refuse = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  const [made, changed] = await Promise.allSettled([put('a', 'one'), add('a', ', more')]);
  expect([made.status, changed.status]).toEqual(['rejected', 'rejected']);
  expect(one('a')).toBe('one, more');
  refuse.mockRestore();
  await add('a', ', more');
  expect(one('a')).toBe('one, more, more');
  expect(unwritten()).toEqual([]);
  expect(await get('crowded:a', records)).toMatchObject({ value: 'one, more, more' });
});

test('where the database does not open values live as long as the page, and nobody fails for it', async () => {
  const open = (): never => {
    throw new DOMException('The user denied permission to access the database.', 'SecurityError');
  };
  vi.stubGlobal('indexedDB', { open });
  vi.resetModules();
  const fresh = await import('./persisted-collection.ts');
  const store = createStore();
  const form = { name: 'unkept', read: text, earlier: { key: 'unkepts', takeOver: async () => new Map() } };
  const { changeAtom, allAtom } = fresh.persistedCollection<string>(form);
  await store.set(changeAtom, ['a'], () => 'one');
  await store.set(changeAtom, ['a'], (before) => `${before}, two`);
  vi.unstubAllGlobals();
  expect(store.get(allAtom)).toEqual(new Map([['a', 'one, two']]));
});

/** Ends the pages' connection, as a browser does that deletes the database ("clear site data") or loses it. */
async function endConnection(): Promise<void> {
  const database = await stateRecords()('readonly', async ({ transaction }) => transaction.db);
  // Its types ask for the class and mean a connection.
  Reflect.apply(forceCloseDatabase, undefined, [database]);
}

test('what the browser deletes while a page shows it is written again, in its order', async () => {
  const { put, one } = visit('cleared');
  await put('b', 'one');
  await put('a', 'two');
  await clear(records);
  await endConnection();
  await eventually(async () => expect(await get('cleared:a', records)).toMatchObject({ value: 'two' }));
  const next = visit('cleared');
  await next.read();
  expect(Object.entries(next.all())).toEqual([
    ['b', 'one'],
    ['a', 'two'],
  ]);
  expect(one('a')).toBe('two');
});

test('a connection that ends brings back nothing that was removed, and overwrites nothing', async () => {
  const [first, second] = [visit('lost'), visit('lost')];
  await first.put('a', 'one');
  await first.put('b', 'two');
  await second.read();
  await first.remove('a');
  await eventually(() => expect(second.all()).toEqual({ b: 'two' }));
  await set('lost:b', kept('newer'), records);
  await endConnection();
  await eventually(() => expect(second.all()).toEqual({ b: 'newer' }));
  expect(first.all()).toEqual({ b: 'newer' });
  expect(await get('lost:a', records)).toBeUndefined();
});

test('a change is over with what it hands over: its tab may stand still before it hears of it', async () => {
  const puts = vi.spyOn(IDBObjectStore.prototype, 'put');
  const takesMore: boolean[] = [];
  const watchPut = (): void => {
    const [put] = puts.mock.results;
    if (put?.type === 'return') put.value.addEventListener('success', () => takesMore.push(isOpen(put.value)));
  };
  await createStore().set(collectionOf('swift').changeAtom, ['a'], () => {
    queueMicrotask(watchPut);
    return 'one';
  });
  puts.mockRestore();
  // The first time the change is made for the page, the second time in the transaction.
  expect(takesMore).toEqual([false]);
});

/** Whether the transaction of a request takes another one. */
function isOpen({ transaction }: IDBRequest): boolean {
  try {
    transaction?.objectStore('state').get('anything');
    return true;
  } catch {
    return false;
  }
}
