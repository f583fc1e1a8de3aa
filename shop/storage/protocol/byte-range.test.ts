import { expect, test } from 'vitest';
import { parseByteRange } from './byte-range.ts';

test.each([
  [null, 'whole'],
  ['bytes=2-4', { first: 2, last: 4 }],
  ['bytes=8-', { first: 8, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-30', { first: 0, last: 9 }],
  ['bytes=0-5000', { first: 0, last: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=50-60', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=4-2', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,3-4', 'whole'],
  ['pages=1-2', 'whole'],
])('reads %s of ten bytes', (header, range) => {
  expect(parseByteRange(header, 10)).toEqual(range);
});

test('an empty object is whole whatever is asked for', () => {
  expect(parseByteRange('bytes=0-100', 0)).toBe('whole');
});
