import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { paymentMethodSchema } from '#store-api/schemas/payment-method.ts';
import { PaymentMark } from './payment-mark.tsx';

const mark = (method: object): string =>
  renderToStaticMarkup(<PaymentMark method={paymentMethodSchema.parse({ id: 'any', ...method })} />);

it('the ways to pay that every Shopware has are told apart, and any other is a card', () => {
  const technicalNames = ['payment_invoicepayment', 'payment_prepayment', 'payment_cashpayment', 'payment_online'];
  expect(new Set(technicalNames.map((technicalName) => mark({ technicalName }))).size).toBe(4);
  expect(mark({ technicalName: 'payment_of_a_plugin' })).toBe(mark({ technicalName: 'payment_online' }));
});

it('the picture that the shop has set comes first', () => {
  const media = { id: 'm', url: 'https://shop.example/mark.svg', thumbnails: [] };
  expect(mark({ technicalName: 'payment_prepayment', media })).toContain('src="https://shop.example/mark.svg"');
});
