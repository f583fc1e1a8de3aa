import { expect, test } from 'vitest';
import { roundDuration } from './rounded-duration.ts';

test.each([
  [3, { unit: 'moment' }],
  [50, { unit: 'minutes', count: 1 }],
  [125, { unit: 'minutes', count: 2 }],
  [700, { unit: 'minutes', count: 10 }],
  [1000, { unit: 'minutes', count: 15 }],
  [3400, { unit: 'minutes', count: 55 }],
  [3600, { unit: 'hours', count: 1 }],
  [5200, { unit: 'hours', count: 1.5 }],
])('%d seconds are said as %o', (seconds, said) => {
  expect(roundDuration(seconds)).toEqual(said);
});
