import { describe, expect, test } from 'vitest';
import { coilDiametersMm, coilFor, maxRingSheets, wireDiametersMm, wireFor } from './coil.ts';
import { board, foil } from './cover-material.ts';
import { paper } from '../spec/paper.ts';

const coversMm = foil.thicknessMm + board.thicknessMm;

/** Most sheets per stocked coil, foil and board included. */
const table = {
  '80w': [25, 45, 65, 85, 105, 125, 145, 165, 185, 215, 245, 285, 345],
  '90i': [22, 40, 57, 75, 93, 111, 128, 146, 164, 191, 217, 253, 306],
  '100w': [20, 36, 52, 68, 84, 100, 116, 132, 148, 172, 196, 228, 276],
  '120i': [16, 30, 43, 56, 70, 83, 96, 110, 123, 143, 163, 190, 230],
} as const;

describe('coils', () => {
  test.each(['80w', '90i', '100w', '120i'] as const)('hold what the table says on %s, and not one sheet more', (id) => {
    const { thicknessMm } = paper(id);
    const diameter = (sheets: number) => coilFor(sheets * thicknessMm + coversMm)?.diameterMm;
    expect(table[id].map((sheets) => diameter(sheets))).toEqual([...coilDiametersMm]);
    expect(table[id].map((sheets) => diameter(sheets + 1))).toEqual([...coilDiametersMm.slice(1), undefined]);
    expect(maxRingSheets(coilDiametersMm, thicknessMm, coversMm)).toBe(table[id].at(-1));
  });

  test.each([
    [6, 'S'],
    [10, 'S'],
    [12, 'M'],
    [16, 'M'],
    [18, 'L'],
    [25, 'L'],
    [28, 'XL'],
    [38, 'XL'],
  ] as const)('of %d mm are class %s', (diameterMm, coilClass) => {
    expect(coilFor(diameterMm - 3)).toEqual({ diameterMm, coilClass });
  });

  test('a block needing more than 38 mm has none', () => {
    expect(coilFor(35.1)).toBeNull();
  });

  test('wire holds 108 sheets of 80 g with foil and board', () => {
    expect(maxRingSheets(wireDiametersMm, 0.1, coversMm)).toBe(108);
    expect(wireFor(108 * 0.1 + coversMm)).toEqual({ diameterMm: 14.3, coilClass: 'M' });
    expect(wireFor(109 * 0.1 + coversMm)).toBeNull();
  });
});
