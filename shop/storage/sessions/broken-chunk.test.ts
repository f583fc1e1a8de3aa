import { expect, test } from 'vitest';
import { openUpload, startUpload } from '../../testing/upload-session.ts';
import { sampleBytes, storageForTests } from '../../testing/storage.ts';

const chunkBytes = 262_144;

/** A body that gives some bytes and then hangs until it is broken. */
function hangingBody(bytes: Uint8Array) {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const taken = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>(
    {
      start(own) {
        controller = own;
        own.enqueue(bytes);
      },
      pull: () => taken.resolve(),
    },
    { highWaterMark: 0 },
  );
  return { body, taken: taken.promise, breakOff: () => controller?.error(new Error('connection lost')) };
}

test('a chunk that breaks off keeps its whole multiples of the granularity', async () => {
  const upload = await openUpload(storageForTests(), { size: 5 * chunkBytes });
  const { body, taken, breakOff } = hangingBody(sampleBytes(2 * chunkBytes + 5000));
  const pending = upload.upload(0, body);
  await taken;
  breakOff();
  expect((await pending).status).toBe(400);
  expect(await upload.state()).toBe(`active ${2 * chunkBytes}`);
});

test('a chunk that breaks off never loses what was acknowledged before', async () => {
  const upload = await openUpload(storageForTests(), { size: 5 * chunkBytes });
  await upload.upload(0, sampleBytes(1000));
  const { body, taken, breakOff } = hangingBody(sampleBytes(3000));
  const pending = upload.upload(1000, body);
  await taken;
  breakOff();
  await pending;
  expect(await upload.state()).toBe('active 1000');
});

test('a last chunk that breaks off after its last byte keeps all of it', async () => {
  const upload = await openUpload(storageForTests(), { size: 700 });
  const { body, taken, breakOff } = hangingBody(sampleBytes(700));
  const pending = upload.uploadLast(0, body);
  await taken;
  breakOff();
  await pending;
  expect(await upload.state()).toBe('active 700');
  expect((await upload.finalize(700)).status).toBe(200);
});

test('a query stops a chunk whose client is gone and tells where it really ended', async () => {
  const upload = await openUpload(storageForTests(), { size: 5 * chunkBytes });
  const { body, taken } = hangingBody(sampleBytes(chunkBytes + 9));
  const pending = upload.upload(0, body);
  await taken;
  expect(await upload.state()).toBe(`active ${chunkBytes}`);
  expect((await pending).status).toBe(503);
  expect(await upload.state()).toBe(`active ${chunkBytes}`);
});

test('the same chunk sent again takes over from the one that hangs', async () => {
  const storage = storageForTests();
  const bytes = sampleBytes(2 * chunkBytes);
  const upload = await openUpload(storage, { name: 'a', size: bytes.length });
  const { body, taken } = hangingBody(bytes.subarray(0, chunkBytes + 9));
  const pending = upload.uploadLast(0, body);
  await taken;
  expect((await upload.uploadLast(0, bytes)).status).toBe(200);
  expect((await pending).status).toBe(503);
  const stored = await (await storage.send('/o/a?alt=media')).arrayBuffer();
  expect(Buffer.from(stored).equals(bytes)).toBe(true);
});

test('cancelling stops a chunk that is under way', async () => {
  const storage = storageForTests();
  const upload = await openUpload(storage, { size: 5 * chunkBytes });
  const { body, taken } = hangingBody(sampleBytes(chunkBytes));
  const pending = upload.upload(0, body);
  await taken;
  expect((await upload.cancel()).status).toBe(200);
  expect((await pending).status).toBe(503);
  expect(storage.dataFiles()).toEqual([]);
});

test('a body that stalls is given up, and what came is kept', async () => {
  const upload = await openUpload(storageForTests({ idleTimeout: 20 }), { size: 5 * chunkBytes });
  const { body } = hangingBody(sampleBytes(chunkBytes + 1));
  expect((await upload.upload(0, body)).status).toBe(408);
  expect(await upload.state()).toBe(`active ${chunkBytes}`);
});

test('before the store closes, uploads are told to come back, and everything else is answered', async () => {
  const storage = storageForTests();
  const upload = await openUpload(storage, { size: 5 * chunkBytes });
  await upload.upload(0, sampleBytes(chunkBytes));
  storage.storage.retire(60_000);
  const anotherChunk = await upload.upload(chunkBytes, sampleBytes(chunkBytes));
  const whole = await storage.send('/o?name=a', { method: 'POST', body: sampleBytes(10) });
  const session = await startUpload(storage, { size: 10 });
  for (const refused of [anotherChunk, whole, session]) {
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.json()).toEqual({ error: { code: 503, message: expect.stringContaining('come back') } });
  }
  expect(await upload.state()).toBe(`active ${chunkBytes}`);
});

test('before the store closes, a chunk under way is waited for, then told to come back with what it brought kept', async () => {
  const storage = storageForTests();
  const upload = await openUpload(storage, { size: 5 * chunkBytes });
  const { body, taken } = hangingBody(sampleBytes(2 * chunkBytes + 5));
  const pending = upload.upload(0, body);
  await taken;
  storage.storage.retire(50);
  expect((await pending).status).toBe(503);
  expect(await upload.state()).toBe(`active ${2 * chunkBytes}`);
});

test('closing the store settles uploads under way that have no session', async () => {
  const storage = storageForTests();
  const { body, taken } = hangingBody(sampleBytes(chunkBytes));
  const pending = storage.send('/o?name=a', { method: 'POST', body });
  await taken;
  await storage.storage.close();
  expect((await pending).status).toBe(503);
  expect(storage.dataFiles()).toEqual([]);
});

test('closing the store settles chunks under way', async () => {
  const storage = storageForTests();
  const upload = await openUpload(storage, { size: 5 * chunkBytes });
  const { body, taken } = hangingBody(sampleBytes(chunkBytes));
  const pending = upload.upload(0, body);
  await taken;
  await storage.storage.close();
  expect((await pending).status).toBe(503);
  expect(await upload.state()).toBe(`active ${chunkBytes}`);
});
