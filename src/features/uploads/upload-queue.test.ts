import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import type { UploadState } from '#file-storage/upload-machine.ts';
import { getMetadata } from '#file-storage/objects.ts';
import { openUploadDatabase, type UploadDatabase } from '#offline/upload-database.ts';
import { partBytes, type UploadRecord } from '#offline/upload-record.ts';
import { inProcessStorage } from '#testing/in-process-storage.ts';
import { createUploadRecord } from './create-upload-record.ts';
import { stageFile } from './stage-file.ts';
import { UploadQueue } from './upload-queue.ts';

const folderId = 'Zk3v9QmT0aLxW7sYb2NcRg';
let databases = 0;

function nodeHash() {
  const md5 = createHash('md5');
  return {
    add: async (bytes: ArrayBuffer) => void md5.update(new Uint8Array(bytes)),
    finish: async () => md5.digest('base64'),
  };
}

async function stagedRecord(database: UploadDatabase, name: string, size: number, sequence = 1): Promise<UploadRecord> {
  const file = new File([new Uint8Array(size).fill(sequence)], name, { type: 'application/pdf' });
  const record = createUploadRecord(file, folderId, sequence);
  const md5 = await stageFile({ id: record.id, file, database, hash: nodeHash() });
  const staged: UploadRecord = { ...record, md5, stagedBytes: size, state: 'queued' };
  await database.saveRecord(staged);
  return staged;
}

async function setUp() {
  databases += 1;
  const database = await openUploadDatabase(`uploads-${databases}`);
  const { storage, breakNext } = inProcessStorage();
  const seen: UploadRecord[] = [];
  const watchers = new Set<(record: UploadRecord) => void>();
  const changed = (record: UploadRecord): void => {
    seen.push(record);
    for (const watch of watchers) watch(record);
  };
  const createQueue = (): UploadQueue =>
    new UploadQueue({ storage, database, changed, now: Date.now, random: () => 0, offline: () => false });
  const queue = createQueue();
  onTestFinished(() => queue.stop());
  const reached = (id: string, ...states: UploadState[]): Promise<UploadRecord> =>
    new Promise((resolve) => {
      const watch = (record: UploadRecord): void => {
        if (record.id === id && states.includes(record.state)) resolve(record);
      };
      watchers.add(watch);
      const already = seen.findLast((record) => record.id === id);
      if (already) watch(already);
    });
  return { database, storage, breakNext, queue, createQueue, seen, reached };
}

test('what was queued is stored, byte for byte, and its secret is forgotten', async () => {
  const { database, storage, queue, reached } = await setUp();
  const record = await stagedRecord(database, 'Sonate.pdf', partBytes + 300_000);
  await queue.wake();
  const done = await reached(record.id, 'success');
  expect(done.acknowledged).toBe(record.size);
  expect(done.sessionUrl).toBeUndefined();
  expect(await getMetadata(storage, record.path)).toMatchObject({ size: record.size, md5Hash: record.md5 });
});

test('twenty files arrive, never more than two at a time', async () => {
  const { database, queue, reached, seen } = await setUp();
  const records = await Promise.all(
    Array.from({ length: 20 }, (_, index) => stagedRecord(database, `Stimme ${index}.pdf`, 1_000, index + 1)),
  );
  await queue.wake();
  await Promise.all(records.map(({ id }) => reached(id, 'success')));
  const underWay = new Set<string>();
  for (const { id, state } of seen) {
    if (state === 'uploading') underWay.add(id);
    if (state === 'success') underWay.delete(id);
    expect(underWay.size).toBeLessThanOrEqual(2);
  }
});

test('a second runner goes on where the first one was cut off', async () => {
  const { database, breakNext, queue, createQueue, reached, storage } = await setUp();
  const record = await stagedRecord(database, 'Chor.pdf', 3_000_000);
  await breakNext({ match: { command: 'upload' }, skip: 1, count: 'always', status: 503 });
  await queue.wake();
  await reached(record.id, 'waiting');
  queue.stop();
  const [left] = await database.loadRecords();
  expect(left?.acknowledged).toBe(262_144);
  await storage.transport({ method: 'DELETE', url: `${storage.endpoint}/v0/_faults` });
  const next = createQueue();
  await next.wake();
  await reached(record.id, 'success');
  next.stop();
});

test('a paused upload stays where it is until it is resumed', async () => {
  const { database, breakNext, queue, reached } = await setUp();
  const record = await stagedRecord(database, 'Messe.pdf', 2_000_000);
  await breakNext({ match: { command: 'upload' }, skip: 1, delay: 50 });
  await queue.wake();
  await reached(record.id, 'uploading');
  await queue.wish(record.id, 'pause');
  await reached(record.id, 'paused');
  await queue.wish(record.id, 'run');
  expect(await reached(record.id, 'success')).toMatchObject({ acknowledged: record.size });
});

test('a canceled upload leaves nothing behind, here or on the server', async () => {
  const { database, storage, breakNext, queue, reached } = await setUp();
  const record = await stagedRecord(database, 'Duett.pdf', 2_000_000);
  await breakNext({ match: { command: 'upload' }, skip: 1, delay: 50 });
  await queue.wake();
  await reached(record.id, 'uploading');
  await queue.wish(record.id, 'cancel');
  await reached(record.id, 'canceled');
  await expect(database.readBytes(record.id, 0, 10)).rejects.toThrow('missing');
  await expect(getMetadata(storage, record.path)).rejects.toMatchObject({ kind: 'object-not-found' });
});

test('lost local bytes ask for the file again instead of failing', async () => {
  const { database, queue, reached } = await setUp();
  const record = await stagedRecord(database, 'Trio.pdf', 700_000);
  await database.deleteParts(record.id);
  await queue.wake();
  expect((await reached(record.id, 'needs-file')).state).toBe('needs-file');
});

test('a record that cannot be read does not stop the others', async () => {
  const { database, queue, reached } = await setUp();
  await database.saveRecord(Object.assign(await stagedRecord(database, 'alt.pdf', 10), { state: 'unknown' }));
  const record = await stagedRecord(database, 'neu.pdf', 10, 2);
  await queue.wake();
  await reached(record.id, 'success');
  expect((await database.loadRecords()).map(({ name }) => name)).toEqual(['neu.pdf']);
});
