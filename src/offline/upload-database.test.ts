import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openUploadDatabase, type UploadDatabase } from './upload-database.ts';
import { saveRecord } from '#testing/uploads/upload-setting.ts';
import { readThroughParts } from './queue/read-through-parts.ts';
import { partBytes, type UploadRecord } from './records/upload-record.ts';

let databases = 0;

const openDatabase = (): Promise<UploadDatabase> => {
  databases += 1;
  return openUploadDatabase(`database-${databases}`);
};

const record: UploadRecord = {
  id: 'a',
  position: 1,
  folderId: 'folder',
  path: 'uploads/folder/a/Chor.pdf',
  name: 'Chor.pdf',
  size: 10,
  contentType: 'application/pdf',
  lastModified: 0,
  copy: 'growing',
  stagedBytes: 0,
  sessionAt: 0,
  granularity: 262_144,
  acknowledged: 0,
  state: 'queued',
  createdAt: 0,
  updatedAt: 0,
};

test('changes that come at the same moment all see the one before', async () => {
  const database = await openDatabase();
  await saveRecord(database, record);
  const add = (old: UploadRecord): UploadRecord => ({ ...old, acknowledged: old.acknowledged + 1 });
  await Promise.all(Array.from({ length: 20 }, () => database.changeRecord('a', add)));
  expect((await database.loadRecord('a'))?.acknowledged).toBe(20);
});

test('a change may leave the record as it is, and a record that is gone stays gone', async () => {
  const database = await openDatabase();
  await saveRecord(database, record);
  expect(await database.changeRecord('a', () => undefined)).toBeUndefined();
  expect(await database.loadRecord('a')).toEqual(record);
  expect(await database.changeRecord('b', (old) => old)).toBeUndefined();
  expect(await database.loadRecords()).toEqual([record]);
});

test('bytes are read across parts, each fetched once, and missing ones are named', async () => {
  const database = await openDatabase();
  await database.savePart('a', 0, new Uint8Array(partBytes).fill(1).buffer);
  await database.savePart('a', 1, new Uint8Array(5).fill(2).buffer);
  const fetched: number[] = [];
  const readPart = (id: string, index: number): Promise<Blob> => {
    fetched.push(index);
    return database.readPart(id, index);
  };
  const read = readThroughParts({ readPart }, 'a');
  const bytes = async (start: number, end: number) => [...new Uint8Array(await (await read(start, end)).arrayBuffer())];
  expect(await bytes(partBytes - 2, partBytes + 3)).toEqual([1, 1, 2, 2, 2]);
  expect(await bytes(partBytes + 3, partBytes + 5)).toEqual([2, 2]);
  expect(await bytes(0, 0)).toEqual([]);
  expect(fetched).toEqual([0, 1]);
  await expect(read(0, 3 * partBytes)).rejects.toThrow('missing');
});

test('copies that no upload knows are deleted, others stay', async () => {
  const database = await openDatabase();
  await saveRecord(database, record);
  await database.savePart('a', 0, new ArrayBuffer(3));
  await database.savePart('gone', 0, new ArrayBuffer(3));
  await database.deleteOrphanParts();
  expect({ known: await database.countParts('a'), gone: await database.countParts('gone') }).toEqual({
    known: 1,
    gone: 0,
  });
});

test('several records change together, decided on all of them by position', async () => {
  const database = await openDatabase();
  await database.changeRecords(() => [
    { ...record, position: 2 },
    { ...record, id: 'b', position: 1 },
  ]);
  const changed = await database.changeRecords((records) => {
    expect(records.map(({ id }) => id)).toEqual(['b', 'a']);
    return records.filter(({ id }) => id === 'b').map((old) => Object.assign({}, old, { position: 3 }));
  });
  expect(changed.map(({ id }) => id)).toEqual(['b']);
  expect((await database.loadRecords()).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('a lease belongs to one owner until it runs out or is dropped', async () => {
  const database = await openDatabase();
  expect(await database.takeLease('runner', { owner: 'one', until: 100 }, 0)).toBe(true);
  expect(await database.takeLease('runner', { owner: 'two', until: 150 }, 50)).toBe(false);
  expect(await database.takeLease('runner', { owner: 'one', until: 150 }, 50)).toBe(true);
  expect(await database.takeLease('runner', { owner: 'two', until: 300 }, 150)).toBe(true);
  await database.dropLease('runner', 'one');
  expect(await database.takeLease('runner', { owner: 'one', until: 300 }, 200)).toBe(false);
  await database.dropLease('runner', 'two');
  expect(await database.takeLease('runner', { owner: 'one', until: 300 }, 200)).toBe(true);
});
