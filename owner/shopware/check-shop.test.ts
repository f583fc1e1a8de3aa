import { afterEach, expect, test } from 'vitest';
import { defaultAccessKey } from '#shop/create-shop.ts';
import { demoId } from '#shop/demo/basics/demo-id.ts';
import { baseIds } from '#shop/seeding/base-data/base-ids.ts';
import { upsert } from '#shop/seeding/upsert.ts';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { checkShop } from './check-shop.ts';
import { runShopwareCommand } from './run-shopware-command.ts';
import { madeId } from './records/made-id.ts';
import { createAskStore, type AskStore } from './store-api.ts';

let started: StartedShop | undefined;
afterEach(async () => {
  await started?.stop();
  started = undefined;
});

const settings = { endpoint: 'http://shop.example', accessKey: defaultAccessKey, integration: undefined };

/** A shop that sells the print products, and how to ask it. */
async function openShop() {
  const shop = await startShop();
  started = shop;
  const ask = createAskStore(settings, (input, init) => shop.running.fetch(new Request(input, init)));
  return { ask, shop: shop.running.shop };
}

const missingOf = async (ask: AskStore): Promise<readonly string[]> =>
  (await checkShop(ask)).filter(({ fine }) => !fine).map(({ words }) => words);

test('a shop with print products and a footer is ready', async () => {
  const { ask, shop } = await openShop();
  expect(await missingOf(ask)).toEqual([expect.stringContaining('The sales channel has no footer navigation.')]);
  const terms = { id: madeId('terms'), parentId: baseIds.categories.footer, name: { 'de-DE': 'AGB' }, active: true };
  upsert(shop, 'category', [{ ...terms, visible: true, type: 'page' }]);
  expect(await missingOf(ask)).toEqual([]);
});

test('print products that are missing, or sold in small numbers only, are listed with what to do', async () => {
  const { ask, shop } = await openShop();
  for (const sku of ['FOLD', 'PRINT-SW-A4']) upsert(shop, 'product', [{ id: demoId(`product ${sku}`), active: false }]);
  upsert(shop, 'product', [{ id: demoId('product BIND-WIRE'), maxPurchase: null }]);
  const told = await missingOf(ask);
  expect(told[0]).toBe(
    '2 of 72 print products are missing: PRINT-SW-A4, FOLD. Choices that need them cannot be ordered; without any, the ' +
      'storefront prints no files. npm run owner -- shopware setup FILE brings them.',
  );
  expect(told[1]).toContain('may not be bought often enough for a thick score: BIND-WIRE.');
});

test.each([
  [{}, 'SHOPWARE_ENDPOINT is missing'],
  [{ SHOPWARE_ENDPOINT: 'shop.example' }, 'SHOPWARE_ENDPOINT is not a web address'],
  [
    { SHOPWARE_ENDPOINT: 'https://shop.example', SHOPWARE_ACCESS_TOKEN: 'x' },
    'SHOPWARE_ACCESS_TOKEN is not the access key',
  ],
  [
    { SHOPWARE_ENDPOINT: 'https://a.example', SHOPWARE_ACCESS_TOKEN: defaultAccessKey, SHOPWARE_ADMIN_ID: 'SWIAX' },
    'SHOPWARE_ADMIN_SECRET is missing beside the id',
  ],
  [
    {
      SHOPWARE_ENDPOINT: 'https://a.example',
      SHOPWARE_ACCESS_TOKEN: defaultAccessKey,
      SHOPWARE_ADMIN_SECRET: 'hidden',
    },
    'SHOPWARE_ADMIN_ID is missing beside the secret',
  ],
])('settings that are missing or wrong are named: %o', async (environment, sentence) => {
  const told: string[] = [];
  const voice = { say: () => undefined, complain: (line: string) => void told.push(line) };
  expect(await runShopwareCommand(['check'], environment, voice)).toBe(1);
  expect(told.join('\n')).toContain(sentence);
  expect(told.join('\n')).not.toContain('hidden');
});

test('a command nobody knows, or a set-up without a price list, tells what there is', async () => {
  const told: string[] = [];
  const voice = { say: () => undefined, complain: (line: string) => void told.push(line) };
  for (const parameters of [[], ['conquer'], ['setup', '--dry'], ['setup']])
    expect(await runShopwareCommand(parameters, {}, voice)).toBe(1);
  expect(told.map((line) => line.split('\n')[0])).toEqual([
    'npm run owner -- shopware COMMAND',
    'npm run owner -- shopware COMMAND',
    'npm run owner -- shopware COMMAND',
    'Name the price list: npm run owner -- shopware setup FILE',
  ]);
});
