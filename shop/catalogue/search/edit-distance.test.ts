import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, forgivenErrors } from './edit-distance.ts';

test.each([
  ['heft', 'heft', 0],
  ['heft', 'hefte', 1],
  ['mondschien', 'mondschein', 1],
  ['bethofen', 'beethoven', 2],
  ['bach', 'brahms', 3],
  ['', 'ab', 2],
])('%s and %s are %i errors apart', (first, second, errors) => {
  expect(editDistance(first, second, 2)).toBe(errors);
});

const word = string({ unit: constantFrom('a', 'b', 'c'), maxLength: 8 });

test('the distance is the same in both directions and zero only for equal words', () => {
  assert(
    property(word, word, (first, second) => {
      const errors = editDistance(first, second, 10);
      expect(editDistance(second, first, 10)).toBe(errors);
      expect(errors === 0).toBe(first === second);
      expect(editDistance(first, second, 1)).toBe(Math.min(errors, 2));
    }),
  );
});

test('one error is forgiven from four letters on, two from eight, none in numbers', () => {
  expect(['abc', 'heft', 'beethov', 'beethove', 'nf1001'].map(forgivenErrors)).toEqual([0, 1, 1, 2, 0]);
});
