import { expect, test } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { ownUploadDatabase } from '#testing/uploads/upload-setting.ts';
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
        const wake = (): void => {
          sleepers.delete(resolve);
          resolve();
        };
        signal.addEventListener('abort', wake, { once: true });
      }),
    /** Whoever holds a lease and whoever waits for one sleeps most of the time; waits until so many do. */
    asleep: (count: number) => eventually(() => expect(sleepers.size).toBe(count)),
    /** Wakes all who sleep, so much later. */
    pass: (ms: number) => {
      time += ms;
      for (const wake of sleepers) wake();
      sleepers.clear();
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
  await clock.asleep(1);
  const waiting = locks.hold('runner', async () => void order.push('second'), never);
  for (let passed = 0; passed < 100_000; passed += 5_000) {
    await clock.asleep(2);
    clock.pass(5_000);
  }
  await clock.asleep(2);
  expect(order).toEqual(['first']);
  first.resolve();
  await holding;
  await clock.asleep(1);
  clock.pass(5_000);
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
  await sleeping.asleep(1);
  awake.pass(80_000);
  let isHeld = false;
  await leaseLocks(database, awake).hold(
    'runner',
    async () => {
      isHeld = true;
      sleeping.pass(80_000);
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
  await clock.asleep(1);
  let isDone = false;
  const waiting = locks.hold('runner', async () => void (isDone = true), giveUp.signal);
  await clock.asleep(2);
  giveUp.abort();
  await waiting;
  expect(isDone).toBe(false);
});

test('a lease of a clock that was set back does not last for years', async () => {
  const database = await ownUploadDatabase();
  const year = 365 * 24 * 60 * 60 * 1000;
  await database.takeLease('runner', { owner: 'long gone', until: year + 75_000 }, year);
  expect(await database.takeLease('runner', { owner: 'now', until: 75_000 }, 0)).toBe(true);
});

test('who cannot renew a lease loses the turn, and the next one gets it', async () => {
  const database = await ownUploadDatabase();
  const clock = steppedClock();
  let isBroken = false;
  const takeLease: typeof database.takeLease = (...lease) =>
    isBroken ? Promise.reject(new DOMException('', 'UnknownError')) : database.takeLease(...lease);
  const { promise: told, resolve } = Promise.withResolvers<void>();
  const holding = leaseLocks({ ...database, takeLease }, clock).hold(
    'runner',
    async (lost) => {
      lost.addEventListener('abort', () => resolve());
      await told;
    },
    never,
  );
  await clock.asleep(1);
  isBroken = true;
  clock.pass(5_000);
  await holding;
  expect(await database.takeLease('runner', { owner: 'next', until: clock.now() + 1 }, clock.now())).toBe(true);
});

test('work that fails gives the lease back, and so does one that was given up as it came', async () => {
  const database = await ownUploadDatabase();
  const clock = steppedClock();
  const work = async (): Promise<void> => {
    throw new Error('Broken');
  };
  await expect(leaseLocks(database, clock).hold('runner', work, never)).rejects.toThrow('Broken');
  expect(await database.takeLease('runner', { owner: 'next', until: 1 }, 0)).toBe(true);
  await database.dropLease('runner', 'next');
  const giveUp = new AbortController();
  const takeLease: typeof database.takeLease = async (...lease) => {
    giveUp.abort();
    return database.takeLease(...lease);
  };
  await leaseLocks({ ...database, takeLease }, clock).hold('runner', work, giveUp.signal);
  expect(await database.takeLease('runner', { owner: 'next', until: 1 }, 0)).toBe(true);
});
