import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cartSchema } from '#store-api/schemas/cart.ts';
import { inGerman } from '#testing/in-german.tsx';
import { sumsOfCart } from './cart-sums.ts';
import { SumsList } from './sums-list.tsx';

/** What cart, checkout and orders say below their lines. */
function wordsOf(price: object): string {
  const amount = { unitPrice: 12.9, quantity: 1, totalPrice: 12.9, calculatedTaxes: [] };
  const shippingCosts = { ...amount, unitPrice: 0, totalPrice: 0 };
  const cart = cartSchema.parse({
    token: 't',
    hash: '',
    errors: [],
    lineItems: [{ id: 'l', type: 'product', label: 'Heft', quantity: 1, price: amount }],
    price: { netPrice: 10.84, totalPrice: 12.9, positionPrice: 12.9, calculatedTaxes: [], ...price },
    deliveries: [{ shippingCosts }],
  });
  const { container } = render(inGerman(<SumsList sums={sumsOfCart(cart)} />));
  return container.textContent.replaceAll('\u00A0', ' ');
}

const taxes = [{ tax: 2.06, taxRate: 19, price: 12.9 }];

test('gross prices hold their tax', () => {
  expect(wordsOf({ taxStatus: 'gross', calculatedTaxes: taxes })).toMatch(/Gesamtsumme12,90 €darin 19 % MwSt\.2,06 €$/);
});

test('net prices have it added before the total', () => {
  const words = wordsOf({ taxStatus: 'net', totalPrice: 15.35, calculatedTaxes: taxes });
  expect(words).toMatch(/zzgl\. 19 % MwSt\.2,06 €Gesamtsumme15,35 €$/);
  expect(words).not.toContain('darin');
});

// As a Shopware answers for a delivery to Switzerland.
test('where no tax is charged, the total says so', () => {
  const words = wordsOf({ taxStatus: 'tax-free', netPrice: 10.84, totalPrice: 10.84, positionPrice: 10.84 });
  expect(words).toMatch(/Gesamtsumme10,84 €ohne MwSt\.$/);
  expect(screen.queryByText(/darin|zzgl/)).toBeNull();
});
