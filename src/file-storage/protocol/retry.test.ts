import { expect, test } from 'vitest';
import { retryPauseMs, withRetries } from './retry.ts';
import { StorageError } from './storage-error.ts';

/** A clock that moves by waiting only. */
function clock() {
  let time = 0;
  const waits: number[] = [];
  return {
    waits,
    now: () => time,
    random: () => 0,
    wait: async (ms: number) => {
      waits.push(ms);
      time += ms;
    },
    pass: (ms: number) => {
      time += ms;
    },
  };
}

const busy = (retryAfterMs?: number) => new StorageError('busy', 'Try later.', { status: 503, retryAfterMs });

test('waits double from 2 s to 64 s, and are up to a second longer', () => {
  const pauses = Array.from({ length: 8 }, (_, index) => retryPauseMs(index + 1, () => 0));
  expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 64_000, 64_000]);
  expect(retryPauseMs(1, () => 0.999)).toBe(2_999);
});

test('what works in the end is returned', async () => {
  const { waits, ...time } = clock();
  const troubles = [busy(), new StorageError('network', 'cut'), new StorageError('unreadable-answer', 'a page')];
  const attempt = async (): Promise<string> => {
    const trouble = troubles.shift();
    if (trouble) throw trouble;
    return 'here';
  };
  expect(await withRetries(attempt, { ...time, limitMs: 120_000 })).toBe('here');
  expect(waits).toEqual([2_000, 4_000, 8_000]);
});

test('when the time is over one last try is made, then it ends with what was wrong', async () => {
  const { waits, ...time } = clock();
  let tries = 0;
  const attempt = async (): Promise<never> => {
    tries += 1;
    throw busy();
  };
  const ended = withRetries(attempt, { ...time, limitMs: 10_000 });
  await expect(ended).rejects.toMatchObject({ kind: 'retry-limit-exceeded', status: 503, cause: { kind: 'busy' } });
  expect(waits).toEqual([2_000, 4_000, 4_000]);
  expect(tries).toBe(4);
});

test('a retry time of 0 means one try', async () => {
  const { waits, ...time } = clock();
  const ended = withRetries(() => Promise.reject(busy()), { ...time, limitMs: 0 });
  await expect(ended).rejects.toMatchObject({ kind: 'retry-limit-exceeded' });
  expect(waits).toEqual([]);
});

test('a try that is under way when the time is over still counts', async () => {
  const { pass, ...time } = clock();
  const slow = async (): Promise<string> => {
    pass(200_000);
    return 'late';
  };
  expect(await withRetries(slow, { ...time, limitMs: 120_000 })).toBe('late');
});

test('a server that names a time is waited for that long', async () => {
  const { waits, ...time } = clock();
  const troubles = [busy(30_000)];
  const attempt = async (): Promise<void> => {
    const trouble = troubles.shift();
    if (trouble) throw trouble;
  };
  await withRetries(attempt, { ...time, limitMs: 120_000 });
  expect(waits).toEqual([30_000]);
});

test.each(['unauthorized', 'object-not-found', 'refused', 'session-gone', 'app-deleted'] as const)(
  '%s is not tried again',
  async (kind) => {
    const { waits, ...time } = clock();
    const ended = withRetries(() => Promise.reject(new StorageError(kind, 'no')), { ...time, limitMs: 120_000 });
    await expect(ended).rejects.toMatchObject({ kind });
    expect(waits).toEqual([]);
  },
);
