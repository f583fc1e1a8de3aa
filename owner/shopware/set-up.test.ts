import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removableFolder } from '#contract/temporary-folder.ts';
import { readPriceList } from '#shop/price-list/read-price-list.ts';
import { startingPrices } from '#shop/price-list/starting-prices.ts';
import { writePriceList } from '#shop/price-list/write-price-list.ts';
import { doubleIds, startAdminApiDouble, type AdminApiDouble } from '../testing/admin-api-double.ts';
import { listOf } from '../testing/admin-store.ts';
import { runAgainstDouble } from '../testing/run-against-double.ts';
import { madeId, mark } from './records/made-id.ts';

let shopware: AdminApiDouble;
let root = removableFolder();
beforeEach(async () => {
  root = removableFolder();
  shopware = await startAdminApiDouble();
});
afterEach(async () => {
  await shopware.stop();
  root.remove();
});

const list = (name: string): string => join(root.path, name);
const head = 'sku;name_de;name_en;name_pl;tax;weight_g;width_mm;length_mm;max_purchase;price;from_2;price_2';
const side = 'PRINT-SW-A4;Druckseite;Printed side;Strona;7;;;;50000;0,07;100;0,06';
const sheet = 'PAPER-A4-90i;Papier;Paper;Papier;7;5,61;210;297;50000;0,02;;';

function edit(...rows: readonly string[]): string {
  writeFileSync(list('prices.csv'), [head, ...rows].join('\n'));
  return list('prices.csv');
}

const run = (...parameters: readonly string[]) => runAgainstDouble(shopware, ...parameters);

const products = () => [...shopware.store.of('product').values()];
const productOf = (sku: string) => products().find((product) => product['productNumber'] === sku);
const writes = () => shopware.calls.filter((call) => call.includes('_action/sync'));

test('a price list becomes products by link only, with steps, weight, tax, limit and names in the shop’s languages', async () => {
  expect(await run('setup', edit(side, sheet))).toMatchObject({ code: 0, complaints: '' });
  expect(productOf('PAPER-A4-90i')).toMatchObject({ weight: 0.006, width: 210, length: 297, taxId: doubleIds.tax7 });
  const product = productOf('PRINT-SW-A4');
  expect(product).toMatchObject({
    active: true,
    isCloseout: false,
    maxPurchase: 50_000,
    price: [{ currencyId: doubleIds.euro, gross: 0.07, linked: true }],
    visibilities: [{ salesChannelId: doubleIds.channel, visibility: 10 }],
    customFields: { [mark]: true },
  });
  expect(listOf(product?.['prices'])).toMatchObject([
    { quantityStart: 1, quantityEnd: 99, price: [{ gross: 0.07 }] },
    { quantityStart: 100, quantityEnd: null, price: [{ gross: 0.06 }] },
  ]);
  expect(listOf(product?.['translations']).map(({ id, name }) => [id, name])).toEqual([
    [doubleIds.german, 'Druckseite'],
    [doubleIds.english, 'Printed side'],
  ]);
});

test('a second run changes nothing and sends nothing', async () => {
  const file = edit(side, sheet);
  await run('setup', file);
  const [before, sent] = [JSON.stringify(products()), writes().length];
  expect((await run('setup', file)).said).toEqual(['Everything is as the price list says; nothing to change.']);
  expect([JSON.stringify(products()), writes().length]).toEqual([before, sent]);
});

test('what a set-up would change is told in plain words, and nothing is written', async () => {
  await run('setup', edit(side, sheet));
  const [before, sent] = [JSON.stringify(products()), writes().length];
  const told = await run(
    'setup',
    edit(side.replace('0,07;100;0,06', '0,08;;'), 'FOLD;Falzen;;;19;;;;;0,20;;'),
    '--dry-run',
  );
  expect(told.said).toEqual([
    '~ PRINT-SW-A4: price: 0.07 €, from 100: 0.06 € → 0.08 €',
    '+ FOLD: 0.20 €',
    '- PAPER-A4-90i: no longer in the price list; the product goes',
    '3 changes; nothing was changed (--dry-run).',
  ]);
  expect([JSON.stringify(products()), writes().length]).toEqual([before, sent]);
});

test('a changed list changes prices, takes steps away and deletes what it no longer has, and stock stays', async () => {
  await run('setup', edit(side, sheet));
  shopware.store.put('product', { id: madeId('product PRINT-SW-A4'), ...productOf('PRINT-SW-A4'), stock: 4711 });
  expect(await run('setup', edit(side.replace('0,07;100;0,06', '0,08;;')))).toMatchObject({ code: 0 });
  expect(products()).toHaveLength(1);
  expect(productOf('PRINT-SW-A4')).toMatchObject({ price: [{ gross: 0.08 }], prices: [], stock: 4711 });
});

test('a product the owner made by hand is not touched, and what differs is told', async () => {
  const own = {
    id: 'a'.repeat(32),
    productNumber: 'PRINT-SW-A4',
    active: true,
    taxId: doubleIds.tax19,
    price: [{ currencyId: doubleIds.euro, gross: 0.5 }],
    customFields: [],
    stock: 1,
  };
  shopware.store.put('product', own);
  const { said } = await run('setup', edit(side, sheet));
  expect(said.find((line) => line.startsWith('! PRINT-SW-A4'))).toMatch(
    /left alone; .*price: 0.50 € → 0.07 €.*VAT: 19 % → 7 %/,
  );
  expect(productOf('PRINT-SW-A4')).toEqual(own);
  await run('remove');
  expect(products()).toEqual([own]);
});

test('a row the Shopware does not take is named, what was there stays, and the next run goes on', async () => {
  const many = Array.from({ length: 40 }, (_, index) => `UNIT-${index};Ding;Thing;Rzecz;7;;;;;1,00;;`);
  const bad = [
    {
      status: '400',
      code: 'C',
      detail: 'This value is too long.',
      source: { pointer: '/product/4/translations/name' },
    },
  ];
  await run('setup', edit(...many.slice(0, 25)));
  shopware.failNext('/_action/sync', { status: 400, errors: bad });
  const refused = await run('setup', edit(...many));
  expect(refused.code).toBe(1);
  expect(refused.complaints).toContain('UNIT-29, translations/name: This value is too long.');
  expect(products()).toHaveLength(25);
  expect((await run('setup', edit(...many))).code).toBe(0);
  expect(products()).toHaveLength(40);
});

test('a token that ends on the way is renewed, and a busy server is asked again', async () => {
  const file = edit(side, sheet);
  await run('setup', file);
  shopware.failNext(
    '/search/product',
    { status: 401 },
    { status: 429, headers: { 'retry-after': '0' } },
    { status: 503, headers: { 'retry-after': '0' } },
  );
  expect(await run('setup', file)).toMatchObject({ code: 0, complaints: '' });
  expect(shopware.calls.filter((call) => call === 'POST /oauth/token 200')).toHaveLength(3);
});

test('wrong credentials are told in one sentence that holds no secret', async () => {
  shopware.failNext('/oauth/token', {
    status: 401,
    errors: [{ status: '401', code: '4', detail: 'Client authentication failed' }],
  });
  const { code, complaints } = await run('setup', edit(side));
  expect(code).toBe(1);
  expect(complaints).toBe(
    'The Shopware does not accept SHOPWARE_ADMIN_ID and SHOPWARE_ADMIN_SECRET; make a new integration and set both.',
  );
});

test('the secret does not follow a redirect', async () => {
  shopware.failNext('/oauth/token', { status: 307, headers: { location: `${shopware.endpoint}/api/elsewhere` } });
  expect((await run('setup', edit(side))).complaints).toContain('SHOPWARE_ENDPOINT leads on to another address');
  expect(shopware.calls).toEqual(['POST /oauth/token 307']);
});

test('a sales channel or a currency that does not fit ends the command before anything is written', async () => {
  shopware.store.put('currency', { id: doubleIds.euro, isoCode: 'CHF' });
  expect((await run('setup', edit(side))).complaints).toContain('the main currency of this Shopware is CHF');
  shopware.store.of('sales_channel').clear();
  expect((await run('setup', edit(side))).complaints).toContain('No sales channel of this Shopware has the access key');
  expect(writes()).toEqual([]);
});

test('a price list with faults is refused before the shop is asked', async () => {
  expect((await run('setup', edit('X;;;;7;;;;;1;;'))).complaints).toContain(
    'line 2, column name_de: the name is missing',
  );
  expect(shopware.calls).toEqual([]);
});

test('a tax rate the shop does not have is made, and goes with the rest', async () => {
  await run('setup', edit(side.replace(';7;', ';8;')));
  expect(productOf('PRINT-SW-A4')?.['taxId']).toBe(madeId('tax 8'));
  expect((await run('remove', '--dry-run')).said).toContain('- VAT of 8 %');
  expect(products()).toHaveLength(1);
  await run('remove');
  const left = ['product', 'rule', 'custom_field_set'].map((entity) => shopware.store.of(entity).size);
  expect([...left, shopware.store.of('tax').size]).toEqual([0, 0, 0, 2]);
  expect((await run('remove')).said).toEqual(['There is nothing the set-up made.']);
});

test('the starting list survives set-up and export to the cent, and no file is overwritten', async () => {
  await run('price-list', list('start.csv'));
  await run('setup', list('start.csv'));
  expect(await run('export', list('back.csv'))).toMatchObject({ code: 0, said: ['72 products written.'] });
  const back = readPriceList(readFileSync(list('back.csv')), 'back.csv');
  // The double has no Polish.
  const wanted = startingPrices().map(({ sku, tiers, taxPercent }) => ({ sku, tiers, taxPercent }));
  expect(back).toMatchObject(wanted);
  writeFileSync(list('mine.csv'), writePriceList(back));
  expect((await run('export', list('mine.csv'))).complaints).toContain('is there already; name another file');
});

const fold = 'FOLD;Falzen;;;19;;;;;0,20;;';
const namesOf = (sku: string) =>
  listOf(productOf(sku)?.['translations']).map(({ languageId, name }) => [languageId, name]);

test('a name that the list does not have is not written in another language’s words, and the second run changes nothing', async () => {
  expect((await run('setup', edit(fold))).code).toBe(0);
  expect(namesOf('FOLD')).toEqual([[doubleIds.german, 'Falzen']]);
  expect((await run('setup', edit(fold))).said).toEqual(['Everything is as the price list says; nothing to change.']);
});

test('a name taken out of the list is taken out of the shop', async () => {
  await run('setup', edit(fold.replace(';;;', ';Folding;;')));
  const told = await run('setup', edit(fold));
  expect(told.said).toContain('~ FOLD: names: Falzen / Folding → Falzen / –');
  expect(namesOf('FOLD')).toEqual([
    [doubleIds.german, 'Falzen'],
    [doubleIds.english, null],
  ]);
  expect((await run('setup', edit(fold))).said).toEqual(['Everything is as the price list says; nothing to change.']);
});

test('columns of languages that the shop or a product does not have stay empty in an export', async () => {
  await run('setup', edit(side, fold));
  await run('export', list('back.csv'));
  const [, ...rows] = readFileSync(list('back.csv'), 'utf8').trim().split('\n');
  expect(rows.map((row) => row.split(';').slice(0, 4))).toEqual([
    ['PRINT-SW-A4', 'Druckseite', 'Printed side', ''],
    ['FOLD', 'Falzen', '', ''],
  ]);
});

test('a shop whose main language has no name in the list gets the German one there', async () => {
  shopware.store.put(
    'language',
    { id: doubleIds.german, translationCode: { code: 'en-GB' } },
    { id: doubleIds.english, translationCode: { code: 'de-DE' } },
  );
  await run('setup', edit(fold));
  expect(namesOf('FOLD').toSorted()).toEqual(
    [
      [doubleIds.german, 'Falzen'],
      [doubleIds.english, 'Falzen'],
    ].toSorted(),
  );
});

test('weights are compared as Shopware keeps them, in whole grams', async () => {
  await run('price-list', list('start.csv'));
  await run('setup', list('start.csv'));
  await run('export', list('back.csv'));
  const nothing = ['Everything is as the price list says; nothing to change.'];
  expect([(await run('setup', list('start.csv'))).said, (await run('setup', list('back.csv'))).said]).toEqual([
    nothing,
    nothing,
  ]);
  await run('setup', edit(sheet.replace('5,61', '0,3')));
  expect(productOf('PAPER-A4-90i')).toMatchObject({ weight: 0.001 });
});

test('a Shopware in a sub-folder of its domain is set up as well', async () => {
  const inFolder = { ...shopware, endpoint: `${shopware.endpoint}/laden/` };
  expect((await runAgainstDouble(inFolder, 'setup', edit(side))).code).toBe(0);
  expect(products()).toHaveLength(1);
});
