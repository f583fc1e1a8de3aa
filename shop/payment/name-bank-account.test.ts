import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defaultShopConfig } from '../base/shop-config.ts';
import { baseIds } from '../seeding/base-data/base-ids.ts';
import { openTestShop } from '../testing/serve-checkout.ts';

const list = z.object({
  elements: z.array(
    z.object({ technicalName: z.string(), translated: z.object({ description: z.nullable(z.string()) }) }),
  ),
});

async function descriptions(bankAccount = defaultShopConfig.seller.bankAccount, language?: string) {
  const shop = await openTestShop({ config: { seller: { ...defaultShopConfig.seller, bankAccount } } });
  const shopper = shop.shopper();
  if (language !== undefined) await shopper.ok('PATCH', '/context', { languageId: language });
  const { elements } = list.parse(await shopper.ok('POST', '/payment-method', {}));
  await shop.close();
  return new Map(elements.map(({ technicalName, translated }) => [technicalName, translated.description]));
}

test('what is paid by transfer names the account, in each language', async () => {
  const german = await descriptions();
  for (const name of ['payment_prepayment', 'payment_invoicepayment'])
    expect(german.get(name)).toContain(
      '<br>Empfänger: Notenfalz Musterdruck GmbH<br>IBAN: DE36 0000 0000 0000 0000 00',
    );
  expect(german.get('payment_online')).not.toContain('IBAN');
  const own = { holder: 'Clara & Söhne', iban: 'DE89370400440532013000', bic: undefined, bank: undefined };
  const polish = await descriptions(own, baseIds.languages['pl-PL']);
  expect(polish.get('payment_prepayment')).toMatch(/Odbiorca: Clara &amp; Söhne<br>IBAN: DE89 3704 0044 0532 0130 00$/);
});
