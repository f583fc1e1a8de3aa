import { expect, test } from 'vitest';
import { observePace, remainingTime, startPace, type RemainingTime } from './upload-pace.ts';

const total = 100_000_000;

interface Watch {
  /** Seconds to watch, with one look per second. */
  seconds: number;
  /** Acknowledged bytes at a second. */
  at: (second: number) => number;
  /** The second in which bytes left this device last; until now unless said. */
  lastMove?: number;
}

/** What is shown, second by second. */
function watch({ seconds, at, lastMove = Infinity }: Watch): RemainingTime[] {
  let pace = startPace([{ id: 'a', acknowledged: at(0) }], 0);
  return Array.from({ length: seconds }, (_, index) => {
    const second = index + 1;
    pace = observePace(pace, [{ id: 'a', acknowledged: at(second) }], second * 1000);
    const movedAt = Math.min(second, lastMove) * 1000;
    const answer = remainingTime(pace, { bytesLeft: total - at(second), movedAt }, second * 1000);
    pace = answer.pace;
    return answer.time;
  });
}

const secondsOf = (time: RemainingTime | undefined): number => (time?.kind === 'about' ? time.seconds : NaN);

test('before five seconds nothing is promised', () => {
  const shown = watch({ seconds: 6, at: (second) => second * 1_000_000 });
  expect(shown.slice(0, 4).every(({ kind }) => kind === 'measuring')).toBe(true);
  expect(secondsOf(shown[5])).toBeCloseTo(94, 0);
});

test('as long as nothing has arrived at all it is measuring, then unknown', () => {
  const shown = watch({ seconds: 25, at: () => 0 });
  expect(shown[18]?.kind).toBe('measuring');
  expect(shown[20]?.kind).toBe('unknown');
});

test('chunks that arrive every eight seconds give a steady estimate', () => {
  const shown = watch({ seconds: 60, at: (second) => Math.floor(second / 8) * 8_000_000 });
  const estimates = shown.slice(15).map(secondsOf);
  estimates.forEach((estimate, index) => {
    const truth = 100 - (index + 16);
    // A fifth, or the chunk that is under way.
    expect(Math.abs(estimate - truth)).toBeLessThan(Math.max(truth / 5, 9));
  });
});

test('a sudden change of speed moves the estimate step by step', () => {
  const shown = watch({
    seconds: 40,
    at: (second) => (second < 20 ? second * 1_000_000 : 20_000_000 + (second - 20) * 100_000),
  });
  const estimates = shown.slice(5).map(secondsOf);
  estimates.slice(1).forEach((estimate, index) => {
    const before = estimates[index] ?? 0;
    expect(estimate).toBeLessThan(before * 1.35 + 2);
    expect(estimate).toBeGreaterThan(before * 0.7 - 2);
  });
});

test('when nothing arrives for twenty seconds the rest is unknown, and known again soon after', () => {
  const shown = watch({
    seconds: 60,
    at: (second) => Math.min(second, 10) * 1_000_000 + Math.max(0, second - 40) * 1_000_000,
  });
  expect(shown[28]?.kind).toBe('about');
  expect(shown[31]?.kind).toBe('unknown');
  expect(shown[45]?.kind).toBe('about');
});

test('within five seconds it is said that no byte moves, also before any has arrived, and no more when one does', () => {
  const kinds = (shown: RemainingTime[]): string[] => shown.map(({ kind }) => kind);
  const stopped = kinds(watch({ seconds: 20, at: (second) => Math.min(second, 10) * 1_000_000, lastMove: 10 }));
  expect(stopped.slice(9, 13)).not.toContain('interrupted');
  expect(stopped.slice(14)).toEqual(Array.from({ length: 6 }, () => 'interrupted'));
  expect(kinds(watch({ seconds: 5, at: () => 0, lastMove: 0 })).at(-1)).toBe('interrupted');
  const again = watch({ seconds: 12, at: (second) => Math.max(0, second - 9) * 1_000_000, lastMove: 0 });
  expect(again[10]?.kind).not.toBe('interrupted');
});

test('bytes that leave are no interruption, however long the storage says nothing', () => {
  const shown = watch({ seconds: 19, at: () => 0 });
  expect(shown.map(({ kind }) => kind)).not.toContain('interrupted');
});

test('a new file and one that starts over gain nothing', () => {
  let pace = startPace([{ id: 'a', acknowledged: 50 }], 0);
  pace = observePace(
    pace,
    [
      { id: 'a', acknowledged: 0 },
      { id: 'b', acknowledged: 70 },
    ],
    1000,
  );
  expect(pace.gains).toEqual([]);
  pace = observePace(
    pace,
    [
      { id: 'a', acknowledged: 5 },
      { id: 'b', acknowledged: 80 },
    ],
    2000,
  );
  expect(pace.gains).toEqual([{ at: 2000, bytes: 15 }]);
});
