import 'fake-indexeddb/auto';
import { createStore as createRecords, set as writeRecord } from 'idb-keyval';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { inspectedPage } from '#testing/print/inspected-page.ts';
import { a4 } from '#testing/print/print-rows.ts';
import { eventually } from '#testing/eventually.ts';
import { factSheetsAtomOf, inspectedFiles, inspectorVersion, onlyFile, withSheet, withSizes } from './fact-sheets.ts';

const records = createRecords('notenfalz', 'state');
const file = { pages: [inspectedPage()], encrypted: false };
const result = { status: 'inspected', file } as const;

async function visit(jobId: string) {
  const store = createStore();
  const sheets = factSheetsAtomOf(jobId);
  store.sub(sheets, () => undefined);
  await eventually(() => expect(store.get(sheets)).not.toBeNull());
  return store.get(sheets);
}

test('facts kept without the name of their inspector are those of the first', async () => {
  await writeRecord('print-job-inspection:a', { sizes: [a4], result }, records);
  const sheets = await visit('a');
  expect(sheets?.files[onlyFile]).toEqual({ inspector: 1, sizes: [a4], result });
  expect(inspectedFiles(sheets).get(onlyFile)).toEqual(file);
});

test('what a file is found to be is there after a reload', async () => {
  const sheet = { inspector: inspectorVersion, sizes: [a4], result };
  await createStore().set(factSheetsAtomOf('b'), withSheet(onlyFile, sheet));
  expect((await visit('b'))?.files[onlyFile]).toEqual(sheet);
});

test('what an earlier inspection found stays until the next one has ended', () => {
  const found = withSheet(onlyFile, { inspector: 1, sizes: [a4], result })(null);
  expect(withSizes(onlyFile, [a4, a4])(found)).toBe(found);
  expect(withSizes(onlyFile, [a4, a4])(null)?.files[onlyFile]).toMatchObject({ sizes: [a4, a4], result: null });
});
