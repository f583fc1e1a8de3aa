import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoPriceList } from '#testing/print/demo-price-list.ts';
import { printRow } from '#testing/print/print-rows.ts';
import { priceJob } from './price-job.ts';
import { printUnits } from './print-units.ts';
import { findCheaperCopies, tierHints } from './tier-hints.ts';

const hintFor = (quantity: number) =>
  tierHints(priceJob([{ sku: 'PRINT-SW-A4', quantity, role: 'print-black' }], demoPriceList), demoPriceList)[0];

describe('hints at the next price step', () => {
  test('between 417 and 499 sides the step at 500 is cheaper', () => {
    expect(hintFor(416)?.savesCents).toBeLessThan(0);
    expect(hintFor(417)).toMatchObject({ from: 500, unitPriceCents: 5, savesCents: 2 });
    expect(hintFor(499)?.savesCents).toBe(494);
  });

  test('above the last step there is no hint', () => {
    expect(hintFor(2000)).toBeUndefined();
  });

  test('49 stapled booklets of 10 pages cost more than 50', () => {
    const job = { rows: [printRow(10, {}, { copies: 49 })] };
    const now = priceJob(printUnits(job), demoPriceList).totalCents;
    expect(findCheaperCopies(job, 'row', demoPriceList)).toEqual({
      copies: 50,
      totalCents: 5600,
      savesCents: now - 5600,
    });
  });

  test('more copies are only proposed when the whole job really becomes cheaper', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 120 }), (pages, copies) => {
        const row = printRow(pages, {}, { copies });
        const price = (count: number) =>
          priceJob(printUnits({ rows: [{ ...row, copies: count }] }), demoPriceList).totalCents;
        const cheaper = findCheaperCopies({ rows: [row] }, 'row', demoPriceList);
        if (cheaper === undefined) return;
        expect(cheaper.copies).toBeGreaterThan(copies);
        expect(price(cheaper.copies)).toBe(cheaper.totalCents);
        expect(price(copies) - cheaper.totalCents).toBe(cheaper.savesCents);
        expect(cheaper.savesCents).toBeGreaterThan(0);
      }),
    );
  });
});
