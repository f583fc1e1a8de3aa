import { describe, expect, test } from 'vitest';
import type { ShopPrice } from '#store-api/schemas/price.ts';
import { cardPrice, singlePrice, tierSteps } from './product-prices.ts';

const price = (unitPrice: number, rest: Partial<ShopPrice> = {}): ShopPrice => ({
  unitPrice,
  quantity: 1,
  totalPrice: unitPrice,
  listPrice: null,
  referencePrice: null,
  regulationPrice: null,
  calculatedTaxes: [],
  ...rest,
});
const product = (calculatedPrice: ShopPrice, calculatedPrices: ShopPrice[] = [], cheapest: number | null = null) => ({
  calculatedPrice,
  calculatedPrices,
  calculatedCheapestPrice: cheapest === null ? null : { ...price(cheapest), hasRange: true },
});

const tiers = [price(6.5, { quantity: 9 }), price(5.5, { quantity: 49 }), price(4.2, { quantity: 50 })];

describe('the price on a card', () => {
  test('is the only price, without "from"', () => {
    expect(cardPrice(product(price(9.9)))).toMatchObject({ amount: 9.9, from: false });
  });

  test('is "from" the largest quantity’s, and names that quantity', () => {
    expect(cardPrice(product(price(6.5), tiers))).toMatchObject({ amount: 4.2, from: true, atQuantity: 50 });
  });

  test('names where the cheapest step begins, also when it is not the last', () => {
    const odd = [price(6.5, { quantity: 9 }), price(4.2, { quantity: 49 }), price(5.5, { quantity: 50 })];
    expect(cardPrice(product(price(6.5), odd))).toMatchObject({ amount: 4.2, atQuantity: 10 });
  });

  test('is "from" the cheapest variant’s, which any quantity has', () => {
    expect(cardPrice(product(price(9.9), [], 7.9))).toMatchObject({ amount: 7.9, from: true, atQuantity: null });
    expect(cardPrice(product(price(9.9), tiers, 3.9))).toMatchObject({ amount: 3.9, atQuantity: null });
  });
});

describe('the price of one piece', () => {
  test('is that of the first tier', () => {
    expect(singlePrice(product(price(7), tiers)).amount).toBe(6.5);
  });
});

describe('a former price', () => {
  const listPrice = { price: 40, percentage: 25 };

  test('is not shown without the lowest price of the last 30 days', () => {
    expect(singlePrice(product(price(30, { listPrice }))).reduction).toBeNull();
  });

  test('is not shown when the product was as cheap within the last 30 days', () => {
    const now = price(30, { listPrice, regulationPrice: { price: 30 } });
    expect(singlePrice(product(now)).reduction).toBeNull();
  });

  test('is shown with the share saved of the lowest price, not of the former one', () => {
    const now = price(30, { listPrice, regulationPrice: { price: 32 } });
    expect(singlePrice(product(now)).reduction).toEqual({ formerPrice: 40, lowestPrice: 32, share: 1 - 30 / 32 });
  });
});

describe('graduated prices', () => {
  test('end where the next begins; the last is open', () => {
    expect(tierSteps({ calculatedPrices: tiers })).toEqual([
      { quantity: 9, unitPrice: 6.5, last: false },
      { quantity: 49, unitPrice: 5.5, last: false },
      { quantity: 50, unitPrice: 4.2, last: true },
    ]);
  });

  test('of one step are none', () => {
    expect(tierSteps({ calculatedPrices: [price(3)] })).toEqual([]);
  });
});
