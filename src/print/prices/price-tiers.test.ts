import { describe, expect, test } from 'vitest';
import { nextTier, tierFor, tiersFromCalculatedPrices } from './price-tiers.ts';

describe('graduated prices of the Store API', () => {
  const calculatedPrice = { unitPrice: 6.5, quantity: 1 };

  test('the quantity of a step is its upper bound, of the last one its lower bound', () => {
    const calculatedPrices = [
      { unitPrice: 6.5, quantity: 9 },
      { unitPrice: 5.5, quantity: 49 },
      { unitPrice: 4.2, quantity: 50 },
    ];
    expect(tiersFromCalculatedPrices({ calculatedPrice, calculatedPrices })).toEqual([
      { from: 1, unitPriceCents: 650 },
      { from: 10, unitPriceCents: 550 },
      { from: 50, unitPriceCents: 420 },
    ]);
  });

  test('a product without steps has one price for every quantity', () => {
    expect(tiersFromCalculatedPrices({ calculatedPrice, calculatedPrices: [] })).toEqual([
      { from: 1, unitPriceCents: 650 },
    ]);
  });

  test('prices become whole cents although they arrive as binary fractions', () => {
    const [tier] = tiersFromCalculatedPrices({
      calculatedPrice: { unitPrice: 0.29, quantity: 1 },
      calculatedPrices: [],
    });
    expect(tier?.unitPriceCents).toBe(29);
  });

  test('a quantity pays the last step it reaches and sees the next one', () => {
    const tiers = [
      { from: 1, unitPriceCents: 7 },
      { from: 100, unitPriceCents: 6 },
    ];
    expect(tierFor(tiers, 99)).toEqual(tiers[0]);
    expect(tierFor(tiers, 100)).toEqual(tiers[1]);
    expect(nextTier(tiers, 99)).toEqual(tiers[1]);
    expect(nextTier(tiers, 100)).toBeUndefined();
  });
});
