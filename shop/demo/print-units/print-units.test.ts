import { expect, test } from 'vitest';
import { printUnitProduct, printUnits } from './print-units.ts';

const byNumber = new Map(printUnits.map((unit) => [unit.number, unit]));
const tier = (number: string) => byNumber.get(number)?.tiers;

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

test('a black A4 side falls from 7 to 4 cents, an A3 side costs twice as much', () => {
  expect(tier('PRINT-SW-A4')).toEqual([
    [1, 0.07],
    [100, 0.06],
    [500, 0.05],
    [2000, 0.04],
  ]);
  expect(tier('PRINT-SW-A3')).toEqual([
    [1, 0.14],
    [100, 0.12],
    [500, 0.1],
    [2000, 0.08],
  ]);
});

test('prices have whole cents, because the shop rounds unit prices to them', () => {
  const broken = printUnits.filter(({ tiers }) =>
    tiers.some(([, price]) => Math.abs(price * 100 - Math.round(price * 100)) > 1e-9 || price <= 0),
  );
  expect(broken).toEqual([]);
});

test('a sheet of A4 with 90 g/m² weighs 5.61 g', () => {
  expect(byNumber.get('PAPER-A4-90i')?.weight).toBe(0.00561);
});

test('a unit can be bought by the ten thousand, and by link only', () => {
  const unit = byNumber.get('PRINT-SW-A4');
  if (unit === undefined) throw new Error('PRINT-SW-A4 is missing');
  expect(printUnitProduct(unit)).toMatchObject({
    maxPurchase: 50_000,
    visibilities: [{ visibility: 10 }, { visibility: 10 }],
  });
});
