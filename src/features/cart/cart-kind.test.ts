import { describe, expect, it } from 'vitest';
import { isEmptyCart, isVirtualCart } from './cart-kind.ts';

const goods = { type: 'product', quantity: 1, digital: false };
const download = { type: 'product', quantity: 1, digital: true };
const promotion = { type: 'promotion', quantity: 1, digital: false };

describe('isEmptyCart', () => {
  it('holds without any product, even with a promotion', () => {
    expect(isEmptyCart([])).toBe(true);
    expect(isEmptyCart([promotion])).toBe(true);
    expect(isEmptyCart([goods])).toBe(false);
  });
});

describe('isVirtualCart', () => {
  it('holds when everything but promotions is a download', () => {
    expect(isVirtualCart([download, promotion])).toBe(true);
    expect(isVirtualCart([download, goods])).toBe(false);
  });

  it('does not hold for an empty cart', () => {
    expect(isVirtualCart([])).toBe(false);
    expect(isVirtualCart([promotion])).toBe(false);
  });
});
