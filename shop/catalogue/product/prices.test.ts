import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ContextCurrency, TaxState } from '../../entities/sales-channel-context.ts';
import { baseIds } from '../../seeding/base-data/base-ids.ts';
import { calculatePrice, rounded, taxOfAmount } from './prices.ts';
import type { ProductPricing } from './product-pricing.ts';
import { calculateUnitPrice, cheapestPrice, tierPrices } from './unit-prices.ts';

const rounding = { decimals: 2, interval: 0.01, roundForNet: true };
const euro: ContextCurrency = {
  id: baseIds.currencies.EUR,
  isoCode: 'EUR',
  symbol: '€',
  factor: 1,
  itemRounding: rounding,
  totalRounding: rounding,
};
const zloty: ContextCurrency = { ...euro, id: baseIds.currencies.PLN, isoCode: 'PLN', symbol: 'zł', factor: 4.33 };
const at = (taxState: TaxState, currency = euro) => ({ taxState, currency });

const amount = (gross: number) => ({ currencyId: euro.id, gross, net: gross / 1.19 });
const pricing: ProductPricing = {
  id: 'p',
  taxId: 't',
  taxRate: 19,
  prices: [amount(6.5)],
  tiers: [
    { quantityStart: 1, quantityEnd: 9, prices: [amount(6.5)] },
    { quantityStart: 10, quantityEnd: 49, prices: [amount(5.5)] },
    { quantityStart: 50, quantityEnd: null, prices: [amount(4.2)] },
  ],
  reference: null,
};

describe('rounding', () => {
  test.each([
    [1.005, 1.01],
    [2.675, 2.68],
    [-1.005, -1.01],
    [0.1 + 0.2, 0.3],
  ])('%d becomes %d', (value, expected) => expect(rounded(value)).toBe(expected));
});

describe('a calculated price', () => {
  test('takes the tax out of a gross total', () => {
    expect(calculatePrice({ unitPrice: 12.9, quantity: 2, taxRate: 19 }, at('gross'))).toMatchObject({
      unitPrice: 12.9,
      totalPrice: 25.8,
      calculatedTaxes: [{ tax: 4.12, taxRate: 19, price: 25.8 }],
    });
  });

  test('puts the tax on top of a net total', () => {
    expect(taxOfAmount(100, 7, 'net')).toBe(7);
  });

  test('has no taxes where none are due', () => {
    expect(calculatePrice({ unitPrice: 5, quantity: 1, taxRate: 19 }, at('tax-free'))).toMatchObject({
      calculatedTaxes: [],
      taxRules: [],
    });
  });

  test('shows how much a list price is reduced', () => {
    expect(calculatePrice({ unitPrice: 12.9, quantity: 1, taxRate: 19, listPrice: 15.9 }, at('gross'))).toMatchObject({
      listPrice: { price: 15.9, discount: -3, percentage: 18.87 },
    });
  });

  test('shows the price per reference unit', () => {
    const reference = { purchaseUnit: 2, referenceUnit: 1, unitName: 'Stück' };
    expect(calculatePrice({ unitPrice: 9.99, quantity: 1, taxRate: 19, reference }, at('gross'))).toMatchObject({
      referencePrice: { price: 5, unitName: 'Stück' },
    });
  });

  test('never takes more tax than the price', () => {
    assert(
      property(integer({ min: 0, max: 10_000_00 }), constantFrom(0, 7, 19), (cents, rate) => {
        const tax = taxOfAmount(cents / 100, rate, 'gross');
        expect(tax).toBeGreaterThanOrEqual(0);
        expect(tax).toBeLessThanOrEqual(cents / 100);
        expect(Number.isInteger(rounded(tax * 100, 6))).toBe(true);
      }),
    );
  });
});

describe('tier prices', () => {
  test.each([
    [1, 6.5],
    [9, 6.5],
    [10, 5.5],
    [49, 5.5],
    [50, 4.2],
    [5000, 4.2],
  ])('%d pieces cost the price of their tier', (quantity, expected) => {
    expect(calculateUnitPrice(pricing, quantity, at('gross')).unitPrice).toBe(expected);
  });

  test('are listed with their upper bound, the open one with its lower', () => {
    expect(tierPrices(pricing, at('gross')).map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([
      [9, 6.5],
      [49, 5.5],
      [50, 4.2],
    ]);
  });

  test('make the cheapest price a range', () => {
    expect(cheapestPrice([pricing], at('gross'))).toMatchObject({ unitPrice: 4.2, hasRange: true, variantId: 'p' });
  });
});

describe('other currencies', () => {
  test('are converted from euro', () => {
    expect(calculateUnitPrice(pricing, 1, at('gross', zloty)).unitPrice).toBeCloseTo(28.145);
  });

  test('are not converted when the product has a price in them', () => {
    const own = { ...pricing, tiers: [], prices: [amount(6.5), { currencyId: zloty.id, gross: 30, net: 25 }] };
    expect(calculateUnitPrice(own, 1, at('gross', zloty)).unitPrice).toBe(30);
  });
});
