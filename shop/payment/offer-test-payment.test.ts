import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openTestShop } from '../testing/serve-checkout.ts';

const list = z.object({ elements: z.array(z.object({ technicalName: z.string() })) });

async function offeredBy(testPayment: boolean) {
  const shop = await openTestShop({ config: { testPayment } });
  const { elements } = list.parse(await shop.shopper().ok('POST', '/payment-method', {}));
  const page = await shop.fetch('/payment/test/a.b.c');
  await shop.close();
  return { names: elements.map(({ technicalName }) => technicalName), page: await page.text() };
}

test('a shop without the test payment neither offers it nor has its page', async () => {
  const without = await offeredBy(false);
  expect(without.names).toEqual(['payment_invoicepayment', 'payment_prepayment']);
  expect(without.page).not.toContain('<h1>');
});

test('a shop with it offers both', async () => {
  const offered = await offeredBy(true);
  expect(offered.names).toContain('payment_online');
  expect(offered.page).toContain('<h1>Diese Zahlung gibt es nicht</h1>');
});
