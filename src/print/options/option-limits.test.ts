import { describe, expect, test } from 'vitest';
import { printRow } from '#testing/print/print-rows.ts';
import { optionLimits } from './option-limits.ts';

const bindingLimits = (...row: Parameters<typeof printRow>) => optionLimits(printRow(...row)).binding;

describe('options that cannot be had say why', () => {
  test('staples hold 64 pages of 90 g', () => {
    expect(bindingLimits(64).get('stapled')).toBeUndefined();
    expect(bindingLimits(65).get('stapled')).toEqual({ code: 'staple-too-many-pages', maxPages: 64, grammage: 90 });
  });

  test('four pages are folded, not stapled; five are stapled, not folded', () => {
    expect(bindingLimits(4).get('stapled')).toEqual({ code: 'staple-too-few-pages', minPages: 5 });
    expect(bindingLimits(4).get('folded')).toBeUndefined();
    expect(bindingLimits(5).get('folded')).toEqual({ code: 'fold-too-many-pages', maxPages: 4 });
  });

  test('synthetic paper is not stapled, from either side', () => {
    expect(bindingLimits(24, { paper: 'syn' }).get('stapled')).toEqual({ code: 'staple-not-synthetic' });
    expect(optionLimits(printRow(24, { binding: 'stapled' })).paper.get('syn')).toEqual({
      code: 'staple-not-synthetic',
    });
    expect(optionLimits(printRow(24)).paper.size).toBe(0);
  });

  test('A3 is too large to fold or staple', () => {
    const limits = bindingLimits(8, { format: 'A3' });
    expect(limits.get('stapled')).toEqual({ code: 'format-too-large-to-fold' });
    expect(limits.get('folded')).toEqual({ code: 'format-too-large-to-fold' });
  });

  test('a fold-out has two to eight upright A4 panels', () => {
    expect(bindingLimits(8).get('leporello')).toBeUndefined();
    expect(bindingLimits(9).get('leporello')).toEqual({ code: 'leporello-page-range', minPages: 2, maxPages: 8 });
    expect(bindingLimits(1).get('leporello')?.code).toBe('leporello-page-range');
    expect(bindingLimits(4, { format: 'B4' }).get('leporello')).toEqual({ code: 'leporello-only-a4-portrait' });
    expect(bindingLimits(4, { orientation: 'landscape' }).get('leporello')?.code).toBe('leporello-only-a4-portrait');
  });

  test('rings say how many sheets they hold', () => {
    expect(bindingLimits(218, { paper: '80w' }).get('wire')).toEqual({
      code: 'ring-too-thick',
      maxSheets: 108,
      diameterMm: 14.3,
    });
    expect(bindingLimits(692, { paper: '80w' }).get('coil')).toEqual({
      code: 'ring-too-thick',
      maxSheets: 345,
      diameterMm: 38,
    });
  });

  test('foil and board need a ring, a card needs a ring or a staple', () => {
    const booklet = optionLimits(printRow(24));
    expect(booklet.coverFront.get('foil')).toEqual({ code: 'cover-needs-ring' });
    expect(booklet.coverBack.get('board')).toEqual({ code: 'cover-needs-ring' });
    expect(booklet.coverFront.has('card-black')).toBe(false);
    expect(optionLimits(printRow(2)).coverFront.get('card-black')).toEqual({ code: 'cover-needs-ring-or-staple' });
    expect(optionLimits(printRow(24, { binding: 'coil' })).coverFront.size).toBe(0);
  });

  test('holes do not go with a ring, and come with punched sheets anyway', () => {
    expect(optionLimits(printRow(24, { binding: 'coil' })).extras.get('punch4')).toEqual({
      code: 'punch-not-with-ring',
    });
    expect(optionLimits(printRow(2, { binding: 'punched' })).extras.get('punch4')).toEqual({
      code: 'punch-already-included',
    });
    expect(optionLimits(printRow(2)).extras.size).toBe(0);
  });

  test('loose sheets can always be had', () => {
    expect(bindingLimits(2000, { paper: 'syn', format: 'A3' }).has('loose')).toBe(false);
  });
});
