import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filePages, printRow } from '#testing/print/print-rows.ts';
import type { PrintRow } from '../spec/print-job.ts';
import { printUnits } from './print-units.ts';

const units = (...rows: readonly PrintRow[]) =>
  Object.fromEntries(printUnits({ rows }).map(({ sku, quantity }) => [sku, quantity]));

describe('the bill of materials', () => {
  test('empty pages need paper but no ink', () => {
    expect(units(printRow(filePages(6, { 2: 'none' }), { binding: 'coil' }))).toMatchObject({
      'PRINT-SW-A4': 5,
      'PAPER-A4-90i': 3,
    });
  });

  test('a coil brings its class, foil and board', () => {
    expect(units(printRow(118, { binding: 'coil', paper: '100i' }))).toEqual({
      'PRINT-SW-A4': 118,
      'PAPER-A4-100i': 59,
      'BIND-COIL-M': 1,
      'COVER-FOIL': 1,
      'COVER-BOARD': 1,
    });
  });

  test('wire is a surcharge on the coil', () => {
    expect(units(printRow(40, { binding: 'wire' }))).toMatchObject({ 'BIND-COIL-S': 1, 'BIND-WIRE': 1 });
  });

  test('a stapled booklet may wear a printed card', () => {
    expect(units(printRow(24, { coverFront: 'card-colour' }, { copies: 3 }))).toMatchObject({
      'BIND-STAPLE': 3,
      'COVER-250-FA': 3,
    });
  });

  test('a fold-out of seven panels has three joints, one of two panels has none', () => {
    expect(units(printRow(7, { binding: 'leporello' }))).toMatchObject({ LEPORELLO: 1, 'LEPORELLO-JOINT': 3 });
    expect(units(printRow(2, { binding: 'leporello' }))).not.toHaveProperty('LEPORELLO-JOINT');
  });

  test('punched sheets pay the holes once, whichever way they were asked for', () => {
    expect(units(printRow(2, { binding: 'punched', extras: ['punch4'] }))).toMatchObject({ 'EXTRA-PUNCH4': 1 });
    expect(units(printRow(2, { extras: ['punch4'] }))).toMatchObject({ 'EXTRA-PUNCH4': 1 });
  });

  test('landscape booklets are cut from the paper of their size', () => {
    expect(units(printRow(2, { format: 'A5-quer', binding: 'loose' }))).toHaveProperty('PAPER-A5-90i');
    expect(units(printRow(2, { format: 'A6-quer', binding: 'loose' }))).toHaveProperty('PRINT-SW-A6');
    expect(units(printRow(2, { format: '25x32', binding: 'loose' }))).toHaveProperty('PRINT-SW-25x32');
  });

  test('a part without pages uses nothing', () => {
    expect(printUnits({ rows: [printRow(0, {}, { copies: 5 })] })).toEqual([]);
  });

  test('no product appears twice, and copies multiply everything', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 50 }), (pages, copies) => {
        const row = printRow(pages);
        const one = printUnits({ rows: [row] });
        const many = printUnits({ rows: [{ ...row, copies }] });
        expect(new Set(many.map(({ sku }) => sku)).size).toBe(many.length);
        expect(many).toEqual(one.map(({ sku, role, quantity }) => ({ sku, role, quantity: quantity * copies })));
      }),
    );
  });
});
