import 'fake-indexeddb/auto';
import { locks } from 'node:worker_threads';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startUploadsAtom } from '#features/uploads/upload-atoms.ts';
import { openSharedFiles, type SharedFiles } from '#offline/sharing/shared-files.ts';
import { openUploadDatabase } from '#offline/upload-database.ts';
import { uploadChannelName, uploadDatabaseName } from '#offline/records/upload-names.ts';
import { partBytes } from '#offline/records/upload-record.ts';
import { notificationsAtom } from '#platform/notifications/notification-atoms.ts';
import { createStoreApi } from '#store-api/store-api.ts';
import { copyWorkerClass } from '#testing/uploads/copy-worker-class.ts';
import { eventually } from '#testing/eventually.ts';
import { locksOfPage } from '#testing/uploads/locks-of-page.ts';
import { scoreBytes } from '#testing/uploads/run-transfer.ts';
import { strictStorage } from '#testing/storage/strict-storage.ts';
import { testShell } from '#testing/test-shell.ts';
import { createJob } from '../jobs/create-job.ts';
import { giveUpJobAtom } from '../jobs/sending/give-up-job.ts';
import { changeJobAtom } from '../jobs/job-atoms.ts';
import { takeWaitingShares } from '../take-waiting-shares.ts';
import { lastIntakeAtom } from './intake.ts';
import { receiveSharedFiles } from './receive-shared-files.ts';
import { keptJobs, printJobsAtom } from '../print-jobs-atom.ts';

const api = createStoreApi({
  endpoint: 'http://shop.example',
  accessKey: 'SWSCTEST',
  token: { read: () => undefined, write: () => undefined },
  fetch: () => Promise.reject(new TypeError('offline')),
});

const Channel = BroadcastChannel;
beforeEach(() => vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false })));
const open = new Set<AbortController>();
afterEach(() => {
  for (const death of open) death.abort();
  open.clear();
  vi.unstubAllGlobals();
});

interface OwnPage {
  /** So many parts of files are copied before the disk hangs. */
  parts?: number;
  /** Whether the upload queue opens. */
  hasUploads?: boolean;
}

/** A page of the browser until it is left: then its locks are free, and it neither hears nor copies anything. */
async function openPage({ parts = Infinity, hasUploads = true }: OwnPage = {}) {
  const death = new AbortController();
  open.add(death);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { locks: locksOfPage(death.signal), onLine: true });
  vi.stubGlobal('Worker', copyWorkerClass(parts));
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Channel {
      constructor(name: string) {
        super(name);
        if (name === uploadChannelName) death.signal.addEventListener('abort', () => this.close());
      }
    },
  );
  const store = createStore();
  const shell = testShell(api, store);
  store.sub(printJobsAtom, () => undefined);
  if (hasUploads) {
    const transport = (): Promise<never> => new Promise(() => undefined);
    await store.set(startUploadsAtom, { ...strictStorage().storage, transport });
  }
  const jobsOf = (name: string) => store.get(printJobsAtom).filter(({ job }) => job.name === name);
  return { store, shell, jobsOf, leave: () => death.abort() };
}

async function inbox<Result>(work: (entries: SharedFiles) => Promise<Result>) {
  const entries = await openSharedFiles();
  return work(entries).finally(() => entries.close());
}

const share = (...files: File[]): Promise<void> => inbox((entries) => entries.keep(files));
const waiting = async (): Promise<string[]> => (await inbox((entries) => entries.read())).map(({ file }) => file.name);

/** The uploads of a file on record. */
async function uploadsOf(name: string) {
  const database = await openUploadDatabase(uploadDatabaseName);
  const records = await database.loadRecords().finally(() => database.close());
  return records.filter((record) => record.name === `${name}.pdf`);
}

const trailer = 'trailer\n<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n';
const score = (name: string, bytes: BlobPart = ''): File =>
  new File([`%PDF-1.7 ${name}\n`, bytes, `\n${trailer}`], `${name}.pdf`);

type Page = Awaited<ReturnType<typeof openPage>>;

/** The file has one job, one upload with a complete copy, and nothing waits in the inbox any more. */
async function untilTaken(name: string, { jobsOf }: Page): Promise<void> {
  await eventually(async () => expect(await waiting()).toEqual([]));
  const records = await uploadsOf(name);
  expect(records).toMatchObject([{ copy: 'complete' }]);
  expect(jobsOf(name)).toMatchObject([{ upload: { id: records[0]?.id } }]);
}

describe('a page that is left', () => {
  test('before the copy of a shared file began leaves it to the next one, which asks nothing', async () => {
    await share(score('Anfang'));
    const first = await openPage({ parts: 0 });
    const address = await receiveSharedFiles(first.shell);
    await eventually(async () => expect(await uploadsOf('Anfang')).toHaveLength(1));
    await eventually(() => expect(first.jobsOf('Anfang')[0]?.upload).toBeDefined());
    expect(await waiting()).toEqual(['Anfang.pdf']);
    first.leave();

    const second = await openPage();
    expect(await receiveSharedFiles(second.shell)).toBe(address);
    expect(second.store.get(lastIntakeAtom)).toBeNull();
    await untilTaken('Anfang', second);
  });

  test('before the upload of a shared file was on record leaves it to the next one, with the same job', async () => {
    await share(score('Zuvor'));
    const first = await openPage({ hasUploads: false });
    const address = await receiveSharedFiles(first.shell);
    await eventually(() => expect(first.store.get(keptJobs.unwrittenAtom).size).toBe(0));
    first.leave();

    const second = await openPage();
    expect(await receiveSharedFiles(second.shell)).toBe(address);
    await untilTaken('Zuvor', second);
  });

  test('before the job knew its upload leaves both to the next one, which brings them together', async () => {
    await share(score('Dazwischen'));
    const first = await openPage({ parts: 0 });
    await receiveSharedFiles(first.shell);
    await eventually(() => expect(first.jobsOf('Dazwischen')[0]?.upload).toBeDefined());
    const id = first.jobsOf('Dazwischen')[0]?.job.id ?? '';
    await first.store.set(changeJobAtom, id, ({ upload: _unknown, ...kept }) => kept);
    first.leave();

    const second = await openPage();
    await receiveSharedFiles(second.shell);
    await untilTaken('Dazwischen', second);
  });

  test('before the job knew its upload brings both together, also when its end is noticed late', async () => {
    await share(score('Säumig'));
    const first = await openPage({ parts: 0 });
    await receiveSharedFiles(first.shell);
    await eventually(() => expect(first.jobsOf('Säumig')[0]?.upload).toBeDefined());
    const id = first.jobsOf('Säumig')[0]?.job.id ?? '';
    await first.store.set(changeJobAtom, id, ({ upload: _unknown, ...kept }) => kept);
    const [upload] = await uploadsOf('Säumig');
    const lingering = Promise.withResolvers<void>();
    const lingers = locks.request(`upload-tab-${upload?.holder}`, () => lingering.promise);
    first.leave();

    const second = await openPage();
    await receiveSharedFiles(second.shell);
    await eventually(() => expect(second.jobsOf('Säumig')).toMatchObject([{ upload: { id: upload?.id } }]));
    lingering.resolve();
    await lingers;
    await untilTaken('Säumig', second);
  });

  test('while a shared file is copied leaves it to another tab that is open, as soon as that has noticed', async () => {
    await share(score('Mitten', scoreBytes(partBytes)));
    const first = await openPage({ parts: 1 });
    await receiveSharedFiles(first.shell);
    await eventually(async () => expect(await uploadsOf('Mitten')).toMatchObject([{ stagedBytes: partBytes }]));
    const second = await openPage();
    await takeWaitingShares(second.shell);
    expect(second.store.get(notificationsAtom)).toEqual([]);
    first.leave();
    await untilTaken('Mitten', second);
  });

  test('does not bring back a job that was removed meanwhile', async () => {
    await share(score('Weg'));
    const first = await openPage({ parts: 0 });
    await receiveSharedFiles(first.shell);
    await eventually(() => expect(first.jobsOf('Weg')[0]?.upload).toBeDefined());
    await first.store.set(giveUpJobAtom, first.jobsOf('Weg')[0] ?? createJob({ name: '', size: 0 }));
    await eventually(async () => expect(await waiting()).toEqual([]));
    first.leave();

    const second = await openPage();
    expect(await receiveSharedFiles(second.shell)).toBeUndefined();
    expect(second.jobsOf('Weg')).toEqual([]);
  });

  test('leaves a file that cannot be printed to the next one until that was told', async () => {
    await share(new File(['%PDF-1.7\n1 0 obj\n<<'], 'Bruch.pdf'));
    const page = await openPage();
    await receiveSharedFiles(page.shell);
    await eventually(() => expect(page.jobsOf('Bruch')).toMatchObject([{ check: { is: 'unprintable' } }]));
    await eventually(async () => expect(await waiting()).toEqual([]));
    expect(await uploadsOf('Bruch')).toEqual([]);
  });
});
