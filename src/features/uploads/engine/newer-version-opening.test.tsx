import { openDB } from 'idb';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { uploadDatabaseName } from '#offline/records/upload-names.ts';
import { uploadDatabaseVersion } from '#offline/records/upload-upgrades.ts';
import { newerVersionRuns } from '#platform/install/newer-version.ts';
import { strictStorage } from '#testing/storage/strict-storage.ts';
import { startUploadsAtom } from '../upload-atoms.ts';

test('an older page that cannot open the uploads of a newer version offers to reload', async () => {
  const newer = await openDB(uploadDatabaseName, uploadDatabaseVersion + 1);
  const opening = createStore().set(startUploadsAtom, strictStorage().storage);
  await expect(opening).rejects.toMatchObject({ name: 'VersionError' });
  expect(await newerVersionRuns).toBeUndefined();
  newer.close();
});
