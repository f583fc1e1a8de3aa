import { describe, expect, test } from 'vitest';
import { filePages, printRow } from '#testing/print/print-rows.ts';
import { countPages, printedSides } from './page-counts.ts';
import { resolveRow } from './resolve-row.ts';

const bindingOf = (...row: Parameters<typeof printRow>) => resolveRow(printRow(...row)).binding;

describe('automatic binding', () => {
  test.each([
    [1, 'loose'],
    [2, 'loose'],
    [3, 'folded'],
    [4, 'folded'],
    [5, 'stapled'],
    [64, 'stapled'],
    [65, 'coil'],
  ] as const)('of %d pages on 90 g is %s', (pages, binding) => {
    expect(bindingOf(pages)).toBe(binding);
  });

  test('turns to coil earlier on thicker paper or with a card', () => {
    expect(bindingOf(49, { paper: '120i' })).toBe('coil');
    expect(bindingOf(53, { coverFront: 'card-black' })).toBe('coil');
  });

  test('is coil for scores, landscape sheets and A3 whatever the page count', () => {
    expect(bindingOf(12, {}, { kind: 'score' })).toBe('coil');
    expect(bindingOf(12, { orientation: 'landscape' })).toBe('coil');
    expect(bindingOf(12, { format: 'A5-quer' })).toBe('coil');
    expect(bindingOf(12, { format: 'A3' })).toBe('coil');
  });

  test('never staples synthetic paper or one-sided prints', () => {
    expect(bindingOf(24, { paper: 'syn' })).toBe('coil');
    expect(bindingOf(24, { sides: 'simplex' })).toBe('coil');
    expect(bindingOf(4, { sides: 'simplex' })).toBe('loose');
  });
});

describe('one copy', () => {
  test('of ten duplex pages in a coil has five sheets, simplex ten, stapled six', () => {
    expect(resolveRow(printRow(10, { binding: 'coil' })).sheets).toBe(5);
    expect(resolveRow(printRow(10, { binding: 'coil', sides: 'simplex' })).sheets).toBe(10);
    expect(resolveRow(printRow(10)).sheets).toBe(6);
  });

  test('of 118 pages on 100 g needs a 12 mm coil', () => {
    const resolved = resolveRow(printRow(118, { paper: '100i', binding: 'coil' }));
    expect(resolved.coil).toEqual({ diameterMm: 12, coilClass: 'M' });
    expect(resolved.blockMm).toBeCloseTo(7.375 + 0.49, 6);
  });

  test('too thick for any coil has none', () => {
    expect(resolveRow(printRow(620, { binding: 'coil' })).coil).toBeNull();
  });

  test('gets foil and board only in a ring', () => {
    expect(resolveRow(printRow(10, { binding: 'coil' }))).toMatchObject({ coverFront: 'foil', coverBack: 'board' });
    expect(resolveRow(printRow(10, { coverFront: 'foil', coverBack: 'board' }))).toMatchObject({
      binding: 'stapled',
      coverFront: 'none',
      coverBack: 'none',
    });
  });

  test('is printed on both sides when stapled and on one side as a fold-out', () => {
    expect(resolveRow(printRow(8, { binding: 'stapled', sides: 'simplex' })).sides).toBe('duplex');
    expect(resolveRow(printRow(8, { binding: 'leporello' })).sides).toBe('simplex');
  });

  test('of a landscape booklet is bound at the top', () => {
    expect(resolveRow(printRow(8, { format: 'A6-quer' })).bindEdge).toBe('top');
    expect(resolveRow(printRow(8, { orientation: 'landscape' })).bindEdge).toBe('left');
    expect(resolveRow(printRow(8, { format: 'A6-quer', bindEdge: 'left' })).bindEdge).toBe('left');
  });

  test('prints coloured pages in colour only when mixed, all of them in colour', () => {
    const pages = filePages(10, { 1: 'colour', 2: 'none' });
    const sides = (colour: 'black' | 'mixed' | 'colour') => printedSides(countPages(pages), colour);
    expect(sides('black')).toEqual({ black: 9, colour: 0 });
    expect(sides('mixed')).toEqual({ black: 8, colour: 1 });
    expect(sides('colour')).toEqual({ black: 0, colour: 9 });
  });
});
