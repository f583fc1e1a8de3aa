import { expect, test } from 'vitest';
import type { UploadState } from '#file-storage/machine/upload-machine.ts';
import { strictStorage } from '#testing/storage/strict-storage.ts';
import { saveRecord, uploadSetting } from '#testing/uploads/upload-setting.ts';
import { forgetUpload } from './forget-upload.ts';

test.each<[UploadState, boolean]>([
  ['success', true],
  ['canceled', true],
  ['paused', false],
  ['error', false],
  ['canceling', false],
])('of an upload that is %s record and copy are forgotten: %s', async (state, isForgotten) => {
  const { database, addCopied } = await uploadSetting(strictStorage().storage);
  const record = { ...(await addCopied('Chor.pdf', 5_000_000)), state };
  await saveRecord(database, record);
  await forgetUpload(record.id, database);
  expect(await database.loadRecord(record.id)).toEqual(isForgotten ? undefined : record);
  expect(await database.countParts(record.id)).toBe(isForgotten ? 0 : 2);
});

test('the uploads beside it stay', async () => {
  const { database, addCopied } = await uploadSetting(strictStorage().storage);
  const [first, second] = [await addCopied('Chor.pdf', 300_000), await addCopied('Solo.pdf', 300_000, 2)];
  for (const record of [first, second]) await saveRecord(database, { ...record, state: 'success' });
  await forgetUpload(first.id, database);
  expect((await database.loadRecords()).map(({ id }) => id)).toEqual([second.id]);
  expect(await database.countParts(second.id)).toBe(1);
});
