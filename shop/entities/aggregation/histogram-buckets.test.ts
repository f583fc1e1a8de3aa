import { describe, expect, test } from 'vitest';
import { type Bucketing, histogramBuckets } from './histogram-buckets.ts';

const dates = [
  ['2026-12-31T23:30:00.000+00:00', 1],
  ['2026-12-31T23:45:10.000+00:00', 2],
  ['2026-05-10T08:00:00.000+00:00', 4],
] as const;

const keys = (bucketing: Bucketing) => histogramBuckets(dates, bucketing).map(({ key, count }) => [key, count]);

describe('buckets of dates', () => {
  test.each<[Bucketing, readonly (readonly [string, number])[]]>([
    [
      { interval: 'minute' },
      [
        ['2026-05-10 08:00:00', 4],
        ['2026-12-31 23:30:00', 1],
        ['2026-12-31 23:45:00', 2],
      ],
    ],
    [
      { interval: 'hour' },
      [
        ['2026-05-10 08:00:00', 4],
        ['2026-12-31 23:00:00', 3],
      ],
    ],
    [
      { interval: 'day' },
      [
        ['2026-05-10 00:00:00', 4],
        ['2026-12-31 00:00:00', 3],
      ],
    ],
    [
      { interval: 'week' },
      [
        ['2026 19', 4],
        ['2026 53', 3],
      ],
    ],
    [
      { interval: 'month' },
      [
        ['2026-05-01 00:00:00', 4],
        ['2026-12-01 00:00:00', 3],
      ],
    ],
    [
      { interval: 'quarter' },
      [
        ['2026 2', 4],
        ['2026 4', 3],
      ],
    ],
    [{ interval: 'year' }, [['2026-01-01 00:00:00', 7]]],
    [
      { interval: 'day', format: 'D, j. M y \\Y' },
      [
        ['Sun, 10. May 26 Y', 4],
        ['Thu, 31. Dec 26 Y', 3],
      ],
    ],
    [
      { interval: 'day', timeZone: 'Europe/Warsaw' },
      [
        ['2026-05-10 00:00:00', 4],
        ['2027-01-01 00:00:00', 3],
      ],
    ],
    [
      { interval: 'hour', timeZone: 'America/New_York' },
      [
        ['2026-05-10 04:00:00', 4],
        ['2026-12-31 18:00:00', 3],
      ],
    ],
  ])('%j', (bucketing, expected) => expect(keys(bucketing)).toEqual(expected));

  test('there are none without dates', () => expect(histogramBuckets([], { interval: 'day' })).toEqual([]));
});
