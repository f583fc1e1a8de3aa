import { expect, test } from 'vitest';
import { openUpload } from '../../testing/upload-session.ts';
import { sampleBytes, storageForTests } from '../../testing/storage.ts';

const chunkBytes = 262_144;

function troubledStorage() {
  const storage = storageForTests({ faults: true });
  const trouble = (fault: unknown) => storage.send('/v0/_faults', { method: 'POST', body: JSON.stringify(fault) });
  return { ...storage, trouble };
}

test('faults do not exist unless they are switched on', async () => {
  expect((await storageForTests().send('/v0/_faults', { method: 'POST', body: '{"status":503}' })).status).toBe(404);
});

test('a status is answered as often as asked, after as many untouched requests as asked', async () => {
  const { send, trouble } = troubledStorage();
  await trouble({ match: { address: '/o/flaky name' }, status: 503, skip: 1, count: 2 });
  const statuses: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) statuses.push((await send('/o/flaky%20name')).status);
  expect(statuses).toEqual([404, 503, 503, 404]);
});

test('faults wait until they are met or forgotten', async () => {
  const { send, trouble } = troubledStorage();
  await trouble([
    { match: { method: 'DELETE' }, status: 500 },
    { status: 503, count: 'always' },
  ]);
  expect(await (await send('/v0/_faults')).json()).toHaveLength(2);
  expect((await send('/o/a')).status).toBe(503);
  expect(await (await send('/v0/_faults', { method: 'DELETE' })).json()).toEqual([]);
  expect((await send('/o/a')).status).toBe(404);
});

test('something that is no fault is refused', async () => {
  const { trouble } = troubledStorage();
  expect((await trouble({ statsu: 500 })).status).toBe(400);
});

test('a connection cut before leaves no trace, cut after leaves everything but the answer', async () => {
  const storage = troubledStorage();
  const upload = await openUpload(storage, { size: 4 });
  await storage.trouble([{ match: { command: 'upload' }, cut: 'before' }]);
  await expect(upload.upload(0, 'ab')).rejects.toThrow('cut');
  expect(await upload.state()).toBe('active 0');
  await storage.trouble([{ match: { command: 'upload, finalize' }, cut: 'after' }]);
  await expect(upload.uploadLast(0, 'abcd')).rejects.toThrow('cut');
  expect(await upload.state()).toBe('final 4');
});

test('a body cut after some bytes is kept as a broken connection would leave it', async () => {
  const storage = troubledStorage();
  const upload = await openUpload(storage, { size: 2 * chunkBytes });
  await storage.trouble({ match: { command: 'upload, finalize' }, cutBodyAfter: chunkBytes + 10 });
  await expect(upload.uploadLast(0, sampleBytes(2 * chunkBytes))).rejects.toThrow('cut');
  expect(await upload.state()).toBe(`active ${chunkBytes}`);
});

test('an answer cut after some bytes breaks while it is read', async () => {
  const { send, trouble } = troubledStorage();
  await send('/o/a', { method: 'POST', body: '0123456789' });
  await trouble({ cutAnswerAfter: 4 });
  const response = await send('/o/a?alt=media');
  const reader = response.body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('0123');
  await expect(reader?.read()).rejects.toThrow('cut');
});

test('a slow and delayed body arrives complete', async () => {
  const { send, trouble } = troubledStorage();
  await trouble({ delay: 5, bytesPerSecond: 20_000 });
  await send('/o/a', { method: 'POST', body: sampleBytes(3000) });
  expect(await (await send('/o/a')).json()).toMatchObject({ size: '3000' });
});

test('what is slow always goes on at full pace once faults are forgotten, what is slow once stays so', async () => {
  const { send, trouble } = troubledStorage();
  await trouble([
    { match: { address: '/o/minutes' }, bytesPerSecond: 10, count: 'always' },
    { match: { address: '/o/a second' }, bytesPerSecond: 1000 },
  ]);
  const ended: string[] = [];
  const begun = ['minutes', 'a second'].map((name) => {
    const reading = Promise.withResolvers<void>();
    const body = bodyThatTells(sampleBytes(1000), reading.resolve);
    const stored = send(`/o/${name}`, { method: 'POST', body }).then(() => ended.push(name));
    return { reading: reading.promise, stored };
  });
  await Promise.all(begun.map(({ reading }) => reading));
  await send('/v0/_faults', { method: 'DELETE' });
  await Promise.all(begun.map(({ stored }) => stored));
  expect(ended).toEqual(['minutes', 'a second']);
});

/** A body that says when its bytes were taken. */
function bodyThatTells(bytes: Uint8Array, taken: () => void): ReadableStream<Uint8Array> {
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    controller.enqueue(bytes);
    controller.close();
    taken();
  };
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}

test('strict offsets answer a repeated chunk as the production service does', async () => {
  const storage = troubledStorage();
  const upload = await openUpload(storage, { size: 4 });
  await storage.trouble({ strictOffsets: true, count: 'always' });
  await upload.upload(0, 'ab');
  const response = await upload.upload(0, 'ab');
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: { code: 400, message: 'Client uploaded to the wrong offset (0 instead of 2).' },
  });
});
