import { describe, expect, test } from 'vitest';
import { demoPriceList } from '#testing/print/demo-price-list.ts';
import { a4, filePages, printRow } from '#testing/print/print-rows.ts';
import { defaultSpec, proposeColour } from './default-spec.ts';
import { preflightRow } from '../preflight/preflight.ts';
import { priceJob } from '../prices/price-job.ts';
import { printUnits } from '../prices/print-units.ts';

describe('what a fresh file gets', () => {
  test('90 g ivory, duplex, colour by what is on the pages, fitted, bound by page count', () => {
    expect(defaultSpec([a4])).toMatchObject({
      format: 'A4',
      paper: '90i',
      sides: 'duplex',
      colour: 'automatic',
      fit: { mode: 'fit' },
      binding: 'automatic',
    });
  });

  test('is priced and orderable without further input, whatever its length', () => {
    for (const pages of [1, 2, 3, 5, 24, 64, 65, 118, 400]) {
      const row = printRow(pages);
      expect(priceJob(printUnits({ rows: [row] }), demoPriceList)).toMatchObject({ missing: [] });
      expect(preflightRow(row, new Map()).filter(({ level }) => level !== 'info')).toEqual([]);
    }
  });

  test('mixed colour when up to half of the pages have colour, else colour', () => {
    expect(proposeColour(filePages(118, { 1: 'colour' }))).toBe('mixed');
    expect(proposeColour(filePages(2, { 1: 'colour' }))).toBe('mixed');
    expect(proposeColour(filePages(1, { 1: 'colour' }))).toBe('colour');
  });
});
