import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imposeBooklet } from './imposition.ts';

describe('the page order of a booklet', () => {
  test('of eight pages is 8-1, 2-7, 6-3, 4-5', () => {
    expect(imposeBooklet(8)).toEqual([
      { front: [8, 1], back: [2, 7] },
      { front: [6, 3], back: [4, 5] },
    ]);
  });

  test('of ten pages is padded to twelve with two empty ones at the end', () => {
    expect(imposeBooklet(10)[0]).toEqual({ front: [null, 1], back: [2, null] });
  });

  test('carries every page exactly once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (pages) => {
        const carried = imposeBooklet(pages).flatMap(({ front, back }) => front.concat(back));
        const numbers = carried.filter((page) => page !== null).toSorted((a, b) => a - b);
        expect(numbers).toEqual(Array.from({ length: pages }, (_, index) => index + 1));
        expect(carried.length % 4).toBe(0);
      }),
    );
  });
});
