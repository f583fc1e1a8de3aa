import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { openUploadDatabase } from '#offline/upload-database.ts';
import { uploadDatabaseName } from '#offline/records/upload-names.ts';
import type { UploadRecord } from '#offline/records/upload-record.ts';
import { strictStorage } from '#testing/storage/strict-storage.ts';
import { createUploadRecord } from './engine/create-upload-record.ts';
import { setUploadOwnerAtom, startUploadsAtom, uploadsAtom } from './upload-atoms.ts';

const { storage } = strictStorage();
const storing = { ...storage, transport: () => new Promise<never>(() => undefined) };

/** A browser in which Clara and a guest left an upload each, both under way. */
async function leftUploads(): Promise<void> {
  const database = await openUploadDatabase(uploadDatabaseName);
  const under = (id: string, owner: string | undefined): UploadRecord => {
    const file = new File(['%PDF'], `${id}.pdf`);
    const made = createUploadRecord({ file, folderId: 'folder', position: 1, holder: 'tab', owner });
    const { holder: _none, ...record } = made;
    return { ...record, id, copy: 'complete', md5: 'abc=', size: 900_000, stagedBytes: 900_000, state: 'uploading' };
  };
  await database.changeRecords(() => [under('clara', 'clara'), under('guest', undefined)]);
  database.close();
}

async function stateOfClaras(): Promise<string | undefined> {
  const database = await openUploadDatabase(uploadDatabaseName);
  const state = (await database.loadRecord('clara'))?.state;
  database.close();
  return state;
}

test('whoever is signed in when the uploads are opened, the unfinished ones of others are halted and not shown', async () => {
  await leftUploads();
  const store = createStore();
  await store.set(setUploadOwnerAtom, 'robert');
  await store.set(startUploadsAtom, storing);
  expect(store.get(uploadsAtom).map(({ id }) => id)).toEqual(['guest']);
  expect(['pausing', 'paused']).toContain(await stateOfClaras());
});

test('as long as nobody knows who is signed in, nothing is halted; a logout halts', async () => {
  await leftUploads();
  const store = createStore();
  await store.set(startUploadsAtom, storing);
  expect(await stateOfClaras()).toBe('uploading');
  await store.set(setUploadOwnerAtom, 'clara');
  expect(store.get(uploadsAtom)).toHaveLength(2);
  expect(await stateOfClaras()).toBe('uploading');
  await store.set(setUploadOwnerAtom, undefined);
  expect(store.get(uploadsAtom)).toHaveLength(1);
  expect(['pausing', 'paused']).toContain(await stateOfClaras());
});
