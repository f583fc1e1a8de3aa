import { expect, test, vi } from 'vitest';
import { md5Of } from '#testing/storage/strict-storage.ts';
import { scoreBytes } from '#testing/uploads/run-transfer.ts';
import { ownUploadDatabase } from '#testing/uploads/upload-setting.ts';
import { uploadBrowser, type UploadTab } from '#testing/uploads/upload-tabs.ts';
import { locksOf } from '#testing/uploads/memory-locks.ts';
import type { UploadDatabase } from '#offline/upload-database.ts';
import { goOnWithoutRoom } from '#offline/uploads-without-room.ts';
import type { UploadRecord } from '#offline/records/upload-record.ts';
import { createUploadRecord } from './create-upload-record.ts';

const size = 900_000;
const file = (name = 'Oper.pdf'): File => new File([scoreBytes(size)], name, { lastModified: 1_000 });

type Write = 'savePart' | 'changeRecord' | 'changeRecords' | 'saveTarget' | 'takeLease' | 'changeLease' | 'loadEpoch';
const writes: readonly Write[] = [
  'savePart',
  'changeRecord',
  'changeRecords',
  'saveTarget',
  'takeLease',
  'changeLease',
  'loadEpoch',
];

/** A database that can be read, and deleted from, also while there is no room to write. */
function fillable(database: UploadDatabase) {
  const room = { isThere: true };
  const refuse = () => Promise.reject(new DOMException('No room', 'QuotaExceededError'));
  const filled = new Proxy(database, {
    get: (target, name) =>
      !room.isThere && writes.some((write) => write === name) ? refuse : Reflect.get(target, name),
  });
  return { room, filled };
}

async function fullBrowser() {
  const browser = await uploadBrowser();
  const { room, filled } = fillable(browser.environment.database);
  const told: string[] = [];
  Object.assign(browser.environment, {
    database: filled,
    locks: locksOf(filled, browser.locks),
    tellTrouble: (trouble: string) => void told.push(trouble),
  });
  return { ...browser, room, told };
}

async function addTo({ service }: UploadTab, chosen = file()): Promise<string> {
  const [record] = await service.add({ files: [chosen], folderId: 'folder' });
  return record?.id ?? '';
}

const madeRecord = (id: string): UploadRecord => ({
  ...createUploadRecord({ file: file(), folderId: 'folder', position: 1, holder: 'tab', owner: undefined }),
  id,
});

test('with no room at all a file is sent from the page, which says so and asks before it is left', async () => {
  const { server, room, told, openTab } = await fullBrowser();
  room.isThere = false;
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  server.hold = (command) => (command === 'start' ? held : undefined);
  const tab = await openTab();
  expect(told).toEqual([]);
  const id = await addTo(tab);
  await tab.history.was(id, ({ copy, state }) => copy === 'none' && state === 'uploading');
  expect({ told, warns: tab.warnsAtLeaving() }).toEqual({ told: ['no-room'], warns: true });
  release();
  const { path } = await tab.history.reached(id, 'success');
  expect(md5Of(server.objects.get(path) ?? new Uint8Array())).toBe(md5Of(scoreBytes(size)));
  expect(tab.warnsAtLeaving()).toBe(false);
});

test('room that ends while bytes are on their way does not stop them; when it comes back all is on record', async () => {
  const { server, room, told, environment, openTab } = await fullBrowser();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  server.hold = (command) => (command === 'upload' ? held : undefined);
  const tab = await openTab();
  const id = await addTo(tab);
  await tab.history.was(id, ({ copy, state }) => copy === 'complete' && state === 'uploading');
  expect(tab.warnsAtLeaving()).toBe(false);
  room.isThere = false;
  release();
  await tab.history.reached(id, 'success');
  expect((await environment.database.loadRecord(id))?.state).toBe('uploading');
  expect(told).toEqual(['no-room']);
  room.isThere = true;
  await addTo(tab, file('Chor.pdf'));
  expect((await environment.database.loadRecord(id))?.state).toBe('success');
});

test('a copied file is sent also where nobody can put on record whose turn it is', async () => {
  const { server, room, openTab } = await fullBrowser();
  server.hold = (command) => (command === 'start' ? new Promise(() => undefined) : undefined);
  const before = await openTab();
  const id = await addTo(before);
  await before.history.was(id, ({ copy }) => copy === 'complete');
  before.service.close();
  server.hold = () => undefined;
  room.isThere = false;
  const [tab, other] = [await openTab(), await openTab()];
  const { path } = await Promise.race([tab, other].map(({ history }) => history.reached(id, 'success')));
  expect(server.objects.has(path)).toBe(true);
});

test('what another tab put on record meanwhile counts more than what had no room', async () => {
  const database = await ownUploadDatabase();
  const { room, filled } = fillable(database);
  const closed = new AbortController();
  const kept: string[] = [];
  const listener = {
    noRoom: () => undefined,
    keptAgain: (records: readonly { id: string }[]) => void kept.push(...records.map(({ id }) => id)),
    closed: closed.signal,
  };
  const own = goOnWithoutRoom(filled, listener);
  await own.database.changeRecords(() => [madeRecord('one'), madeRecord('two')]);
  room.isThere = false;
  await own.database.changeRecord('one', (record) => ({ ...record, acknowledged: 5 }));
  await own.database.changeRecord('two', (record) => ({ ...record, acknowledged: 5 }));
  expect([own.isKept('one'), own.isKept('two')]).toEqual([false, false]);
  await database.changeRecord('two', (record) => ({ ...record, state: 'canceling' }));
  expect(await own.database.loadRecord('two')).toMatchObject({ state: 'canceling', acknowledged: 0 });
  room.isThere = true;
  await own.database.changeRecords(() => []);
  expect(kept).toEqual(['one']);
  expect((await database.loadRecords()).map(({ acknowledged }) => acknowledged)).toEqual([5, 0]);
  closed.abort();
});

test('room that comes back is noticed without anybody’s doing', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const database = await ownUploadDatabase();
  const { room, filled } = fillable(database);
  const { promise, resolve } = Promise.withResolvers<void>();
  const closed = new AbortController();
  const listener = { noRoom: () => undefined, keptAgain: () => resolve(), closed: closed.signal };
  const own = goOnWithoutRoom(filled, listener);
  room.isThere = false;
  await own.database.changeRecords(() => [madeRecord('one')]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(own.isKept('one')).toBe(false);
  room.isThere = true;
  await vi.advanceTimersByTimeAsync(10_000);
  await promise;
  expect(await database.loadRecord('one')).toBeDefined();
  closed.abort();
  vi.useRealTimers();
});
