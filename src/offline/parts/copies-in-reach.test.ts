import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { memoryFolder } from '#testing/uploads/memory-folder.ts';
import { openUploadDatabase } from '../upload-database.ts';

async function isInReach(name: string, folder?: ReturnType<typeof memoryFolder>): Promise<boolean> {
  const database = await openUploadDatabase(name, folder);
  const isSo = await database.hasCopiesInReach();
  database.close();
  return isSo;
}

test('copies are out of reach when a browser that took files gives none, until it does again', async () => {
  expect(await isInReach('files', memoryFolder())).toBe(true);
  expect(await isInReach('files')).toBe(false);
  expect(await isInReach('files', memoryFolder())).toBe(true);
});

test('a browser that never took files has all copies in its database', async () => {
  expect(await isInReach('no-files')).toBe(true);
  expect(await isInReach('no-files')).toBe(true);
});
