import { expect, test } from 'vitest';
import { createDigestEngine, DigestStateUnreadable } from './digest-engine.ts';
import { startDigestThread } from './digest-thread.ts';
import { createDigests } from './digests.ts';
import { md5Of, sampleBytes } from './storage-for-tests.ts';

const MiB = 1024 * 1024;

function sharedBytes(length: number) {
  const bytes = new Uint8Array(new SharedArrayBuffer(length));
  bytes.set(sampleBytes(length));
  return bytes;
}

/** A thread that is ready: a small order is answered when it has started. */
async function readyThread() {
  const thread = startDigestThread();
  await thread.extend(null, sharedBytes(1));
  expect(thread.isReady()).toBe(true);
  return thread;
}

test('checksums are the same here and in the thread, and whatever happens in between', async () => {
  const bytes = sharedBytes(2 * MiB);
  const thread = await readyThread();
  for (const start of [() => thread, () => startDigestThread()]) {
    const digests = createDigests(start);
    let state = await digests.extend(null, bytes.subarray(0, 10));
    state = await digests.extend(state, bytes.subarray(10, MiB));
    state = await digests.extend(state, bytes.subarray(MiB));
    expect(await digests.finish(state)).toMatchObject({ md5: md5Of(bytes) });
  }
});

test('large blocks go to the thread once it is ready, small ones and those before it do not', async () => {
  const ready = await readyThread();
  let orders = 0;
  let isReady = false;
  const digests = createDigests(() => ({
    ...ready,
    isReady: () => isReady,
    extend(state, bytes) {
      orders += 1;
      return ready.extend(state, bytes);
    },
  }));
  await digests.extend(null, sharedBytes(MiB));
  expect(orders).toBe(0);
  isReady = true;
  await digests.extend(null, sharedBytes(1000));
  expect(orders).toBe(0);
  await digests.extend(null, sharedBytes(MiB));
  expect(orders).toBe(1);
});

test('a thread that fails takes its orders with it, and the next large block starts another', async () => {
  const failing = startDigestThread(new URL('data:text/javascript,throw new Error("no such luck")'));
  const ready = await readyThread();
  await expect(failing.extend(null, sharedBytes(MiB))).rejects.toThrow('has ended');
  await expect(failing.extend(null, sharedBytes(MiB))).rejects.toThrow('has ended');
  const threads = [failing, ready];
  const digests = createDigests(() => threads.shift() ?? ready);
  const bytes = sharedBytes(MiB);
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await digests.finish(await digests.extend(null, bytes))).toMatchObject({ md5: md5Of(bytes) });
  }
  expect(threads).toEqual([]);
});

test('a state the thread cannot read is told as such, and others are not disturbed', async () => {
  const thread = await readyThread();
  const engine = await createDigestEngine();
  const bytes = sharedBytes(MiB);
  const bad = thread.extend(new Uint8Array(5), bytes);
  const good = thread.extend(null, bytes);
  await expect(bad).rejects.toThrow(DigestStateUnreadable);
  expect(engine.finish(await good)).toMatchObject({ md5: md5Of(bytes) });
});
