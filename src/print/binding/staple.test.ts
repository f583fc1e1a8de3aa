import { describe, expect, test } from 'vitest';
import { creepMm, creepShiftMm } from './creep.ts';
import { maxStaplePages } from './staple.ts';

describe('stapled booklets', () => {
  test.each([
    ['80w', 72],
    ['90i', 64],
    ['100w', 56],
    ['100i', 56],
    ['120i', 48],
  ] as const)('on %s hold %d pages', (id, pages) => {
    expect(maxStaplePages(id, false)).toBe(pages);
  });

  test('with a 250 g card hold three double sheets less', () => {
    expect(maxStaplePages('90i', true)).toBe(52);
  });

  test('creep by 1.8 mm at 64 pages of 90 g', () => {
    expect(creepMm(64, '90i')).toBeCloseTo(1.8, 6);
  });

  test('are evened out sheet by sheet, the outermost not at all', () => {
    expect(creepShiftMm(0, '90i')).toBe(0);
    expect(creepShiftMm(3, '90i')).toBeCloseTo(0.3375, 6);
  });
});
