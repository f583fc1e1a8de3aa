import { expect, test } from 'vitest';
import { startingPrices } from '../../price-list/starting-prices.ts';
import { printUnitProduct } from './print-unit-product.ts';

const byNumber = new Map(startingPrices().map((unit) => [unit.sku, unit]));

test('every size has printed sides in black and colour and all six papers', () => {
  const wanted = ['A3', 'A4', 'A5', 'A6', 'B4', '25x32', '9x12'].flatMap((size) =>
    ['PRINT-SW-', 'PRINT-FA-']
      .map((side) => `${side}${size}`)
      .concat(['80w', '90i', '100w', '100i', '120i', 'syn'].map((paper) => `PAPER-${size}-${paper}`)),
  );
  expect(wanted.filter((number) => !byNumber.has(number))).toEqual([]);
});

test('bindings, covers and extras are complete', () => {
  const wanted = [
    'BIND-COIL-S',
    'BIND-COIL-M',
    'BIND-COIL-L',
    'BIND-COIL-XL',
    'BIND-WIRE',
    'BIND-STAPLE',
    'FOLD',
    'LEPORELLO',
    'LEPORELLO-JOINT',
  ].concat([
    'COVER-FOIL',
    'COVER-BOARD',
    'COVER-250-SW',
    'COVER-250-FA',
    'EXTRA-CORNERS',
    'EXTRA-PUNCH4',
    'EXTRA-LABEL',
  ]);
  expect(wanted.filter((number) => !byNumber.has(number))).toEqual([]);
});

test('a sheet of A4 with 90 g/m² weighs 5.61 g', () => {
  expect(byNumber.get('PAPER-A4-90i')?.weightG).toBe(5.61);
});

test('a unit can be bought by the ten thousand, and by link only', () => {
  const unit = byNumber.get('PRINT-SW-A4');
  if (unit === undefined) throw new Error('PRINT-SW-A4 is missing');
  expect(printUnitProduct(unit)).toMatchObject({
    maxPurchase: 50_000,
    visibilities: [{ visibility: 10 }, { visibility: 10 }],
  });
});
