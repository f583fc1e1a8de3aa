import { expect, test } from 'vitest';
import { ownUploadDatabase } from '#testing/upload-setting.ts';
import { leaseLocks } from './origin-locks.ts';

/** A clock that moves only when everybody sleeps. */
function steppedClock() {
  let time = 0;
  const sleepers = new Set<() => void>();
  return {
    now: () => time,
    sleep: (_ms: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        sleepers.add(resolve);
        signal.addEventListener('abort', () => resolve(), { once: true });
      }),
    /** Wakes all who sleep, so much later. */
    pass: async (ms: number) => {
      time += ms;
      for (const wake of sleepers) wake();
      sleepers.clear();
      await new Promise((resolve) => setTimeout(resolve, 20));
    },
  };
}

const never = new AbortController().signal;

test('one after the other, and the next as soon as the first is done', async () => {
  const clock = steppedClock();
  const locks = leaseLocks(await ownUploadDatabase(), clock);
  const first = Promise.withResolvers<void>();
  const order: string[] = [];
  const holding = locks.hold(
    'runner',
    async () => {
      order.push('first');
      await first.promise;
    },
    never,
  );
  await clock.pass(0);
  const waiting = locks.hold('runner', async () => void order.push('second'), never);
  for (let passed = 0; passed < 100_000; passed += 5_000) await clock.pass(5_000);
  expect(order).toEqual(['first']);
  first.resolve();
  await holding;
  await clock.pass(5_000);
  await waiting;
  expect(order).toEqual(['first', 'second']);
});

test('a tab that slept too long loses its turn and is told', async () => {
  const database = await ownUploadDatabase();
  const sleeping = steppedClock();
  const awake = steppedClock();
  const { promise, resolve } = Promise.withResolvers<void>();
  const isTold = leaseLocks(database, sleeping).hold(
    'runner',
    async (lost) => lost.addEventListener('abort', () => resolve()) ?? promise,
    never,
  );
  await awake.pass(80_000);
  let isHeld = false;
  await leaseLocks(database, awake).hold(
    'runner',
    async () => {
      isHeld = true;
      await sleeping.pass(80_000);
    },
    never,
  );
  await isTold;
  expect(isHeld).toBe(true);
});

test('who gives up waiting does no work', async () => {
  const clock = steppedClock();
  const locks = leaseLocks(await ownUploadDatabase(), clock);
  const giveUp = new AbortController();
  void locks.hold('runner', () => new Promise(() => undefined), never);
  await clock.pass(0);
  let isDone = false;
  const waiting = locks.hold('runner', async () => void (isDone = true), giveUp.signal);
  await clock.pass(0);
  giveUp.abort();
  await waiting;
  expect(isDone).toBe(false);
});
