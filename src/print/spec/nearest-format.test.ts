import { describe, expect, test } from 'vitest';
import { nearestFormat, proposeFormat } from './nearest-format.ts';

const size = (widthMm: number, heightMm: number) => ({ widthMm, heightMm });

describe('the nearest format', () => {
  test.each([
    ['A4', size(210, 297), { format: 'A4', orientation: 'portrait' }],
    ['US Letter', size(215.9, 279.4), { format: 'A4', orientation: 'portrait' }],
    ['A4 lying', size(297, 210), { format: 'A4', orientation: 'landscape' }],
    ['Quart 23 × 31 cm', size(230, 310), { format: '9x12', orientation: 'portrait' }],
    ['25 × 32 cm', size(250, 320), { format: '25x32', orientation: 'portrait' }],
    ['B4', size(250, 353), { format: 'B4', orientation: 'portrait' }],
    ['a conductor’s score', size(297, 420), { format: 'A3', orientation: 'portrait' }],
    ['a study score', size(148, 210), { format: 'A5', orientation: 'portrait' }],
    ['a march album of 195 × 140 mm', size(195, 140), { format: 'A5-quer', orientation: 'landscape' }],
    ['a lyre card', size(148, 105), { format: 'A6-quer', orientation: 'landscape' }],
  ] as const)('of %s', (_, page, proposal) => {
    expect(nearestFormat(page)).toEqual(proposal);
  });

  test('of a file is the one of most of its pages', () => {
    expect(proposeFormat([size(297, 420), size(210, 297), size(210, 297)]).format).toBe('A4');
  });

  test('of nothing is A4', () => {
    expect(proposeFormat([])).toEqual({ format: 'A4', orientation: 'portrait' });
  });
});
