import { IDBFactory } from 'fake-indexeddb';
import { createStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { openUploadDatabase } from '#offline/upload-database.ts';
import { hasUploadDatabase, uploadDatabaseName, uploadChannelName } from '#offline/records/upload-names.ts';
import { strictStorage } from '#testing/storage/strict-storage.ts';
import { createUploadRecord } from './create-upload-record.ts';
import { startUploadsAtom, uploadsAtom } from '../upload-atoms.ts';

beforeEach(() => void Object.assign(globalThis, { indexedDB: new IDBFactory() }));

/** A tab of a browser that never uploaded anything. */
async function earlyTab() {
  const store = createStore();
  await store.set(startUploadsAtom, strictStorage().storage);
  return { names: () => store.get(uploadsAtom).map(({ name }) => name) };
}

/** What the first upload of another tab leaves in the database. */
async function uploadElsewhere(): Promise<void> {
  const database = await openUploadDatabase(uploadDatabaseName);
  const file = new File(['%PDF'], 'Chor.pdf');
  const made = createUploadRecord({ file, folderId: 'folder', position: 1, holder: 'other', owner: undefined });
  await database.changeRecords(() => [{ ...made, state: 'paused' }]);
  database.close();
}

test('a tab that is older than the first upload shows it as soon as another tab tells of it', async () => {
  const tab = await earlyTab();
  expect(await hasUploadDatabase()).toBe(false);
  await uploadElsewhere();
  const other = new BroadcastChannel(uploadChannelName);
  other.postMessage({ type: 'hand-over' });
  await expect.poll(tab.names).toEqual(['Chor.pdf']);
  other.close();
});

test('a tab that was frozen meanwhile shows the first upload when it is looked at again', async () => {
  const tab = await earlyTab();
  document.dispatchEvent(new Event('visibilitychange'));
  await uploadElsewhere();
  expect(tab.names()).toEqual([]);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(tab.names).toEqual(['Chor.pdf']);
});
