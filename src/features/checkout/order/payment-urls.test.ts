import { expect, it } from 'vitest';
import { paymentUrls } from './payment-urls.ts';

it('leads back to the language of the order', () => {
  expect(paymentUrls('https://shop.example', 'de-DE', 'o1')).toEqual({
    finishUrl: 'https://shop.example/checkout/success/o1/paid',
    errorUrl: 'https://shop.example/checkout/success/o1/unpaid',
  });
  expect(paymentUrls('https://shop.example', 'pl-PL', 'o1').finishUrl).toBe(
    'https://shop.example/pl-PL/checkout/success/o1/paid',
  );
});
