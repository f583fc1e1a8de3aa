import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inProcessStorage } from '#testing/storage/in-process-storage.ts';
import { ChunkLimits } from './chunk-size.ts';
import { listAllObjects } from '../objects/list-objects.ts';
import { deleteObject, getMetadata } from '../objects/objects.ts';
import { StorageError } from '../protocol/storage-error.ts';
import { transfer, type TransferRecord, type TransferEnvironment } from './transfer.ts';

const folder = 'uploads/Zk3v9QmT0aLxW7sYb2NcRg';
const freshRecord: TransferRecord = { sessionUrl: undefined, sessionAt: 0, granularity: 262_144, acknowledged: 0 };

function fileOf(size: number): { bytes: Uint8Array<ArrayBuffer>; md5: string } {
  const bytes = new Uint8Array(size).map((_, index) => (index * 31 + (index >> 8)) & 255);
  return { bytes, md5: createHash('md5').update(bytes).digest('base64') };
}

function setUp(size: number) {
  const { storage, breakNext } = inProcessStorage();
  const { bytes, md5 } = fileOf(size);
  const upload = { path: `${folder}/job/score.pdf`, size, contentType: 'application/pdf', md5Hash: md5 };
  const saved: TransferRecord[] = [];
  const waits: StorageError[] = [];
  const abort = new AbortController();
  const environment: TransferEnvironment = {
    storage,
    chunkLimits: new ChunkLimits(),
    read: async (start, end) => bytes.slice(start, end).buffer,
    save: async (record) => void saved.push(record),
    wait: async ({ error }) => void waits.push(error),
    now: Date.now,
    random: () => 0.5,
    signal: abort.signal,
  };
  return { storage, breakNext, bytes, upload, saved, waits, abort, environment };
}

test.each([0, 1, 262_143, 262_144, 262_145, 1_000_003])('%i bytes arrive as they were sent', async (size) => {
  const { upload, environment } = setUp(size);
  const stored = await transfer(upload, freshRecord, environment);
  expect(stored).toMatchObject({ size, md5Hash: upload.md5Hash, fullPath: upload.path });
});

test('the session address is on record before the first byte moves', async () => {
  const { upload, environment, saved } = setUp(600_000);
  await transfer(upload, freshRecord, environment);
  expect(saved[0]).toMatchObject({ acknowledged: 0 });
  expect(saved[0]?.sessionUrl).toMatch(/^http/);
});

test('a second run continues the session where the server stands', async () => {
  const { upload, environment, saved, abort, storage } = setUp(2_000_000);
  const stopAfterFirstChunk: TransferEnvironment = {
    ...environment,
    save: async (record) => {
      await environment.save(record);
      if (record.acknowledged > 0) abort.abort(new Error('page closed'));
    },
  };
  await expect(transfer(upload, freshRecord, stopAfterFirstChunk)).rejects.toThrow('page closed');
  const left = saved.at(-1) ?? freshRecord;
  expect(left.acknowledged).toBe(262_144);

  const offsets: string[] = [];
  const watched = {
    ...storage,
    transport: (request: Parameters<typeof storage.transport>[0]) => {
      const offset = request.headers?.['x-goog-upload-offset'];
      if (offset !== undefined) offsets.push(offset);
      return storage.transport(request);
    },
  };
  const stored = await transfer(upload, left, {
    ...environment,
    storage: watched,
    signal: new AbortController().signal,
  });
  expect(stored.md5Hash).toBe(upload.md5Hash);
  expect(offsets[0]).toBe('262144');
});

test.each([
  ['start', { match: { command: 'start' }, cut: 'after' }],
  ['a chunk', { match: { command: 'upload' }, cut: 'after' }],
  ['the last chunk', { match: { command: 'upload, finalize' }, cut: 'after' }],
])('a lost answer to %s costs nothing', async (_step, fault) => {
  const { upload, environment, breakNext, waits } = setUp(1_500_000);
  await breakNext(fault);
  const stored = await transfer(upload, freshRecord, environment);
  expect(stored).toMatchObject({ size: 1_500_000, md5Hash: upload.md5Hash });
  expect(waits.map(({ kind }) => kind)).toEqual(['network']);
});

test('a cut in the middle of a chunk and stale offsets refused, as the production service does', async () => {
  const { upload, environment, breakNext } = setUp(3_000_000);
  await breakNext([
    { strictOffsets: true, count: 'always' },
    { match: { command: 'upload' }, skip: 1, cutBodyAfter: 300_000 },
  ]);
  const stored = await transfer(upload, freshRecord, environment);
  expect(stored.md5Hash).toBe(upload.md5Hash);
});

test('a storm of 503 is waited out', async () => {
  const { upload, environment, breakNext, waits } = setUp(900_000);
  await breakNext({ status: 503, count: 6 });
  await transfer(upload, freshRecord, environment);
  expect(waits).toHaveLength(6);
  expect(new Set(waits.map(({ kind }) => kind))).toEqual(new Set(['busy']));
});

test('a session that is gone is replaced by a new one', async () => {
  const { upload, environment } = setUp(700_000);
  const dead = {
    ...freshRecord,
    sessionUrl: `http://storage.test/v0/b/notenfalz/o?name=x&upload_id=gone`,
    sessionAt: Date.now(),
    acknowledged: 524_288,
  };
  const stored = await transfer(upload, dead, environment);
  expect(stored.md5Hash).toBe(upload.md5Hash);
});

test('a folder nobody may write to ends the upload at once', async () => {
  const { upload, environment, waits } = setUp(700_000);
  const elsewhere = transfer({ ...upload, path: 'catalogue/score.pdf' }, freshRecord, environment);
  await expect(elsewhere).rejects.toMatchObject({ kind: 'unauthorized', status: 403 });
  expect(waits).toEqual([]);
});

test('bytes that differ from their checksum never count as stored', async () => {
  const { upload, environment, storage } = setUp(700_000);
  const wrong = transfer({ ...upload, md5Hash: fileOf(3).md5 }, freshRecord, environment);
  await expect(wrong).rejects.toThrow(StorageError);
  await expect(getMetadata(storage, upload.path)).rejects.toMatchObject({ kind: 'object-not-found' });
});

test('whatever order of troubles, the stored bytes are the sent ones', async () => {
  const trouble = fc.oneof(
    fc.record({ status: fc.constantFrom(500, 503, 429, 408) }),
    fc.record({ cut: fc.constantFrom('before', 'after') }),
    fc.record({ match: fc.constant({ command: 'upload' }), cutBodyAfter: fc.integer({ min: 1, max: 250_000 }) }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(trouble, { maxLength: 6 }),
      fc.integer({ min: 262_145, max: 1_200_000 }),
      async (troubles, size) => {
        const { upload, environment, breakNext, saved } = setUp(size);
        if (troubles.length > 0) await breakNext(troubles);
        const stored = await transfer(upload, freshRecord, environment);
        expect(stored).toMatchObject({ size, md5Hash: upload.md5Hash });
        for (const { acknowledged } of saved) expect(acknowledged).toBeLessThanOrEqual(size);
      },
    ),
    { numRuns: 25 },
  );
});

test('a folder lists what was stored, until it is deleted', async () => {
  const { upload, environment, storage } = setUp(10);
  await transfer(upload, freshRecord, environment);
  expect(await listAllObjects(storage, `${folder}/job`)).toEqual({ folders: [], objects: [upload.path] });
  await deleteObject(storage, upload.path);
  expect(await listAllObjects(storage, `${folder}/job`)).toEqual({ folders: [], objects: [] });
  await expect(deleteObject(storage, '/')).rejects.toMatchObject({ kind: 'invalid-root-operation' });
});
