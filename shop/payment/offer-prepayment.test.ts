import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { removableFolder } from '#contract/temporary-folder.ts';
import { defaultShopConfig } from '../base/shop-config.ts';
import { baseIds } from '../seeding/base-data/base-ids.ts';
import { openTestShop, type TestShop } from '../testing/serve-checkout.ts';

const list = z.object({ elements: z.array(z.object({ technicalName: z.string() })) });

let folder = removableFolder();
afterEach(() => {
  folder.remove();
  folder = removableFolder();
});

const own = { holder: 'Clara', iban: 'DE89370400440532013000', bic: undefined, bank: undefined };

/** A start on the same data folder. */
async function start(bankAccount: typeof own | undefined, work: (shop: TestShop) => void = () => undefined) {
  const config = { seller: { ...defaultShopConfig.seller, bankAccount }, testPayment: false };
  const shop = await openTestShop({ folder: folder.path, inMemory: false, config });
  const { elements } = list.parse(await shop.shopper().ok('POST', '/payment-method', {}));
  work(shop);
  await shop.close();
  return elements.map(({ technicalName }) => technicalName);
}

const { prepayment } = baseIds.paymentMethods;
const both = ['payment_invoicepayment', 'payment_prepayment'];

test('nobody is offered to pay in advance where there is no account, and everybody once there is one', async () => {
  expect(await start(undefined)).toEqual(['payment_invoicepayment']);
  expect(await start(undefined)).toEqual(['payment_invoicepayment']);
  expect(await start(own)).toEqual(both);
  expect(await start(undefined)).toEqual(['payment_invoicepayment']);
});

test('an account the owner named in words of his own is one', async () => {
  await start(own, ({ shop }) =>
    shop.database
      .prepare('UPDATE payment_method_translation SET description = ? WHERE id = ? AND language_id = ?')
      .run('Auf unser Konto DE02 1203 0000 0000 2020 51', prepayment, baseIds.languages['de-DE']),
  );
  expect(await start(undefined)).toEqual(both);
});

test('what the owner switched off stays so', async () => {
  await start(own, ({ shop }) =>
    shop.database.prepare('UPDATE payment_method SET active = 0 WHERE id = ?').run(prepayment),
  );
  expect(await start(undefined)).toEqual(['payment_invoicepayment']);
  expect(await start(own)).toEqual(['payment_invoicepayment']);
});
