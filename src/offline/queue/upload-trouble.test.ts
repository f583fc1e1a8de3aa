import { expect, test, vi } from 'vitest';
import { strictStorage } from '#testing/storage/strict-storage.ts';
import { saveRecord, uploadSetting } from '#testing/uploads/upload-setting.ts';
import { createUploadLedger } from '../upload-ledger.ts';
import { UploadQueue } from './upload-queue.ts';
import type { UploadRecord } from '../records/upload-record.ts';
import { StagedBytesMissing } from '../parts/upload-parts.ts';
import { copiedFiles } from './upload-source.ts';
import { UploadTurn } from './upload-turn.ts';
import { eventually } from '#testing/eventually.ts';
import { wishUpload } from '../upload-wish.ts';

const size = 800_000;
const full = (): DOMException => new DOMException('Full', 'QuotaExceededError');
const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));

/** A queue whose browser refuses to write or to read as long as it is told to. */
async function setUp() {
  const server = strictStorage();
  const setting = await uploadSetting(server.storage);
  const refused = { writes: 0, reads: 0, isOn: false, isOffline: false };
  const database = {
    ...setting.database,
    changeRecord: (...change: Parameters<typeof setting.database.changeRecord>) => {
      if (!refused.isOn) return setting.database.changeRecord(...change);
      refused.writes += 1;
      return Promise.reject(full());
    },
    loadRecords: () => {
      if (!refused.isOn || refused.writes > 0) return setting.database.loadRecords();
      refused.reads += 1;
      return Promise.reject(full());
    },
  };
  const changed = (records: readonly UploadRecord[]): void => {
    setting.history.push(records);
    for (const record of records) queue.notice(record);
  };
  const ledger = createUploadLedger({ database, changed, now: Date.now });
  const queue: UploadQueue = new UploadQueue({
    storage: server.storage,
    database,
    ledger,
    source: copiedFiles(database),
    now: Date.now,
    random: () => 0,
    offline: () => refused.isOffline,
  });
  return { ...setting, database, server, refused, ledger, queue };
}

test('what cannot be put on record is not tried again and again, but when the page is looked at again', async () => {
  const { addCopied, queue, history, refused } = await setUp();
  const { id } = await addCopied('Messe.pdf', size);
  refused.isOn = true;
  refused.writes = 1;
  await queue.wake();
  await moment();
  expect(refused.writes).toBeLessThan(5);
  refused.isOn = false;
  queue.hurry();
  await history.reached(id, 'success');
  await queue.stop();
});

test.each([1, 2, 3, 4, 5, 6])(
  'the %ith change that is refused does not end an upload, which loses no byte',
  async (nth) => {
    const { addCopied, queue, history, database, server } = await setUp();
    const { id, path } = await addCopied('Messe.pdf', size);
    const { changeRecord } = database;
    let changes = 0;
    const refusesOne: typeof changeRecord = (...change) => {
      changes += 1;
      return changes === nth ? Promise.reject(full()) : changeRecord(...change);
    };
    Object.assign(database, { changeRecord: refusesOne });
    await queue.wake();
    await eventually(() => expect(changes).toBe(nth));
    await moment();
    queue.hurry();
    await history.reached(id, 'success');
    expect(history.statesOf(id)).not.toContain('error');
    expect(server.objects.get(path)?.byteLength).toBe(size);
    expect(server.sessions.size).toBeLessThanOrEqual(nth === 2 ? 2 : 1);
    await queue.stop();
  },
);

test('records that cannot be read are looked at again', async () => {
  const { addCopied, queue, history, refused } = await setUp();
  const { id } = await addCopied('Messe.pdf', size);
  refused.isOn = true;
  await queue.wake();
  await queue.wake();
  expect(refused.reads).toBe(2);
  refused.isOn = false;
  queue.hurry();
  await history.reached(id, 'success');
  await queue.stop();
});

test('a queue that is stopped while it waits for its records ends at once', async () => {
  const { addCopied, queue, refused } = await setUp();
  await addCopied('Messe.pdf', size);
  refused.isOn = true;
  await queue.wake();
  await queue.stop();
  const { reads } = refused;
  queue.hurry();
  await moment();
  expect(refused.reads).toBe(reads);
});

test('a copy that is just being written does not keep an upload from being canceled', async () => {
  const { addCopied, ledger, queue, history, database } = await setUp();
  const { id } = await addCopied('Messe.pdf', size);
  Object.assign(database, {
    deleteParts: () => Promise.reject(new DOMException('Locked', 'NoModificationAllowedError')),
  });
  await wishUpload(ledger, id, 'cancel');
  await queue.wake();
  expect((await history.reached(id, 'canceled')).state).toBe('canceled');
  await queue.stop();
});

test.each(['run', 'cancel'] as const)('an upload that no tab has the file of answers to "%s"', async (wish) => {
  const { addCopied, ledger, queue, history, database } = await setUp();
  const { md5: _md5, ...record } = await addCopied('Messe.pdf', size);
  await saveRecord(database, { ...record, copy: 'none', stagedBytes: 0, state: 'error' });
  await wishUpload(ledger, record.id, wish);
  await queue.wake();
  const end = wish === 'run' ? 'needs-file' : 'canceled';
  expect((await history.reached(record.id, end)).state).toBe(end);
  await queue.stop();
});

test('bytes that are missing because another tab has the file open now are not lost', async () => {
  const { addCopied, queue, database } = await setUp();
  const record = await addCopied('Messe.pdf', size);
  const { promise: read, resolve } = Promise.withResolvers<void>();
  const readPart = async (): Promise<Blob> => {
    await saveRecord(database, { ...record, copy: 'none', holder: 'tab', state: 'uploading' });
    resolve();
    throw new StagedBytesMissing('Deleted');
  };
  Object.assign(database, { readPart });
  await queue.wake();
  await read;
  await moment();
  expect((await database.loadRecord(record.id))?.state).toBe('uploading');
  await queue.stop();
});

test('certainly offline, nothing is tried before the connection is back', async () => {
  const { addCopied, queue, history, server, refused } = await setUp();
  const { id } = await addCopied('Messe.pdf', size);
  refused.isOffline = true;
  server.fault = () => ({ kind: 'cut-before' });
  await queue.wake();
  await history.reached(id, 'waiting');
  await moment();
  expect(server.log).toEqual(['start']);
  server.fault = () => undefined;
  queue.hurry();
  await history.reached(id, 'success');
  await queue.stop();
});

test('a turn whose beginning fails is taken again', async () => {
  vi.useFakeTimers();
  try {
    const closed = new AbortController();
    let begun = 0;
    const turn = new UploadTurn({
      locks: {
        holdWatched: (_name, work) => work({ lost: new AbortController().signal, isOurs: async () => true }),
      },
      begin: async () => {
        begun += 1;
        if (begun === 1) throw full();
        return async () => undefined;
      },
      closed: closed.signal,
    });
    const taking = turn.take();
    await vi.advanceTimersByTimeAsync(9_000);
    expect({ begun, isOurs: turn.isOurs }).toEqual({ begun: 1, isOurs: false });
    await vi.advanceTimersByTimeAsync(2_000);
    expect({ begun, isOurs: turn.isOurs }).toEqual({ begun: 2, isOurs: true });
    closed.abort();
    await taking;
    expect(turn.isOurs).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});
