import { expect, onTestFinished, test } from 'vitest';
import { StagedBytesMissing } from '#offline/parts/upload-parts.ts';
import { leftUpload } from '#testing/uploads/left-upload.ts';
import { saveRecord } from '#testing/uploads/upload-setting.ts';
import type { UploadDatabase } from '#offline/upload-database.ts';
import { UploadService } from './upload-service.ts';

const size = 3_000_000;
const longAgoMs = 1_000;

/** The same records on a visit on which the browser keeps its files to itself. */
const withoutFiles = (database: UploadDatabase): UploadDatabase => ({
  ...database,
  countParts: async () => 0,
  readPart: (id) => Promise.reject(new StagedBytesMissing(`No part of ${id}`)),
  hasCopiesInReach: async () => false,
});

test('a copy that could not be reached on one visit goes on by itself on the next, in the same session', async () => {
  const { server, environment, openTab, id } = await leftUpload(size);
  const { database } = environment;
  const blind = await openTab({ database: withoutFiles(database) });
  await blind.history.reached(id, 'needs-file');
  blind.service.close();
  const tab = await openTab();
  await tab.history.reached(id, 'success');
  expect(server.sessions.size).toBe(1);
});

test('a copy of which a part is really gone is asked for, also on the next visit', async () => {
  const { environment, openTab, id } = await leftUpload(size);
  await environment.database.deleteParts(id);
  const first = await openTab();
  await first.history.reached(id, 'needs-file');
  first.service.close();
  const second = await openTab();
  expect(second.history.statesOf(id)).toEqual(['needs-file']);
});

test('while the copies are out of reach nothing is forgotten, however old; found again, it goes on', async () => {
  const { environment, openTab, id } = await leftUpload(size);
  const { database } = environment;
  const record = await database.loadRecord(id);
  if (record) await saveRecord(database, { ...record, state: 'needs-file', updatedAt: longAgoMs });
  const blind = await openTab({ database: withoutFiles(database) });
  blind.service.close();
  expect(await database.countParts(id)).toBe(1);
  expect(await database.loadRecord(id)).toMatchObject({ state: 'needs-file', updatedAt: longAgoMs });
  const tab = await openTab();
  await tab.history.reached(id, 'success');
});

test('what a page shows first are all uploads, not only those whose copy was found again', async () => {
  const { environment, id } = await leftUpload(size);
  const { database } = environment;
  const record = await database.loadRecord(id);
  if (!record) throw new Error('The upload is not on record.');
  await saveRecord(database, { ...record, state: 'needs-file' });
  await saveRecord(database, { ...record, id: 'arrived', state: 'success', copy: 'none' });
  const shown: string[][] = [];
  const service = await UploadService.openIn(environment, (records) => shown.push(records.map((each) => each.id)));
  onTestFinished(() => service.close());
  expect(shown[0]?.toSorted()).toEqual(['arrived', id].toSorted());
});
