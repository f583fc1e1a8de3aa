import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownOrKept } from './own-or-kept.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Answers {
  /** Milliseconds after which each of the session's questions ends, one after the other. */
  questions: readonly number[];
  /** Milliseconds from the moment it is asked for until what everybody is given is there; undefined: it is not kept. */
  everybodys?: number;
}

/** When something is shown, and what; the shop is known to be silent once a question has ended. */
async function shown({ questions, everybodys }: Answers): Promise<string> {
  let ended = 0;
  const answered = async (): Promise<string> => {
    for (const milliseconds of questions) {
      await pause(milliseconds);
      ended += 1;
    }
    return 'own';
  };
  const begun = Date.now();
  const showing = ownOrKept({
    own: answered(),
    ended: () => ended,
    everybodys: async () => {
      await pause(everybodys ?? 0);
      return everybodys === undefined ? undefined : 'everybody’s';
    },
    patienceMs: () => (ended === 0 ? 3_000 : 400),
  }).then((what) => `${what} after ${Date.now() - begun}`);
  await vi.runAllTimersAsync();
  return showing;
}

test('own answers are shown when they come in time', async () => {
  expect(await shown({ questions: [100, 200], everybodys: 0 })).toBe('own after 300');
});

test('what is kept for the session itself is waited for, however many questions the worker gives it for', async () => {
  expect(await shown({ questions: [3_000, 400, 400, 400], everybodys: 400 })).toBe('own after 4200');
});

test('a slow device is taken to be as slow with what is kept for the session as with what everybody is given', async () => {
  expect(await shown({ questions: [3_700, 1_100, 1_100], everybodys: 1_100 })).toBe('own after 5900');
  expect(await shown({ questions: [3_700, 1_100, 10_000], everybodys: 1_100 })).toBe('everybody’s after 7100');
});

test('where one question is not answered and nothing of it is kept, what everybody is given is shown', async () => {
  expect(await shown({ questions: [10_000], everybodys: 400 })).toBe('everybody’s after 3400');
  expect(await shown({ questions: [3_000, 400, 10_000], everybodys: 400 })).toBe('everybody’s after 4200');
});

test('where nothing is kept at all, a shop that is merely slow is waited for', async () => {
  expect(await shown({ questions: [5_000] })).toBe('own after 5000');
});
