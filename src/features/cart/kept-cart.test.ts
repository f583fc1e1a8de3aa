import { expect, it } from 'vitest';
import { cartSchema } from '#store-api/schemas/cart.ts';
import { keptCartSchema } from './kept-cart.ts';

const price = { unitPrice: 5, quantity: 2, totalPrice: 10, calculatedTaxes: [] };
const answer = {
  price: { netPrice: 8.4, totalPrice: 10, positionPrice: 10, taxStatus: 'gross', calculatedTaxes: [] },
  lineItems: [
    {
      id: 'a',
      type: 'product',
      quantity: 2,
      label: 'Noten als PDF',
      states: ['is-download'],
      payload: { productNumber: 'PDF-1', printJob: { id: 'one', role: 'paper' } },
      price,
    },
  ],
  errors: { 'product-stock-reached': { key: 'product-stock-reached', messageKey: 'product-stock-reached', level: 10 } },
  deliveries: [],
  hash: 'h',
  extensions: { 'cart-promotions': { addedCodes: ['CHOR10'] } },
};

it('reads a kept cart back as it was, without the corrections already told', () => {
  const cart = cartSchema.parse(answer);
  const kept: unknown = structuredClone(cart);
  expect(keptCartSchema.parse(kept)).toEqual({ ...cart, errors: [] });
});

it('has nothing to read before the first cart', () => {
  expect(keptCartSchema.parse(null)).toBeNull();
});

it('refuses what is no cart', () => {
  expect(keptCartSchema.safeParse({ lineItems: 'many' }).success).toBe(false);
});
