import { createStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { noteOutcomes } from '#app/start-up/note-outcomes.ts';
import { createUploadRecord } from '#features/uploads/engine/create-upload-record.ts';
import { setUploadOwnerAtom, startUploadsAtom } from '#features/uploads/upload-atoms.ts';
import { shellAtom } from '#platform/session/session-atoms.ts';
import { uploadDatabaseName } from '#offline/records/upload-names.ts';
import { openUploadDatabase } from '#offline/upload-database.ts';
import type { UploadRecord } from '#offline/records/upload-record.ts';
import { shopAnswering } from '#testing/recorded-shop.ts';
import { strictStorage } from '#testing/storage/strict-storage.ts';
import { testShell } from '#testing/test-shell.ts';
import { createJob } from './jobs/create-job.ts';
import { type KeptJob, keptJobSchema } from './kept-job.ts';
import { readPrintJobs, writePrintJobs } from '#testing/print/print-job-records.ts';
import { eventually } from '#testing/eventually.ts';
import { noteStoredAtom } from './upload-outcomes.ts';

const storing = { ...strictStorage().storage, transport: () => new Promise<never>(() => undefined) };
const { api } = shopAnswering(() => Response.json({}));
const file = { name: 'Oper.pdf', size: 900_000 };

beforeEach(() => writePrintJobs([]));

/** A browser with a job whose upload an earlier visit, or the service worker, left in this state. */
async function left(change: Partial<UploadRecord>, outcome?: NonNullable<KeptJob['upload']>['outcome']) {
  const pdf = new File(['%PDF'], file.name);
  const made = createUploadRecord({ file: pdf, folderId: 'folder', position: 1, holder: 'tab', owner: undefined });
  const { holder: _none, ...record } = made;
  const kept = { copy: 'complete', md5: 'abc=', size: file.size, stagedBytes: file.size } as const;
  const database = await openUploadDatabase(uploadDatabaseName);
  await database.changeRecords(() => [{ ...record, ...kept, ...change }]);
  database.close();
  const job = createJob(file);
  const upload = { id: record.id, path: record.path, ...(outcome ? { outcome } : {}) };
  await writePrintJobs([{ ...job, upload }]);
  return record;
}

async function keptOutcome() {
  const stored = await readPrintJobs();
  return keptJobSchema.parse(stored[0]).upload?.outcome;
}

async function openPage(owner?: string) {
  const store = createStore();
  store.set(shellAtom, testShell(api, store));
  noteOutcomes({ store });
  await store.set(setUploadOwnerAtom, owner);
  await store.set(startUploadsAtom, storing);
  return store;
}

test('a file that arrived while no page was open has arrived for its job too', async () => {
  await left({ state: 'success', acknowledged: file.size });
  await openPage();
  await eventually(async () =>
    expect(await keptOutcome()).toMatchObject({ is: 'arrived', size: file.size, md5: 'abc=' }),
  );
});

test.for(['error', 'needs-file'] as const)(
  'a job knows that its upload ended as %s, and remembers it',
  async (state) => {
    await left({ state });
    await openPage();
    await eventually(async () => expect(await keptOutcome()).toMatchObject({ is: 'stopped' }));
  },
);

test('an upload that goes on again has not ended', async () => {
  await left({ state: 'uploading' }, { is: 'stopped', at: 1 });
  await openPage();
  await eventually(async () => expect(await keptOutcome()).toBeUndefined());
});

test('what another customer left says nothing of its file', async () => {
  await left({ state: 'uploading', owner: 'clara' });
  const store = await openPage('robert');
  await store.set(noteStoredAtom, { path: 'another', size: 1 }, 'stored');
  expect(await keptOutcome()).toBeUndefined();
});

test('what the storage says of a path is kept for the job it belongs to', async () => {
  const { path } = await left({ state: 'uploading', owner: 'clara' });
  const store = await openPage('robert');
  await store.set(noteStoredAtom, { path, size: file.size }, 'stored');
  expect(await keptOutcome()).toMatchObject({ is: 'arrived', size: file.size });
  await store.set(noteStoredAtom, { path, size: file.size }, 'missing');
  expect(await keptOutcome()).toMatchObject({ is: 'stopped' });
});
