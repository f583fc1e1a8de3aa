import { expect, test } from 'vitest';
import { observePace, remainingTime, startPace, type RemainingTime } from './upload-pace.ts';

const total = 100_000_000;

interface Watch {
  /** Seconds to watch, with one look per second. */
  seconds: number;
  /** Acknowledged bytes at a second. */
  at: (second: number) => number;
}

/** What is shown, second by second. */
function watch({ seconds, at }: Watch): RemainingTime[] {
  let pace = startPace([{ id: 'a', acknowledged: at(0) }], 0);
  return Array.from({ length: seconds }, (_, index) => {
    const second = index + 1;
    pace = observePace(pace, [{ id: 'a', acknowledged: at(second) }], second * 1000);
    const answer = remainingTime(pace, total - at(second), second * 1000);
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
