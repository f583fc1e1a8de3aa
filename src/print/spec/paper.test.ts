import { describe, expect, test } from 'vitest';
import { orientationOf, sheetAreaM2, sheetSize } from './paper-format.ts';
import { paper, sheetWeightG, thinnerPapers } from './paper.ts';

describe('paper', () => {
  test.each([
    ['80w', 0.1, 4.99],
    ['90i', 0.1125, 5.61],
    ['100w', 0.125, 6.24],
    ['120i', 0.15, 7.48],
  ] as const)('%s is %d mm thick and an A4 sheet weighs %d g', (id, thicknessMm, weightG) => {
    expect(paper(id).thicknessMm).toBeCloseTo(thicknessMm, 6);
    expect(sheetWeightG('A4', id)).toBeCloseTo(weightG, 2);
  });

  test('below 90 g the back shines through', () => {
    expect(paper('80w').showsThrough).toBe(true);
    expect(paper('90i').showsThrough).toBe(false);
  });

  test('thinner papers come thickest first, without the synthetic one', () => {
    expect(thinnerPapers('120i')).toEqual(['100w', '100i', '90i', '80w']);
    expect(thinnerPapers('80w')).toEqual([]);
  });
});

describe('paper formats', () => {
  test('areas are those of the finished sheet', () => {
    expect(sheetAreaM2('A3')).toBeCloseTo(0.12474, 5);
    expect(sheetAreaM2('B4')).toBeCloseTo(0.08825, 5);
    expect(sheetAreaM2('A6-quer')).toBeCloseTo(0.01554, 5);
  });

  test('A4 can be turned, booklets only lie', () => {
    expect(sheetSize('A4', 'landscape')).toEqual({ widthMm: 297, heightMm: 210 });
    expect(sheetSize('A5-quer', 'portrait')).toEqual({ widthMm: 210, heightMm: 148 });
    expect(orientationOf('A5', 'landscape')).toBe('portrait');
  });
});
