import type { PriceTier, TiersBySku } from '#print/prices/price-tiers.ts';

const tiers = (...steps: readonly (readonly [from: number, cents: number])[]): readonly PriceTier[] =>
  steps.map(([from, unitPriceCents]) => ({ from, unitPriceCents }));

/** The price list of the demo shop for A4, gross. */
export const demoPriceList: TiersBySku = new Map([
  ['PRINT-SW-A4', tiers([1, 7], [100, 6], [500, 5], [2000, 4])],
  ['PRINT-FA-A4', tiers([1, 29], [50, 25], [200, 19], [1000, 15])],
  ['PAPER-A4-80w', tiers([1, 1])],
  ['PAPER-A4-90i', tiers([1, 2])],
  ['PAPER-A4-100w', tiers([1, 2])],
  ['PAPER-A4-100i', tiers([1, 3])],
  ['PAPER-A4-120i', tiers([1, 4])],
  ['PAPER-A4-syn', tiers([1, 35])],
  ['BIND-COIL-S', tiers([1, 220], [10, 195], [50, 175])],
  ['BIND-COIL-M', tiers([1, 270], [10, 240], [50, 215])],
  ['BIND-COIL-L', tiers([1, 340], [10, 305], [50, 270])],
  ['BIND-COIL-XL', tiers([1, 450], [10, 405], [50, 360])],
  ['BIND-WIRE', tiers([1, 50])],
  ['BIND-STAPLE', tiers([1, 90], [10, 70], [50, 50])],
  ['FOLD', tiers([1, 20])],
  ['LEPORELLO', tiers([1, 190])],
  ['LEPORELLO-JOINT', tiers([1, 40])],
  ['COVER-FOIL', tiers([1, 35])],
  ['COVER-BOARD', tiers([1, 30])],
  ['COVER-250-SW', tiers([1, 60])],
  ['COVER-250-FA', tiers([1, 95])],
  ['EXTRA-CORNERS', tiers([1, 25])],
  ['EXTRA-PUNCH4', tiers([1, 10])],
  ['EXTRA-LABEL', tiers([1, 15])],
]);
