import { describe, expect, test } from 'vitest';
import { parseDuration, shifted } from './duration.ts';
import { atMoment } from './relative-time.ts';

describe('durations', () => {
  test.each([
    ['P5D', '2026-03-26T12:00:00.000Z', '2026-04-05T12:00:00.000Z'],
    ['P1Y2M', '2025-01-31T12:00:00.000Z', '2027-05-31T12:00:00.000Z'],
    ['P2W', '2026-03-17T12:00:00.000Z', '2026-04-14T12:00:00.000Z'],
    ['PT1H30M', '2026-03-31T10:30:00.000Z', '2026-03-31T13:30:00.000Z'],
    ['P1DT1S', '2026-03-30T11:59:59.000Z', '2026-04-01T12:00:01.000Z'],
    // There is no 31 June; what is over runs into July, like in PHP.
    ['P3M', '2025-12-31T12:00:00.000Z', '2026-07-01T12:00:00.000Z'],
  ])('%s leads back and on from noon of 31 March 2026', (text, before, after) => {
    const now = new Date('2026-03-31T12:00:00Z');
    const duration = parseDuration(text) ?? { years: 0, months: 0, days: 0, seconds: 0 };
    expect([shifted(now, duration, -1), shifted(now, duration, 1)].map((date) => date.toISOString())).toEqual([
      before,
      after,
    ]);
  });

  test.each(['', 'P', 'PT', 'P1', '5D', 'P5D ', 'P-5D', 'P1.5D', 'PT5', 'P1D2Y', 'yesterday', 'P99999999D'])(
    '%j is none',
    (text) => expect(parseDuration(text)).toBeUndefined(),
  );
});

describe('relative filters', () => {
  const now = new Date('2026-03-31T12:00:00Z');
  const duration = { years: 0, months: 0, days: 5, seconds: 0 };

  test('more than five days since is earlier than five days ago', () => {
    expect(atMoment({ type: 'since', field: 'releaseDate', duration, operator: 'gt' }, now)).toMatchObject({
      queries: [{ bounds: { lt: '2026-03-26T12:00:00.000Z' } }, { bounds: { lt: '2026-03-31T12:00:00.000Z' } }],
    });
  });

  test('less than five days until is between now and then', () => {
    expect(atMoment({ type: 'until', field: 'releaseDate', duration, operator: 'lt' }, now)).toMatchObject({
      queries: [{ bounds: { lt: '2026-04-05T12:00:00.000Z' } }, { bounds: { gt: '2026-03-31T12:00:00.000Z' } }],
    });
  });

  test('exactly five days is that whole day', () => {
    const day = { bounds: { gte: '2026-03-26T00:00:00.000Z', lte: '2026-03-26T23:59:59.999Z' } };
    expect(atMoment({ type: 'since', field: 'releaseDate', duration, operator: 'eq' }, now)).toMatchObject(day);
    expect(atMoment({ type: 'since', field: 'releaseDate', duration, operator: 'neq' }, now)).toMatchObject({
      negated: true,
      queries: [day],
    });
  });
});
