import { afterEach, beforeEach, expect, test } from 'vitest';
import { doubleAccess, doubleIds, startAdminApiDouble, type AdminApiDouble } from '../testing/admin-api-double.ts';
import { createAdminApi } from './admin/admin-api.ts';
import { checkAdministration } from './check-administration.ts';

let shopware: AdminApiDouble;
beforeEach(async () => {
  shopware = await startAdminApiDouble();
});
afterEach(() => shopware.stop());

async function missing(): Promise<readonly string[]> {
  const integration = { id: doubleAccess.id, secret: doubleAccess.secret };
  const results = await checkAdministration(
    createAdminApi({ endpoint: shopware.endpoint, integration }),
    doubleAccess.key,
  );
  return results.filter(({ fine }) => !fine).map(({ words }) => words);
}

function change(to: object): void {
  const { channel } = doubleIds;
  shopware.store.put('sales_channel', { ...shopware.store.of('sales_channel').get(channel), id: channel, ...to });
}

const configure = (key: string, value: unknown, salesChannelId: string | null = null): void =>
  shopware.store.put('system_config', {
    id: `${key} ${salesChannelId}`,
    configurationKey: key,
    configurationValue: value,
    salesChannelId,
  });

test('a sales channel with domains, mails and a way to pay again lacks nothing', async () => {
  expect(await missing()).toEqual([]);
});

test.each([
  [{ typeId: 'f183ee5650cf4bdb8a774337575067a6' }, 'not of the type Storefront'],
  [{ active: false }, 'The sales channel is switched off.'],
  [{ maintenance: true }, 'is in maintenance'],
  [{ domains: [{ url: 'https://noten.example', languageId: doubleIds.german }] }, 'has no domain for en-GB'],
  [
    {
      domains: [
        { url: 'http://noten.example', languageId: doubleIds.german },
        { url: 'http://127.0.0.1:8000/en-GB', languageId: doubleIds.english },
      ],
    },
    'have no TLS (https): http://noten.example.',
  ],
  [
    { paymentMethods: [{ name: 'Vorkasse', active: true, afterOrderEnabled: false }] },
    'No way to pay may be chosen after the order',
  ],
])('the sales channel %o is told', async (to, sentence) => {
  change(to);
  expect(await missing()).toEqual([expect.stringContaining(sentence)]);
});

test('domains of two storefronts are named: mails lead to the first of them', async () => {
  const [channel] = shopware.store.of('sales_channel').values();
  const domains = [
    { url: 'https://shop.example', languageId: doubleIds.german },
    { url: 'https://noten.example', languageId: doubleIds.german },
    { url: 'https://noten.example/en-GB', languageId: doubleIds.english },
  ];
  shopware.store.put('sales_channel', { ...channel, id: doubleIds.channel, domains });
  expect(await missing()).toEqual([
    'The domains of the sales channel belong to several storefronts: https://shop.example, https://noten.example. The link to the ' +
      'order in mails takes the first that the Shopware finds. Keep those of the new storefront, or write its address into the mail templates.',
  ]);
});

test('mails that are switched off or have no sender are told; the setting of the sales channel counts first', async () => {
  configure('core.mailerSettings.disableDelivery', true);
  expect(await missing()).toEqual([expect.stringContaining('Mails are switched off')]);
  configure('core.mailerSettings.disableDelivery', { _value: false }, doubleIds.channel);
  expect(await missing()).toEqual([]);
  shopware.store.of('system_config').clear();
  expect(await missing()).toEqual([expect.stringContaining('Mails have no sender')]);
});

test('print products that are switched off or end with their stock are named', async () => {
  shopware.store.put(
    'product',
    { id: '1'.repeat(32), productNumber: 'FOLD', active: false },
    { id: '2'.repeat(32), productNumber: 'PRINT-SW-A4', active: true, isCloseout: true },
  );
  expect(await missing()).toEqual([
    'These print products are switched off: FOLD.',
    expect.stringMatching(/clearance sale and end with their stock: PRINT-SW-A4\./),
  ]);
});
