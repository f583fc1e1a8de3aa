import { expect, test } from 'vitest';
import { cartSchema } from '#store-api/schemas/cart.ts';
import { sumsOfCart } from './cart-sums.ts';

const amount = (totalPrice: number) => ({ unitPrice: totalPrice, quantity: 1, totalPrice, calculatedTaxes: [] });

const cartWith = (...shipping: number[]) =>
  cartSchema.parse({
    token: 't',
    hash: '',
    errors: [],
    lineItems: [],
    price: { netPrice: 0, totalPrice: 12.9, positionPrice: 12.9, calculatedTaxes: [], taxStatus: 'gross' },
    deliveries: shipping.map((costs) => ({ shippingCosts: amount(costs) })),
  });

test('a promotion on shipping is part of what shipping costs', () => {
  expect(sumsOfCart(cartWith(4.99, -4.99)).shipping).toBe(0);
  expect(sumsOfCart(cartWith(4.99, -1.1)).shipping).toBe(3.89);
});

test('nothing is shipped without a delivery', () => {
  expect(sumsOfCart(cartWith()).shipping).toBeNull();
});
