import { describe, expect, test } from 'vitest';
import { printRow } from '#testing/print/print-rows.ts';
import { measureCopy } from './copy-weight.ts';
import { shipmentOf } from './shipping-class.ts';

describe('a finished copy', () => {
  test('of the piano book weighs about 399 g without its coil of 10 g', () => {
    expect(measureCopy(printRow(118, { paper: '100i', binding: 'coil' })).weightG).toBeCloseTo(408.6, 0);
  });

  test('stands as high as its coil, else as its paper', () => {
    expect(measureCopy(printRow(118, { paper: '100i', binding: 'coil' })).thicknessMm).toBe(12);
    expect(measureCopy(printRow(24)).thicknessMm).toBeCloseTo(1.35, 6);
  });

  test('carries its card as a double sheet when stapled', () => {
    const plain = measureCopy(printRow(24));
    const carded = measureCopy(printRow(24, { coverFront: 'card-black' }));
    expect(carded.weightG - plain.weightG).toBeCloseTo(2 * 15.59, 1);
    expect(carded.thicknessMm - plain.thicknessMm).toBeCloseTo(0.625, 6);
  });
});

describe('the shipping class', () => {
  const classOf = (...row: Parameters<typeof printRow>) => shipmentOf({ rows: [printRow(...row)] }).shippingClass;

  test('of one thin part is a letter', () => {
    expect(classOf(4)).toBe('letter');
  });

  test('counts the height of coils', () => {
    expect(classOf(20, { binding: 'coil' }, { copies: 3 })).toBe('letter');
    expect(classOf(20, { binding: 'coil' }, { copies: 4 })).toBe('maxi-letter');
    expect(classOf(20, { binding: 'coil' }, { copies: 9 })).toBe('parcel-2kg');
  });

  test('grows with the weight', () => {
    expect(classOf(24, {}, { copies: 13 })).toBe('maxi-letter');
    expect(classOf(24, {}, { copies: 20 })).toBe('parcel-2kg');
    expect(classOf(24, {}, { copies: 40 })).toBe('parcel-5kg');
    expect(classOf(24, {}, { copies: 100 })).toBe('parcel-10kg');
    expect(classOf(24, {}, { copies: 400 })).toBe('parcels');
  });

  test('of B4, 25×32 and A3 is always a parcel', () => {
    expect(classOf(2, { format: 'B4', binding: 'loose' })).toBe('parcel-2kg');
    expect(classOf(2, { format: '25x32', binding: 'loose' })).toBe('parcel-2kg');
    expect(classOf(2, { format: 'A3', binding: 'loose' })).toBe('parcel-2kg');
    expect(classOf(2, { format: '9x12', binding: 'loose' })).toBe('letter');
  });
});
