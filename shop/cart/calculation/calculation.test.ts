import type { TaxState } from '../../entities/sales-channel-context.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalculatedPrice, calculatePriceOf } from './calculated-price.ts';
import { calculateCartPrice } from './cart-price.ts';
import { divideRounded, percentOf, toCents } from './cents.ts';
import { applyDiscount, type Discount } from './discounts.ts';
import { shareOut } from './share-out.ts';
import { calculateTaxes, proportionalRules, sumTax, taxOf } from './taxes.ts';

const rule = (taxRate: number) => [{ taxRate, percentage: 100 }];
const line = (unitPrice: number, quantity: number, taxRate = 19, taxState: TaxState = 'gross') =>
  calculatePriceOf(unitPrice, quantity, rule(taxRate), taxState);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('cents', () => {
  test('an amount just below a half cent in binary is still rounded up', () => {
    expect([toCents(1.005), toCents(0.285), toCents(-1.005), toCents(12.9)]).toEqual([101, 29, -101, 1290]);
  });

  test('halves are rounded away from zero', () => {
    expect([divideRounded(5, 10), divideRounded(-5, 10), divideRounded(4, 10), divideRounded(-4, 10)]).toEqual([
      1, -1, 0, 0,
    ]);
  });

  test('ten percent of 142.10 are 14.21', () => {
    expect(percentOf(14_210, 10)).toBe(1421);
  });
});

describe('a line', () => {
  test('costs the unit price times the quantity and contains the tax of the total', () => {
    expect(line(1290, 2)).toEqual({
      unitPrice: 1290,
      quantity: 2,
      totalPrice: 2580,
      taxes: [{ taxRate: 19, tax: 412, price: 2580 }],
      taxRules: rule(19),
    });
  });

  test('has its tax on top for customers who see net prices', () => {
    expect(taxOf(1000, 7, 'net')).toBe(70);
    expect(taxOf(1000, 8.1, 'net')).toBe(81);
  });

  test('has no taxes for a tax-free customer', () => {
    expect(line(1290, 2, 19, 'tax-free').taxes).toEqual([]);
  });
});

describe('cart totals', () => {
  test('equal the recorded cart of one line with shipping', () => {
    const price = calculateCartPrice([line(1290, 2)], [line(499, 1)], 'gross');
    expect(price).toMatchObject({ netPrice: 2587, totalPrice: 3079, positionPrice: 2580 });
    expect(price.taxes).toEqual([{ taxRate: 19, tax: 492, price: 3079 }]);
  });

  test('list taxes by rate', () => {
    const price = calculateCartPrice([line(1000, 1, 7), line(1000, 1, 19), line(500, 1, 7)], [], 'gross');
    expect(price.taxes.map(({ taxRate, price: taxed }) => [taxRate, taxed])).toEqual([
      [7, 1500],
      [19, 1000],
    ]);
  });

  test('add the taxes to net prices', () => {
    const price = calculateCartPrice([line(1000, 2, 19, 'net')], [], 'net');
    expect(price).toMatchObject({ netPrice: 2000, totalPrice: 2380, positionPrice: 2000 });
  });
});

describe('shipping taxes', () => {
  test('follow the goods in proportion to their value per rate', () => {
    const goods = [line(7500, 1, 7), line(2500, 1, 19)];
    const rules = proportionalRules(goods.flatMap(({ taxes }) => taxes));
    expect(rules).toEqual([
      { taxRate: 7, percentage: 75 },
      { taxRate: 19, percentage: 25 },
    ]);
    expect(calculateTaxes(549, rules, 'gross').map(({ price }) => price)).toEqual([412, 137]);
  });

  test('take the first rate when the goods cost nothing', () => {
    expect(proportionalRules([{ taxRate: 7, tax: 0, price: 0 }])).toEqual(rule(7));
  });
});

describe('discounts', () => {
  const lines = [
    { id: 'a', price: line(5160, 1, 19) },
    { id: 'b', price: line(2000, 2, 7) },
  ];
  const percent = (value: number, maxValue: number | null = null): Discount => ({
    type: 'percentage',
    value,
    maxValue,
  });

  test('of a percentage are split over lines and tax rates', () => {
    const applied = applyDiscount(percent(10), lines, 'gross', 9160);
    expect(applied?.price.totalPrice).toBe(-916);
    expect(applied?.price.taxes.map(({ taxRate, price }) => [taxRate, price])).toEqual([
      [19, -516],
      [7, -400],
    ]);
    expect(applied?.composition).toEqual([
      { id: 'a', quantity: 1, discount: 516, cost: 5160 },
      { id: 'b', quantity: 2, discount: 400, cost: 4000 },
    ]);
  });

  test('of a percentage stop at their maximum', () => {
    expect(applyDiscount(percent(50, 1000), lines, 'gross', 9160)?.price.totalPrice).toBe(-1000);
  });

  test('never exceed what the goods cost', () => {
    const generous: Discount = { type: 'absolute', value: 999_999, maxValue: null };
    expect(applyDiscount(generous, lines, 'gross', 99_999)?.price.totalPrice).toBe(-9160);
    expect(applyDiscount(generous, lines, 'gross', 100)?.price.totalPrice).toBe(-100);
    expect(applyDiscount(generous, [], 'gross', 100)).toBeNull();
  });

  test('of a fixed unit price lower every piece to it', () => {
    const fixed: Discount = { type: 'fixed_unit', value: 1500, maxValue: null };
    expect(applyDiscount(fixed, lines.slice(1), 'gross', 9160)?.price.totalPrice).toBe(-1000);
    const cheap = { id: 'c', price: line(500, 3, 7) };
    expect(applyDiscount(fixed, [...lines.slice(1), cheap], 'gross', 9160)?.price.totalPrice).toBe(-1000);
    expect(applyDiscount(fixed, [cheap], 'gross', 9160)).toBeNull();
  });
});

describe('shares', () => {
  test('give the cents that are left to the largest remainders, to earlier parts where they are equal', () => {
    expect(shareOut(10, [1, 2])).toEqual([3, 7]);
    expect(shareOut(-10, [1, 2])).toEqual([-3, -7]);
    expect(shareOut(2, [1, 1, 1])).toEqual([1, 1, 0]);
    expect(shareOut(5, [0, 0])).toEqual([5, 0]);
  });
});

describe('whatever is bought', () => {
  const anyLine = fc.record({
    unitPrice: fc.integer({ min: 0, max: 100_000 }),
    quantity: fc.integer({ min: 1, max: 5000 }),
    taxRate: fc.constantFrom(0, 5, 7, 8.1, 19, 23),
  });
  const anyCart = fc.array(anyLine, { minLength: 1, maxLength: 12 });
  const anyTaxState = fc.constantFrom<TaxState>('gross', 'net', 'tax-free');
  const shipping = fc.integer({ min: 0, max: 2000 });
  const discounts = fc.integer({ min: 0, max: 10_000 });

  const build = (lines: readonly { unitPrice: number; quantity: number; taxRate: number }[], state: TaxState) =>
    lines.map(({ unitPrice, quantity, taxRate }) => line(unitPrice, quantity, taxRate, state));

  test('shares add up to what is shared out and none overshoots by a cent', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), weights, (amount, parts) => {
        const shares = shareOut(amount, parts);
        const total = sum(parts);
        const exact = parts.map((part, index) => (total > 0 ? (amount * part) / total : (shares[index] ?? 0)));
        const furthest = Math.max(...shares.map((share, index) => Math.abs(share - (exact[index] ?? 0))));
        expect(sum(shares)).toBe(amount);
        expect(furthest).toBeLessThan(1.000001);
      }),
    );
  });

  test('net price and taxes add up to the total, and the taxed parts to what was taxed', () => {
    fc.assert(
      fc.property(anyCart, shipping, anyTaxState, (lines, costs, state) => {
        const goods = build(lines, state);
        const rules = proportionalRules(goods.flatMap(({ taxes }) => taxes));
        const delivery = calculatePriceOf(costs, 1, rules, state);
        const price = calculateCartPrice(goods, [delivery], state);
        expect(price.netPrice + sumTax(price.taxes)).toBe(price.totalPrice);
        const taxed = state === 'tax-free' ? 0 : sum(goods.map(({ totalPrice }) => totalPrice)) + costs;
        expect(sum(price.taxes.map((tax) => tax.price))).toBe(taxed);
        expect(price.positionPrice).toBe(sum(lines.map(({ unitPrice, quantity }) => unitPrice * quantity)));
      }),
    );
  });

  test('a discount leaves no negative total and its shares add up to it', () => {
    fc.assert(
      fc.property(anyCart, discounts, fc.constantFrom('absolute', 'percentage'), (lines, value, type) => {
        const goods = build(lines, 'gross').map((price, index) => ({ id: String(index), price }));
        const discount: Discount = { type, value: type === 'percentage' ? value / 100 : value, maxValue: null };
        const applied = applyDiscount(discount, goods, 'gross', Number.MAX_SAFE_INTEGER);
        const prices: CalculatedPrice[] = goods.map(({ price }) => price);
        const total = calculateCartPrice(applied ? [...prices, applied.price] : prices, [], 'gross');
        expect(total.totalPrice).toBeGreaterThanOrEqual(0);
        expect(sum(applied?.composition.map((share) => share.discount) ?? [])).toBe(
          applied ? -applied.price.totalPrice : 0,
        );
        expect(total.netPrice + sumTax(total.taxes)).toBe(total.totalPrice);
      }),
    );
  });
});
