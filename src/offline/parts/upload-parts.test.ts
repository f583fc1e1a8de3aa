import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { memoryFolder } from '#testing/uploads/memory-folder.ts';
import { createUploadRecord } from '#features/uploads/engine/create-upload-record.ts';
import { saveRecord } from '#testing/uploads/upload-setting.ts';
import { openPartFile, type PartFolder } from './part-files.ts';
import { readThroughParts } from '../queue/read-through-parts.ts';
import { openUploadDatabase } from '../upload-database.ts';
import { partBytes } from '../records/upload-record.ts';
import { StagedBytesMissing } from './upload-parts.ts';

let databases = 0;
const ownName = (): string => `parts-${(databases += 1)}`;

const bytesOf = async (part: Blob): Promise<number[]> => [...new Uint8Array(await part.arrayBuffer())];
const bytes = (...values: number[]): Uint8Array<ArrayBuffer> => new Uint8Array(values);

/** As the copying worker does. */
async function writePart(folder: PartFolder, id: string, index: number, content: Uint8Array): Promise<void> {
  const part = await openPartFile(folder, id, index);
  part?.add(content);
  part?.close();
}

test('parts are kept as files, and are gone when they are deleted', async () => {
  const folder = memoryFolder();
  const database = await openUploadDatabase(ownName(), folder);
  await writePart(folder, 'a', 0, bytes(1, 2));
  await writePart(folder, 'a', 1, bytes(3));
  await writePart(folder, 'b', 0, bytes(4));
  expect(await database.countParts('a')).toBe(2);
  expect(await bytesOf(await database.readPart('a', 1))).toEqual([3]);
  await database.deleteParts('a');
  await database.deleteParts('never there');
  expect([...folder.uploads.keys()]).toEqual(['b']);
  await expect(database.readPart('a', 1)).rejects.toThrow(StagedBytesMissing);
});

test('copies that an earlier version kept in the database are found and deleted', async () => {
  const name = ownName();
  const before = await openUploadDatabase(name);
  await before.savePart('a', 0, bytes(7).buffer);
  const database = await openUploadDatabase(name, memoryFolder());
  expect(await database.countParts('a')).toBe(1);
  expect(await bytesOf(await database.readPart('a', 0))).toEqual([7]);
  await database.deleteParts('a');
  await expect(database.readPart('a', 0)).rejects.toThrow(StagedBytesMissing);
});

test('files of uploads that are not on record are deleted, the others stay', async () => {
  const folder = memoryFolder();
  const database = await openUploadDatabase(ownName(), folder);
  const file = new File(['x'], 'x.pdf');
  const record = createUploadRecord({ file, folderId: 'f', position: 1, holder: 'tab', owner: undefined });
  await saveRecord(database, { ...record, id: 'known' });
  await writePart(folder, 'known', 0, bytes(1));
  await writePart(folder, 'orphan', 0, bytes(1));
  await database.deleteOrphanParts();
  expect([...folder.uploads.keys()]).toEqual(['known']);
});

test('a part without room is refused as the browser does, and one that was never filled is missing', async () => {
  const folder = memoryFolder(3);
  const database = await openUploadDatabase(ownName(), folder);
  await expect(writePart(folder, 'a', 0, bytes(1, 2, 3, 4))).rejects.toThrow('Full');
  await expect(database.readPart('a', 0)).rejects.toThrow(StagedBytesMissing);
});

test('a part of which the disk took only a piece is refused', async () => {
  const folder = memoryFolder();
  const upload = await folder.getDirectoryHandle('a', { create: true });
  const part = await upload.getFileHandle('0', { create: true });
  const access = { truncate: () => undefined, write: () => 1, flush: () => undefined, close: () => undefined };
  const stingy = { ...part, createSyncAccessHandle: async () => access };
  const getDirectoryHandle = async (): Promise<typeof upload> => ({ ...upload, getFileHandle: async () => stingy });
  await expect(writePart({ ...folder, getDirectoryHandle }, 'a', 0, bytes(1, 2))).rejects.toThrow('only a piece');
});

test('a part that lost its end is missing, and what is read again is fetched again', async () => {
  const folder = memoryFolder();
  const database = await openUploadDatabase(ownName(), folder);
  await writePart(folder, 'a', 0, new Uint8Array(partBytes));
  await writePart(folder, 'a', 1, bytes(1, 2));
  const read = readThroughParts(database, 'a');
  expect((await read(partBytes, partBytes + 2)).size).toBe(2);
  folder.uploads.get('a')?.set('1', new Blob(['x']));
  await expect(read(partBytes, partBytes + 2)).rejects.toThrow(StagedBytesMissing);
});

test('what a browser that died left beside a part is no part', async () => {
  const folder = memoryFolder();
  const database = await openUploadDatabase(ownName(), folder);
  await writePart(folder, 'a', 0, bytes(1));
  folder.uploads.get('a')?.set('1.crswap', new Blob(['x']));
  expect(await database.countParts('a')).toBe(1);
});

test('a folder in which another tab is writing does not keep the others from being tidied', async () => {
  const folder = memoryFolder();
  const removeEntry: typeof folder.removeEntry = async (id, options) => {
    if (id === 'busy') throw new DOMException('Locked', 'NoModificationAllowedError');
    await folder.removeEntry(id, options);
  };
  const database = await openUploadDatabase(ownName(), { ...folder, removeEntry });
  await writePart(folder, 'busy', 0, bytes(1));
  await writePart(folder, 'orphan', 0, bytes(1));
  await database.deleteOrphanParts();
  expect([...folder.uploads.keys()]).toEqual(['busy']);
});
