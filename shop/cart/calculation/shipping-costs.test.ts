import { expect, test } from 'vitest';
import { type ShippedGoods, shippingCosts, type ShippingCalculation, type ShippingRow } from './shipping-costs.ts';

const row = (calculation: ShippingCalculation, start: number, end: number | null, costs: number): ShippingRow => ({
  ruleId: null,
  calculationRuleId: null,
  calculation,
  start,
  end,
  costs,
});
const parcel = [
  { ...row('price', 60, null, 0), ruleId: 'from-60-euro' },
  row('weight', 0, 2, 549),
  row('weight', 2.001, 5, 699),
  row('weight', 5.001, 10, 999),
];
const goods = (weight: number, price = 10): ShippedGoods => ({ quantity: 1, price, weight, volume: 0 });

test('the weight picks the row of the matrix', () => {
  expect([0.3, 2, 3, 5, 9.5].map((weight) => shippingCosts(parcel, goods(weight), []))).toEqual([
    549, 549, 699, 699, 999,
  ]);
});

test('goods heavier than the last row cannot be shipped', () => {
  expect(shippingCosts(parcel, goods(10.5), [])).toBeNull();
});

test('a row of a rule that holds goes before rows without a rule', () => {
  expect(shippingCosts(parcel, goods(3, 75), ['from-60-euro'])).toBe(0);
});

test('a row of a rule that does not hold is passed over', () => {
  expect(shippingCosts(parcel, goods(3, 75), [])).toBe(699);
});

test('of several fitting rows the cheapest wins', () => {
  expect(shippingCosts([row('price', 0, null, 499), row('quantity', 1, 3, 299)], goods(1), [])).toBe(299);
});

test('a sum of weights that meets the upper bound but for binary noise still fits', () => {
  expect(shippingCosts([row('weight', 0, 0.3, 220)], goods(0.1 + 0.2), [])).toBe(220);
});

test('a row bound to a rule alone applies whenever the rule holds', () => {
  const express: ShippingRow = { ...row('price', 0, 0, 990), calculation: null, calculationRuleId: 'heavy' };
  expect(shippingCosts([express], goods(20), ['heavy'])).toBe(990);
  expect(shippingCosts([express], goods(20), [])).toBeNull();
});
