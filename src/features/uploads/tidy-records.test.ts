import { expect, test } from 'vitest';
import type { UploadRecord } from '#offline/upload-record.ts';
import { ownUploadDatabase, saveRecord } from '#testing/upload-setting.ts';
import { createUploadRecord } from './create-upload-record.ts';
import { forgetOldRecords } from './tidy-records.ts';

const dayMs = 24 * 60 * 60 * 1000;

async function keptAfter(days: number, state: UploadRecord['state']): Promise<{ record: boolean; parts: number }> {
  const database = await ownUploadDatabase();
  const file = new File(['%PDF-'], 'Chor.pdf');
  const made = createUploadRecord({ file, folderId: 'folder', position: 1, holder: 'tab', owner: undefined });
  await saveRecord(database, { ...made, state, updatedAt: 0 });
  await database.savePart(made.id, 0, new ArrayBuffer(5));
  await database.savePart('an upload nobody knows', 0, new ArrayBuffer(5));
  await forgetOldRecords(database, days * dayMs);
  expect(await database.countParts('an upload nobody knows')).toBe(0);
  return { record: (await database.loadRecord(made.id)) !== undefined, parts: await database.countParts(made.id) };
}

test.each([
  ['success', 6],
  ['needs-file', 6],
  ['error', 6],
  ['paused', 400],
  ['uploading', 400],
] as const)('an upload in %s is kept after %i days, with its copy', async (state, days) => {
  expect(await keptAfter(days, state)).toEqual({ record: true, parts: 1 });
});

test.each([
  ['success', 7],
  ['needs-file', 7],
  ['error', 7],
  ['canceled', 0],
] as const)('an upload in %s is forgotten after %i days, with its copy', async (state, days) => {
  expect(await keptAfter(days, state)).toEqual({ record: false, parts: 0 });
});
