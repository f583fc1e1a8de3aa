import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallTooLong, type PoolSettings, PoolClosed, PoolFull, ThreadPool } from './thread-pool.ts';

/** A call is the number of a door: its thread answers with the number once the door is open. Below none it fails. */
const doorkeeper = `
  const { parentPort, workerData: { opened, reached } } = require('node:worker_threads');
  parentPort.on('message', (door) => {
    if (door === -1) process.exit(7);
    if (door === -2) throw new Error('A defect');
    Atomics.store(reached, door, 1);
    Atomics.wait(opened, door, 0);
    parentPort.postMessage(door);
  });
  parentPort.postMessage('doorkeeper');
`;
const exits = -1;
const throws = -2;

const timeLimit = 400;
const numbers = () => new Int32Array(new SharedArrayBuffer(64));
let opened = numbers();
let reached = numbers();
let pool: ThreadPool<number, number>;
/** How long the threads have waited for a processor, as the system tells, in ms. */
let waited: number;

// The limits of time are the test's own: however slow the machine is, no call takes longer than the test says.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  [opened, reached] = [numbers(), numbers()];
  waited = 1000;
});
afterEach(async () => {
  await pool.close();
  vi.useRealTimers();
});

function open(settings: Partial<PoolSettings>): void {
  const all = { threads: 2, timeLimit, mostWaiting: 10, ...settings };
  const start = () => new Worker(doorkeeper, { eval: true, workerData: { opened, reached } });
  pool = new ThreadPool(start, all, (thread) => (thread === 'doorkeeper' ? waited : 0));
}

function openDoors(...doors: readonly number[]): void {
  for (const door of doors) {
    Atomics.store(opened, door, 1);
    Atomics.notify(opened, door);
  }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await setImmediate();
}

/** Resolves when threads are at these doors, and the pool measures their time. */
const atDoors = (...doors: readonly number[]): Promise<void> =>
  until(() => doors.every((door) => Atomics.load(reached, door) === 1) && vi.getTimerCount() >= doors.length);

/** A call of a client that takes longer than it may. */
async function overrun(door: number, client: string): Promise<void> {
  const outcome = Promise.allSettled([pool.ask(door, client)]);
  await atDoors(door);
  vi.advanceTimersByTime(timeLimit);
  expect(await outcome).toMatchObject([{ status: 'rejected', reason: expect.any(CallTooLong) }]);
}

test('a call that takes too long is refused, and its thread replaced', async () => {
  open({ threads: 1 });
  await overrun(0, 'a');
  openDoors(1);
  expect(await pool.ask(1, 'a')).toBe(1);
});

/** Time passes in which others keep the processors busy. */
async function passBusy(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(timeLimit / 10);
  waited += milliseconds - timeLimit / 10;
  vi.advanceTimersByTime(milliseconds - timeLimit / 10);
  await setImmediate();
}

test('a call is not blamed for what its thread waited for a processor, nor is who asked taken for slow', async () => {
  open({});
  const held = pool.ask(0, 'a');
  await atDoors(0);
  await passBusy(3 * timeLimit);
  openDoors(0);
  expect(await held).toBe(0);
  const both = [1, 2].map((door) => pool.ask(door, 'a'));
  await atDoors(1, 2);
  openDoors(1, 2);
  expect(await Promise.all(both)).toEqual([1, 2]);
});

test('what is left of the time is all it has then', async () => {
  open({ threads: 1 });
  const outcome = Promise.allSettled([pool.ask(0, 'a')]);
  await atDoors(0);
  await passBusy(2 * timeLimit);
  vi.advanceTimersByTime(timeLimit);
  expect(await outcome).toMatchObject([{ status: 'rejected', reason: expect.any(CallTooLong) }]);
});

test('a thread that gets no processor at all is given up after half a minute', async () => {
  open({ threads: 1 });
  const outcome = Promise.allSettled([pool.ask(0, 'a')]);
  await atDoors(0);
  await passBusy(29_000);
  expect(vi.getTimerCount()).toBe(1);
  await passBusy(1_000);
  expect(await outcome).toMatchObject([{ status: 'rejected', reason: expect.any(CallTooLong) }]);
});

test('a thread that ends by itself costs its call and no other', async () => {
  open({ threads: 1 });
  openDoors(1);
  const [ended, waiting] = await Promise.allSettled([pool.ask(exits, 'a'), pool.ask(1, 'a')]);
  expect([ended.status, waiting.status]).toEqual(['rejected', 'fulfilled']);
});

test('a client with many calls does not keep one with a single call waiting', async () => {
  open({ threads: 2 });
  const many = [0, 1, 2, 3, 4].map((door) => pool.ask(door, 'a'));
  const single = pool.ask(5, 'b');
  await atDoors(0, 1);
  openDoors(0, 5);
  expect(await single).toBe(5);
  openDoors(1, 2, 3, 4);
  expect(await Promise.all(many)).toEqual([0, 1, 2, 3, 4]);
});

test('whoever took long lately leaves a thread to the others', async () => {
  open({});
  await overrun(0, 'a');
  const long = [1, 2].map((door) => pool.ask(door, 'a'));
  await atDoors(1);
  openDoors(3, 4, 5);
  for (const door of [3, 4, 5]) expect(await pool.ask(door, 'b')).toBe(door);
  expect(Atomics.load(reached, 2)).toBe(0);
  openDoors(1, 2);
  expect(await Promise.all(long)).toEqual([1, 2]);
});

test('whoever met a defect is not taken for slow, however long its thread takes to end', async () => {
  open({});
  await expect(pool.ask(throws, 'a')).rejects.toThrow('A defect');
  vi.advanceTimersByTime(timeLimit - 1);
  openDoors(0);
  // A thread of its own has ended by now, and the pool was told.
  expect(await pool.ask(0, 'b')).toBe(0);
  const both = [1, 2].map((door) => pool.ask(door, 'a'));
  await atDoors(1, 2);
  openDoors(1, 2);
  expect(await Promise.all(both)).toEqual([1, 2]);
});

test('more calls than may wait are refused at once', async () => {
  open({ threads: 1, mostWaiting: 1 });
  const asked = Promise.allSettled([pool.ask(0, 'a'), pool.ask(1, 'a')]);
  await expect(pool.ask(2, 'a')).rejects.toBeInstanceOf(PoolFull);
  openDoors(0, 1);
  expect((await asked).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});

test('a client that fills the queue gives way to others', async () => {
  open({ threads: 1, mostWaiting: 3 });
  const asked = Promise.allSettled(['a', 'a', 'a', 'a', 'b', 'a'].map((client, door) => pool.ask(door, client)));
  openDoors(0, 1, 2, 3, 4, 5);
  const accepted = (await asked).map(({ status }) => status === 'fulfilled');
  expect(accepted).toEqual([true, true, true, false, true, false]);
});

test('a pool that closes refuses whoever is at work, waits or comes later', async () => {
  open({ threads: 1 });
  const asked = Promise.allSettled([pool.ask(0, 'a'), pool.ask(1, 'a')]);
  await pool.close();
  const refused = { status: 'rejected', reason: expect.any(PoolClosed) };
  expect(await asked).toMatchObject([refused, refused]);
  await expect(pool.ask(1, 'a')).rejects.toBeInstanceOf(PoolClosed);
});
