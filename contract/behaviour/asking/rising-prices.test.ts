import { expect, test } from 'vitest';
import { havePricesRising } from './rising-prices.ts';

const priced = (unitPrice: number) => ({ unitPrice, totalPrice: unitPrice, quantity: 1, calculatedTaxes: [] });
const product = (lowest: number, own = lowest) => ({
  calculatedCheapestPrice: priced(lowest),
  calculatedPrice: priced(own),
});

test('products stand by the lowest price they show', () => {
  expect(havePricesRising([product(5), product(5), product(11.5, 14.5), product(13)])).toBe(true);
  expect(havePricesRising([product(5), product(7), product(6)])).toBe(false);
});

// As 6.6.7.1 answered with a product shown by its parent.
test('one that is shown for its variants may stand by its own price', () => {
  expect(havePricesRising([product(12.9), product(14), product(11.5, 14.5), product(15)])).toBe(true);
  expect(havePricesRising([product(12.9), product(16), product(11.5, 14.5), product(17)])).toBe(false);
});
