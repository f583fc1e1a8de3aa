import { expect, test } from 'vitest';
import { filePage, printSpec } from '#testing/print/print-rows.ts';
import { sheetLook } from './sheet-look.ts';

const letter = { widthMm: 216, heightMm: 279 };

test('a page lies on the sheet as it will be printed', () => {
  const { sheet, print } = sheetLook(filePage(1), printSpec(), [letter]);
  expect(sheet).toEqual({ widthMm: 210, heightMm: 297 });
  expect(print?.placement.scale).toBeCloseTo(0.972, 3);
  expect(print?.placement.xMm).toBeCloseTo(0, 5);
});

test('a turned page is placed with its new width', () => {
  const { print } = sheetLook({ ...filePage(1), turn: 90 }, printSpec(), [{ widthMm: 297, heightMm: 210 }]);
  expect(print?.placement).toMatchObject({ scale: 1, widthMm: 210, heightMm: 297 });
});

test('a page made smaller is shown smaller, in the middle of its sheet', () => {
  const { print } = sheetLook({ ...filePage(1), scale: 0.9 }, printSpec(), [{ widthMm: 210, heightMm: 297 }]);
  expect(print?.placement).toMatchObject({ scale: 0.9, widthMm: 189, xMm: 10.5 });
});

test('paper shows its tone, and an inserted page nothing else', () => {
  expect(sheetLook({ from: 'inserted' }, printSpec(), [])).toMatchObject({
    toneVariable: '--nf-sheet-ivory',
    print: undefined,
  });
  expect(sheetLook(filePage(1), printSpec({ paper: 'syn' }), [letter]).toneVariable).toBe('--nf-sheet-synthetic');
});

test('a page whose size is not known yet shows paper', () => {
  expect(sheetLook(filePage(7), printSpec(), [letter]).print).toBeUndefined();
});

test('colour is shown where it will be printed', () => {
  const isBlack = (ink: 'black' | 'colour', colour: 'black' | 'mixed' | 'colour') =>
    sheetLook({ ...filePage(1), ink }, printSpec({ colour }), [letter]).print?.isBlack;
  expect(isBlack('colour', 'black')).toBe(true);
  expect(isBlack('colour', 'mixed')).toBe(false);
  expect(isBlack('black', 'mixed')).toBe(true);
  expect(isBlack('black', 'colour')).toBe(false);
});
