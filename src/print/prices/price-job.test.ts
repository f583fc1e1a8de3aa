import { describe, expect, test } from 'vitest';
import { demoPriceList } from '#testing/print/demo-price-list.ts';
import { filePages, printRow } from '#testing/print/print-rows.ts';
import type { PrintRow } from '../spec/print-job.ts';
import { priceJob } from './price-job.ts';
import { printUnits } from './print-units.ts';

const total = (...rows: readonly PrintRow[]) => priceJob(printUnits({ rows }), demoPriceList).totalCents;

describe('the price of a job', () => {
  test('a choir of forty with 24 stapled pages pays 85.60', () => {
    expect(total(printRow(24, {}, { copies: 40 }))).toBe(8560);
  });

  test('a piano book of 118 pages, two in colour, on 100 g in a coil costs 12.66', () => {
    const pages = filePages(118, { 1: 'colour', 60: 'colour' });
    expect(total(printRow(pages, { paper: '100i', colour: 'mixed', binding: 'coil' }))).toBe(1266);
  });

  test('a set of parts counts its tiers over all rows and costs 7.87', () => {
    const rows = [
      printRow(4, { paper: '80w' }, { id: 'flute', copies: 3 }),
      printRow(3, { paper: '80w' }, { id: 'clarinet', copies: 4 }),
      printRow(2, { paper: '80w' }, { id: 'tuba', copies: 2 }),
      printRow(20, { paper: '80w' }, { id: 'score', kind: 'score' }),
    ];
    expect(total(...rows)).toBe(787);
  });

  test('499 printed sides cost more than 500', () => {
    const sides = (quantity: number) =>
      priceJob([{ sku: 'PRINT-SW-A4', quantity, role: 'print-black' }], demoPriceList).totalCents;
    expect([sides(499), sides(500)]).toEqual([2994, 2500]);
  });

  test('products the shop does not sell are named instead of being given away silently', () => {
    const price = priceJob(printUnits({ rows: [printRow(2, { format: 'B4' })] }), demoPriceList);
    expect(price.missing).toEqual(['PRINT-SW-B4', 'PAPER-B4-90i']);
  });
});
