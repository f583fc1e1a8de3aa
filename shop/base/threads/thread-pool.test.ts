import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { CallTooLong, type PoolSettings, PoolClosed, PoolFull, ThreadPool } from './thread-pool.ts';

/** Does nothing for as many milliseconds as it is told, then says so; ends by itself when it is told less than none. */
const sleeper = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', (time) => {
    if (time < 0) process.exit(7);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time);
    parentPort.postMessage(time);
  });
  parentPort.postMessage('ready');
`;

const forEver = 1_000_000;
let pool: ThreadPool<number, number>;
afterEach(() => pool.close());

function open(settings: Partial<PoolSettings>): void {
  const all = { threads: 2, timeLimit: 400, mostWaiting: 10, ...settings };
  pool = new ThreadPool(() => new Worker(sleeper, { eval: true }), all);
}

test('a call that takes too long is refused, and its thread replaced', async () => {
  open({ threads: 1 });
  await expect(pool.ask(forEver, 'a')).rejects.toBeInstanceOf(CallTooLong);
  expect(await pool.ask(1, 'a')).toBe(1);
});

test('a thread that ends by itself costs its call and no other', async () => {
  open({ threads: 1 });
  const [ended, waiting] = await Promise.allSettled([pool.ask(-1, 'a'), pool.ask(1, 'a')]);
  expect([ended.status, waiting.status]).toEqual(['rejected', 'fulfilled']);
});

test('a client with many calls does not keep one with a single call waiting', async () => {
  open({ threads: 2 });
  const order: string[] = [];
  const asked = ['a', 'a', 'a', 'a', 'a', 'b'].map(async (client) => {
    await pool.ask(100, client);
    order.push(client);
  });
  await Promise.all(asked);
  expect(order.indexOf('b')).toBeLessThan(4);
});

test('whoever took long lately leaves a thread to the others', async () => {
  open({});
  await pool.ask(1, 'b');
  await expect(pool.ask(forEver, 'a')).rejects.toBeInstanceOf(CallTooLong);
  const order: string[] = [];
  const long = [1, 2].map(async () => {
    await pool.ask(forEver, 'a').catch(() => undefined);
    order.push('long');
  });
  for (let count = 0; count < 3; count += 1) {
    await pool.ask(1, 'b');
    order.push('short');
  }
  await Promise.all(long);
  expect(order).toEqual(['short', 'short', 'short', 'long', 'long']);
});

test('more calls than may wait are refused at once', async () => {
  open({ threads: 1, mostWaiting: 1 });
  const asked = [pool.ask(50, 'a'), pool.ask(1, 'a'), pool.ask(1, 'a')];
  const [first, second, third] = await Promise.allSettled(asked);
  expect([first?.status, second?.status]).toEqual(['fulfilled', 'fulfilled']);
  expect(third).toMatchObject({ status: 'rejected', reason: expect.any(PoolFull) });
});

test('a client that fills the queue gives way to others', async () => {
  open({ threads: 1, mostWaiting: 3 });
  const outcomes = await Promise.allSettled(['a', 'a', 'a', 'a', 'b', 'a'].map(async (client) => pool.ask(50, client)));
  const accepted = outcomes.map(({ status }) => status === 'fulfilled');
  expect(accepted).toEqual([true, true, true, false, true, false]);
});

test('a pool that closes refuses whoever is at work, waits or comes later', async () => {
  open({ threads: 1 });
  const asked = Promise.allSettled([pool.ask(forEver, 'a'), pool.ask(1, 'a')]);
  await pool.close();
  const refused = { status: 'rejected', reason: expect.any(PoolClosed) };
  expect(await asked).toMatchObject([refused, refused]);
  await expect(pool.ask(1, 'a')).rejects.toBeInstanceOf(PoolClosed);
});
