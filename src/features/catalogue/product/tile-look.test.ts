import { expect, test } from 'vitest';
import { isPopularRare } from './tile-look.ts';

const shelf = (...popular: readonly boolean[]) => popular.map((markAsTopseller) => ({ markAsTopseller }));

test('being popular is told where it sets products apart, not where most of them are', () => {
  expect(isPopularRare(shelf(true, false, false))).toBe(true);
  expect(isPopularRare(shelf(true, false))).toBe(true);
  expect(isPopularRare(shelf(true, true, false))).toBe(false);
  expect(isPopularRare(shelf(true))).toBe(false);
});
