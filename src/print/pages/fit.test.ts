import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placePage, scaleOf } from './fit.ts';

const a4 = { widthMm: 210, heightMm: 297 };
const b4 = { widthMm: 250, heightMm: 353 };
const letter = { widthMm: 215.9, heightMm: 279.4 };

describe('bringing a page onto its sheet', () => {
  test('US Letter shrinks to 97.3 % on A4, because the width decides', () => {
    expect(scaleOf(letter, a4, { mode: 'fit' })).toBeCloseTo(0.973, 3);
  });

  test('A4 grows to 119 % on B4 and B4 shrinks to 84 % on A4', () => {
    expect(scaleOf(a4, b4, { mode: 'fit' })).toBeCloseTo(1.19, 2);
    expect(scaleOf(b4, a4, { mode: 'fit' })).toBeCloseTo(0.84, 2);
  });

  test('within 1.5 % of 100 % nothing is scaled', () => {
    expect(scaleOf({ widthMm: 212, heightMm: 299 }, a4, { mode: 'fit' })).toBe(1);
    expect(scaleOf({ widthMm: 214, heightMm: 297 }, a4, { mode: 'fit' })).not.toBe(1);
  });

  test('a page in original size is centred', () => {
    expect(placePage(a4, b4, { mode: 'original' })).toMatchObject({ scale: 1, xMm: 20, yMm: 28, cropped: false });
  });

  test('a page larger than its sheet is cropped in original size', () => {
    expect(placePage(b4, a4, { mode: 'original' }).cropped).toBe(true);
  });

  test('a chosen percentage is taken as it is', () => {
    expect(scaleOf(a4, a4, { mode: 'percent', percent: 96 })).toBe(0.96);
  });

  test('fit never crops and fill never leaves a border, beyond the tolerance', () => {
    const side = fc.integer({ min: 50, max: 600 });
    fc.assert(
      fc.property(side, side, side, side, (pageW, pageH, sheetW, sheetH) => {
        const page = { widthMm: pageW, heightMm: pageH };
        const sheet = { widthMm: sheetW, heightMm: sheetH };
        const fitted = placePage(page, sheet, { mode: 'fit' });
        const filled = placePage(page, sheet, { mode: 'fill' });
        expect(fitted.widthMm).toBeLessThanOrEqual(sheetW * 1.016);
        expect(fitted.heightMm).toBeLessThanOrEqual(sheetH * 1.016);
        expect(filled.widthMm).toBeGreaterThanOrEqual(sheetW * 0.984);
        expect(filled.heightMm).toBeGreaterThanOrEqual(sheetH * 0.984);
      }),
    );
  });
});
