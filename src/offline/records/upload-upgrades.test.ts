import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { openUploadDatabase, type UploadDatabase } from '../upload-database.ts';

const common = {
  folderId: 'folder',
  name: 'Chor.pdf',
  path: 'uploads/folder/a/Chor.pdf',
  size: 4,
  contentType: 'application/pdf',
  lastModified: 0,
  sessionAt: 0,
  granularity: 262_144,
  acknowledged: 0,
  createdAt: 0,
  updatedAt: 0,
};
const copied = { ...common, id: 'copied', sequence: 2, state: 'waiting', stagedBytes: 4, md5: 'abc=' };
const staging = { ...common, id: 'staging', sequence: 1, state: 'staging', stagedBytes: 0, holder: 'tab' };
const open = { ...common, id: 'open', sequence: 3, state: 'uploading', stagedBytes: 0, md5: 'abc=', holder: 'tab' };

/** A database as an earlier version of the shop left it. */
async function earlierDatabase(version: 1 | 2): Promise<UploadDatabase> {
  const name = `version-${version}`;
  const old = await openDB(name, version, {
    upgrade: (database) => {
      for (const store of version === 1 ? ['jobs', 'parts'] : ['jobs', 'parts', 'leases'])
        database.createObjectStore(store);
    },
  });
  for (const record of [copied, staging, open, { id: 'strange' }]) await old.put('jobs', record, record.id);
  await old.put('parts', new Uint8Array([1, 2, 3, 4]).buffer, ['copied', 0]);
  old.close();
  return openUploadDatabase(name);
}

test.each([1, 2] as const)('uploads kept by version %i go on', async (version) => {
  const database = await earlierDatabase(version);
  const records = await database.loadRecords();
  expect(records.map(({ id, position, state, copy, holder }) => ({ id, position, state, copy, holder }))).toEqual([
    { id: 'staging', position: 1, state: 'queued', copy: 'growing', holder: 'tab' },
    { id: 'copied', position: 2, state: 'waiting', copy: 'complete', holder: undefined },
    { id: 'open', position: 3, state: 'uploading', copy: 'none', holder: 'tab' },
  ]);
  expect(await (await database.readPart('copied', 0)).bytes()).toEqual(new Uint8Array([1, 2, 3, 4]));
  expect(await database.takeLease('runner', { owner: 'one', until: 100 }, 0)).toBe(true);
  await database.saveTarget({ endpoint: '', bucket: 'scores' });
  expect(await database.loadTarget()).toEqual({ endpoint: '', bucket: 'scores' });
});
