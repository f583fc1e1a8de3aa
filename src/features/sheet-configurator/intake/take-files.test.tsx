import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { createUploadRecord } from '#features/uploads/engine/create-upload-record.ts';
import { startUploadsAtom } from '#features/uploads/upload-atoms.ts';
import { openUploadDatabase } from '#offline/upload-database.ts';
import { uploadDatabaseName } from '#offline/records/upload-names.ts';
import type { UploadRecord } from '#offline/records/upload-record.ts';
import { strictStorage } from '#testing/storage/strict-storage.ts';
import { keepJobsAtom } from '../jobs/job-atoms.ts';
import { createJob } from '../jobs/create-job.ts';
import { printJobsAtom } from '../print-jobs-atom.ts';
import { takeFilesAtom } from './take-files.ts';

const limits = { fileBytes: 1_000_000, bytes: 10_000_000, files: 10 };

/** What a browser's copying worker says to whatever it is told. */
class LocalWorker extends EventTarget {
  postMessage({ type }: { type: string }): void {
    const part = { end: 0, hashState: '', kept: 'no', md5: 'abc=' };
    const answers = new Map([
      ['edges', { type: 'edges', md5: 'edges=' }],
      ['begin', { type: 'begun', first: 0 }],
      ['next', { type: 'part', part }],
    ]);
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: answers.get(type) })));
  }
  terminate(): void {
    // Nothing of it is left.
  }
}
Object.assign(globalThis, { Worker: LocalWorker });

/** A browser whose only job has an upload like this. */
async function visit(file: File, upload: Partial<UploadRecord>) {
  const database = await openUploadDatabase(uploadDatabaseName);
  const made = createUploadRecord({ file, folderId: 'folder', position: 1, holder: 'gone', owner: undefined });
  const { holder: _ended, ...record } = made;
  await database.changeRecords(() => [{ ...record, edges: 'edges=', ...upload }]);
  const store = createStore();
  store.sub(printJobsAtom, () => undefined);
  const kept = createJob(file, { folderId: 'folder', folder: '', now: Date.now() });
  await store.set(keepJobsAtom, [{ ...kept, upload: { id: record.id, path: record.path } }]);
  const { storage } = strictStorage();
  await store.set(startUploadsAtom, { ...storage, transport: () => new Promise<never>(() => undefined) });
  const choose = () => store.set(takeFilesAtom, [{ file, folder: '' }], limits);
  const state = async () => (await database.loadRecord(record.id))?.state;
  return { choose, state };
}

let made = 0;

/** Each of another size: the worker of these tests tells files apart by nothing else, and all lie in one database. */
function score(name: string): File {
  made += 1;
  return new File([`%PDF-1.7 ${'x'.repeat(made)}`], name, { type: 'application/pdf' });
}

test.each<[string, Partial<UploadRecord>]>([
  ['lost its file', { state: 'needs-file' }],
  ['failed with other bytes than the file has', { state: 'error', error: 'checksum', copy: 'complete', md5: 'abc=' }],
  ['failed without a copy', { state: 'error', error: 'copy-failed' }],
  ['failed because the file could not be read', { state: 'error', error: 'file-changed' }],
])('a file chosen once more goes to its upload that %s', async (name, upload) => {
  const { choose, state } = await visit(score(`${name}.pdf`), upload);
  const { jobs, resumed, known } = await choose();
  expect({ jobs: jobs.length, resumed: resumed.length, known: known.length }).toEqual({
    jobs: 0,
    resumed: 1,
    known: 0,
  });
  expect(['needs-file', 'error']).not.toContain(await state());
});

test('a file whose upload failed with a complete copy is known, and its upload stays as it is', async () => {
  const upload = { state: 'error', error: 'unauthorized', copy: 'complete', md5: 'abc=' } as const;
  const { choose, state } = await visit(score('complete.pdf'), upload);
  expect((await choose()).known).toHaveLength(1);
  expect(await state()).toBe('error');
});
