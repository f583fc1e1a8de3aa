import { expect, test } from 'vitest';
import { calculatedMaxPurchase, correctQuantity } from './quantity-rules.ts';

const open = { minPurchase: 1, purchaseSteps: 1, maxPurchase: 100, stock: null };
const inFives = { minPurchase: 5, purchaseSteps: 5, maxPurchase: 52, stock: null };

test('a quantity within all limits is kept', () => {
  expect(correctQuantity(3, open)).toEqual({ kind: 'kept', quantity: 3 });
});

test('more than the limit is lowered to it', () => {
  expect(correctQuantity(101, open)).toEqual({ kind: 'product-stock-reached', quantity: 100 });
});

test('the last pieces of a closeout product limit the quantity', () => {
  expect(correctQuantity(5, { ...open, stock: 2 })).toEqual({ kind: 'product-stock-reached', quantity: 2 });
});

test('a closeout product without stock is out of stock', () => {
  expect(correctQuantity(1, { ...open, stock: 0 })).toEqual({ kind: 'product-out-of-stock' });
});

test('a closeout product with less stock than its smallest quantity is out of stock', () => {
  expect(correctQuantity(5, { ...inFives, stock: 4 })).toEqual({ kind: 'product-out-of-stock' });
});

test('less than the smallest quantity is raised to it', () => {
  expect(correctQuantity(3, inFives)).toEqual({ kind: 'min-order-quantity', quantity: 5 });
});

test('a quantity between two steps is lowered to the step below', () => {
  expect(correctQuantity(13, inFives)).toEqual({ kind: 'purchase-steps-quantity', quantity: 10 });
});

test('the largest quantity lies on a step', () => {
  expect(calculatedMaxPurchase(inFives)).toBe(50);
});
