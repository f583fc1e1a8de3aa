import { describe, expect, test } from 'vitest';
import { demoPriceList } from '#testing/print/demo-price-list.ts';
import { printRow } from '#testing/print/print-rows.ts';
import { changeOptions } from '../jobs/job-edits.ts';
import { unitPricesOf } from './ask-unit-prices.ts';
import { priceDifference, priceRows } from './job-price.ts';

const prices = Object.fromEntries(
  [...demoPriceList].map(([sku, tiers]) => [sku, { productId: `id-${sku}`, name: sku, maxPurchase: 50_000, tiers }]),
);
const allAsked = new Set(Object.keys(prices));
const sources = { prices, asked: allAsked, unreachable: false };
const rows = [printRow(24, {}, { copies: 40 })];

describe('the price', () => {
  test('is exact when the shop was asked for everything', () => {
    expect(priceRows(rows, sources)).toMatchObject({
      certainty: 'exact',
      totalCents: 8560,
      perCopyCents: 214,
      copies: 40,
    });
  });

  test('is an estimate as long as the shop cannot be reached', () => {
    const offline = { prices, asked: new Set<string>(), unreachable: true };
    expect(priceRows(rows, offline)).toMatchObject({ certainty: 'estimate', totalCents: 8560 });
  });

  test('is loading before the answer has come', () => {
    expect(priceRows(rows, { ...sources, asked: new Set() }).certainty).toBe('loading');
  });

  test('is unknown when the shop does not sell what is needed, or nothing was ever known', () => {
    const without = Object.fromEntries(Object.entries(prices).filter(([sku]) => sku !== 'BIND-STAPLE'));
    expect(priceRows(rows, { ...sources, prices: without })).toMatchObject({
      certainty: 'unknown',
      missing: ['BIND-STAPLE'],
    });
    expect(priceRows(rows, { prices: {}, asked: new Set(), unreachable: true }).certainty).toBe('unknown');
  });

  test('says when a cart may not hold so much', () => {
    expect(priceRows([printRow(60, {}, { copies: 2000 })], sources).tooMany).toEqual(['PRINT-SW-A4', 'PAPER-A4-90i']);
    expect(priceRows(rows, sources).tooMany).toEqual([]);
  });

  test('knows when more copies cost less', () => {
    const { cheaper } = priceRows([printRow(4, {}, { copies: 124 })], sources);
    expect(cheaper).toMatchObject({ copies: 125 });
  });
});

test('an option shows what it adds to or takes from the whole job', () => {
  const difference = (wish: Parameters<typeof changeOptions>[1]) =>
    priceDifference(rows, changeOptions(rows, wish).rows, demoPriceList);
  expect(difference({ paper: '100i' })).toBe(480);
  expect(difference({ paper: '80w' })).toBe(-480);
  expect(difference({ colour: 'mixed' })).toBe(0);
  expect(difference({ format: 'B4' })).toBeUndefined();
});

test('tiers are read as the shop sends them: each up to its quantity, the last from it', () => {
  const price = (unitPrice: number, quantity: number) => ({ unitPrice, quantity });
  const product = {
    id: 'p',
    productNumber: 'PRINT-SW-A4',
    name: 'Druckseite',
    calculatedMaxPurchase: 50_000,
    calculatedPrice: price(0.07, 1),
    calculatedPrices: [price(0.07, 99), price(0.06, 499), price(0.05, 500)],
  };
  const read = unitPricesOf([product]);
  expect(read['PRINT-SW-A4']).toEqual({
    productId: 'p',
    name: 'Druckseite',
    maxPurchase: 50_000,
    tiers: [
      { from: 1, unitPriceCents: 7 },
      { from: 100, unitPriceCents: 6 },
      { from: 500, unitPriceCents: 5 },
    ],
  });
});
