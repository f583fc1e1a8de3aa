import { describe, expect, test } from 'vitest';
import { nearestFormat, proposeFormat } from './nearest-format.ts';

const size = (widthMm: number, heightMm: number) => ({ widthMm, heightMm });

describe('the nearest format', () => {
  test.each([
    ['A4', 210, 297, 'A4', 'portrait'],
    ['US Letter', 215.9, 279.4, 'A4', 'portrait'],
    ['A4 lying', 297, 210, 'A4', 'landscape'],
    ['Quart 23 × 31 cm', 230, 310, '9x12', 'portrait'],
    ['25 × 32 cm', 250, 320, '25x32', 'portrait'],
    ['B4', 250, 353, 'B4', 'portrait'],
    ['a conductor’s score', 297, 420, 'A3', 'portrait'],
    ['a study score', 148, 210, 'A5', 'portrait'],
    ['a march album of 195 × 140 mm', 195, 140, 'A5-quer', 'landscape'],
    ['a lyre card', 148, 105, 'A6-quer', 'landscape'],
  ] as const)('of %s', (_, ...[width, height, format, orientation]) => {
    expect(nearestFormat(size(width, height))).toEqual({ format, orientation });
  });

  test('of a file is the one of most of its pages', () => {
    expect(proposeFormat([size(297, 420), size(210, 297), size(210, 297)]).format).toBe('A4');
  });

  test('of nothing is A4', () => {
    expect(proposeFormat([])).toEqual({ format: 'A4', orientation: 'portrait' });
  });
});
