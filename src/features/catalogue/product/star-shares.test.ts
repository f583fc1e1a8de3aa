import { expect, test } from 'vitest';
import { starShares } from './star-shares.ts';

const sharesOf = (points: number) => starShares(points).map(({ share }) => share);

test('4.7 points are not five stars', () => {
  expect(sharesOf(4.7)).toEqual([1, 1, 1, 1, 0.7]);
});

test('whole points are whole stars, and a mean is shown to a tenth', () => {
  expect(sharesOf(3)).toEqual([1, 1, 1, 0, 0]);
  expect(sharesOf(4.666_67)).toEqual([1, 1, 1, 1, 0.7]);
  expect(sharesOf(4.97)).toEqual([1, 1, 1, 1, 1]);
});
