import { array, assert, float, property } from 'fast-check';
import { expect, test } from 'vitest';
import { keepBetter, meanOfBoth, raise, ranking, sumOfMost } from './points.ts';

test('products that have everything leave out those that have less', () => {
  expect([...sumOfMost([Float64Array.of(1, 2, 0), Float64Array.of(0, 3, 4)], 3)]).toEqual([0, 5, 0]);
});

test('when nobody has everything, those with most stay, if that is at least half', () => {
  const kinds = [
    Float64Array.of(1, 0, 0),
    Float64Array.of(1, 0, 0),
    Float64Array.of(0, 5, 0),
    Float64Array.of(0, 0, 0),
  ];
  expect([...sumOfMost(kinds, 3)]).toEqual([2, 0, 0]);
  const scattered = [Float64Array.of(1, 0, 0), Float64Array.of(0, 1, 0), Float64Array.of(0, 0, 1)];
  expect([...sumOfMost(scattered, 3)]).toEqual([0, 0, 0]);
});

test('a product keeps its best points', () => {
  const points = Float64Array.of(3, 0);
  raise(points, [0, 1], 2);
  keepBetter(points, Float64Array.of(8, 8), 0.5);
  expect([...points]).toEqual([4, 4]);
  expect([...meanOfBoth(points, Float64Array.of(0, 2))]).toEqual([0, 3]);
});

test('the ranking goes by points, among equals by rank', () => {
  const worths = array(float({ min: 0, max: 1000, noNaN: true }), { maxLength: 40 });
  assert(
    property(worths, (list) => {
      const points = Float64Array.from(list, (worth) => Math.round(worth * 1000) / 1000);
      const expected = [...points.entries()]
        .filter(([, worth]) => worth > 0)
        .sort((first, second) => second[1] - first[1] || first[0] - second[0]);
      expect(ranking(points).map(({ rank, points: worth }) => [rank, worth])).toEqual(expected);
    }),
  );
});
