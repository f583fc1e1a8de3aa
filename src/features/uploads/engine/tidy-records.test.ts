import { expect, test } from 'vitest';
import type { UploadRecord } from '#offline/records/upload-record.ts';
import { ownUploadDatabase, saveRecord } from '#testing/uploads/upload-setting.ts';
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

/** A record whose state no version knows, met at these visits; what is left of it, and of a readable one, after the last. */
async function unreadableAfter(...visits: { day: number; isReadable?: boolean }[]) {
  const database = await ownUploadDatabase();
  const file = new File(['%PDF-'], 'Chor.pdf');
  const made = createUploadRecord({ file, folderId: 'folder', position: 1, holder: 'tab', owner: undefined });
  const healthy = { ...made, id: 'healthy' };
  await saveRecord(database, healthy);
  await saveRecord(database, made);
  await database.savePart(made.id, 0, new ArrayBuffer(5));
  for (const { day, isReadable = false } of visits) {
    const unreadable = Object.assign({ ...made }, { state: 'staging', updatedAt: 'yesterday' });
    const isKept = (await database.countParts(made.id)) === 1;
    if (isKept) await saveRecord(database, isReadable ? made : unreadable);
    await forgetOldRecords(database, day * dayMs);
  }
  return { parts: await database.countParts(made.id), others: await database.loadRecords() };
}

test('a record that cannot be read is kept for 14 days after that was noticed, then it goes with its copy', async () => {
  expect((await unreadableAfter({ day: 1000 }, { day: 1013 })).parts).toBe(1);
  const { parts, others } = await unreadableAfter({ day: 1000 }, { day: 1014 });
  expect(parts).toBe(0);
  expect(others.map(({ id }) => id)).toEqual(['healthy']);
});

test('a record that could be read again meanwhile is kept for 14 days anew', async () => {
  const visits = [{ day: 1000 }, { day: 1013, isReadable: true }, { day: 1014 }, { day: 1027 }];
  expect((await unreadableAfter(...visits)).parts).toBe(1);
});

test('a clock that was ahead for one visit does not keep what cannot be read for longer', async () => {
  expect((await unreadableAfter({ day: 9000 }, { day: 1000 }, { day: 1014 })).parts).toBe(0);
});
