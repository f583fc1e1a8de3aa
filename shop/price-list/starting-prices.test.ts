import { expect, test } from 'vitest';
import { startingPrices } from './starting-prices.ts';

const bySku = new Map(startingPrices().map((price) => [price.sku, price]));

/** `cents` from 1 on, then `from:cents`. */
const tiersOf = (sku: string): string =>
  (bySku.get(sku)?.tiers ?? []).map(({ from, cents }) => (from === 1 ? String(cents) : `${from}:${cents}`)).join(' ');

test.each([
  ['A3', '14 100:12 500:10 2000:8', '58 50:50 200:38 1000:30', [2, 4, 4, 6, 8, 70]],
  ['A4', '7 100:6 500:5 2000:4', '29 50:25 200:19 1000:15', [1, 2, 2, 3, 4, 35]],
  ['A5', '5 100:4 500:4 2000:3', '19 50:16 200:13 1000:10', [1, 1, 1, 1, 1, 18]],
  ['A6', '5 100:4 500:4 2000:3', '19 50:16 200:13 1000:10', [1, 1, 1, 1, 1, 18]],
  ['B4', '12 100:10 500:9 2000:8', '45 50:39 200:32 1000:26', [2, 4, 4, 6, 8, 70]],
  ['25x32', '12 100:10 500:9 2000:8', '45 50:39 200:32 1000:26', [2, 4, 4, 6, 8, 70]],
  ['9x12', '12 100:10 500:9 2000:8', '45 50:39 200:32 1000:26', [2, 4, 4, 6, 8, 70]],
])('%s costs what it costs, to the cent: black, colour and the six papers', (size, black, colour, papers) => {
  expect(tiersOf(`PRINT-SW-${size}`)).toBe(black);
  expect(tiersOf(`PRINT-FA-${size}`)).toBe(colour);
  expect(['80w', '90i', '100w', '100i', '120i', 'syn'].map((paper) => tiersOf(`PAPER-${size}-${paper}`))).toEqual(
    papers.map(String),
  );
});

test('bindings, covers and extras cost what they cost, to the cent', () => {
  const rest = [...bySku.keys()].filter((sku) => !/^(?:PRINT|PAPER)-/.test(sku));
  expect(Object.fromEntries(rest.map((sku) => [sku, tiersOf(sku)]))).toEqual({
    'BIND-COIL-S': '220 10:195 50:175',
    'BIND-COIL-M': '270 10:240 50:215',
    'BIND-COIL-L': '340 10:305 50:270',
    'BIND-COIL-XL': '450 10:405 50:360',
    'BIND-WIRE': '50',
    'BIND-STAPLE': '90 10:70 50:50',
    FOLD: '20',
    LEPORELLO: '190',
    'LEPORELLO-JOINT': '40',
    'COVER-FOIL': '35',
    'COVER-BOARD': '30',
    'COVER-250-SW': '60',
    'COVER-250-FA': '95',
    'EXTRA-CORNERS': '25',
    'EXTRA-PUNCH4': '10',
    'EXTRA-LABEL': '15',
  });
});

test('everything carries 7 % VAT and can be bought by the ten thousand', () => {
  const others = [...bySku.values()].filter(({ taxPercent, maxPurchase }) => taxPercent !== 7 || maxPurchase < 50_000);
  expect(others).toEqual([]);
});
