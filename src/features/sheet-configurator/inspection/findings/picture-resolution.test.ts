import { describe, expect, test } from 'vitest';
import { concat, identity, lowestPpi, type Matrix } from './picture-resolution.ts';

const a4Pt = 595 * 842;
const picture = (widthPx: number, matrix: Matrix, isBitonal = false) => ({
  widthPx,
  heightPx: Math.round(widthPx * 1.415),
  matrix,
  isBitonal,
});

describe('the resolution of pictures', () => {
  test('is pixels per inch of paper', () => {
    expect(lowestPpi([picture(2480, [595.2, 0, 0, 842, 0, 0])], a4Pt)).toEqual({ bitonalPpi: null, tonePpi: 300 });
  });

  test('does not care how the picture is turned', () => {
    expect(lowestPpi([picture(2480, [0, 595.2, -842, 0, 842, 0])], a4Pt).tonePpi).toBe(300);
  });

  test('of the coarsest picture counts, for line art and tone apart', () => {
    const full: Matrix = [595.2, 0, 0, 842, 0, 0];
    const pictures = [picture(2480, full), picture(1240, full), picture(4960, full, true)];
    expect(lowestPpi(pictures, a4Pt)).toEqual({ bitonalPpi: 600, tonePpi: 150 });
  });

  test('of a small logo does not matter', () => {
    expect(lowestPpi([picture(20, [50, 0, 0, 70, 0, 0])], a4Pt).tonePpi).toBeNull();
  });

  test('nested transformations multiply, the inner one first', () => {
    const scaled: Matrix = [2, 0, 0, 2, 0, 0];
    const moved: Matrix = [1, 0, 0, 1, 10, 20];
    expect(concat(scaled, moved)).toEqual([2, 0, 0, 2, 20, 40]);
    expect(concat(identity, moved)).toEqual(moved);
  });
});
