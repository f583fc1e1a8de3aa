import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removableFolder } from '#contract/temporary-folder.ts';
import { doubleIds, startAdminApiDouble, type AdminApiDouble } from '../testing/admin-api-double.ts';
import { listOf, type StoredRecord } from '../testing/admin-store.ts';
import { runAgainstDouble } from '../testing/run-against-double.ts';
import { madeId, mark } from './records/made-id.ts';

let shopware: AdminApiDouble;
let root = removableFolder();
let file = '';
beforeEach(async () => {
  root = removableFolder();
  shopware = await startAdminApiDouble();
  file = join(root.path, 'prices.csv');
  writeFileSync(
    file,
    'sku;name_de;name_en;name_pl;tax;weight_g;width_mm;length_mm;max_purchase;price\nFOLD;Falzen;;;19;;;;;0,20',
  );
});
afterEach(async () => {
  await shopware.stop();
  root.remove();
});

const setUp = (...more: readonly string[]) => runAgainstDouble(shopware, 'setup', file, ...more);
const remove = (...more: readonly string[]) => runAgainstDouble(shopware, 'remove', ...more);
const recordsOf = (entity: string) => [...shopware.store.of(entity).values()];
const named = (entity: string, name: string): StoredRecord | undefined =>
  recordsOf(entity).find((record) => listOf(record['translations']).some((row) => row['name'] === name));
const change = (entity: string, record: StoredRecord | undefined, to: object) =>
  shopware.store.put(entity, { ...record, id: record?.id ?? '', ...to });
const written = () => shopware.calls.filter((call) => call.includes('_action/sync')).length;

test('shipping by weight is made only when it is asked for, switched off, with the rules of a letter', async () => {
  await setUp();
  expect(recordsOf('shipping_method')).toEqual([]);
  expect((await setUp('--with', 'shipping')).code).toBe(0);
  const [letter, parcel] = [named('shipping_method', 'Brief'), named('shipping_method', 'Paket')];
  const rule = (name: string) => recordsOf('rule').find((each) => String(each['name']).includes(name));
  expect(letter).toMatchObject({
    active: false,
    availabilityRuleId: rule('passt in einen Brief')?.id,
    salesChannels: [{ id: doubleIds.channel }],
    customFields: { [mark]: true },
  });
  expect(JSON.stringify(rule('passt in einen Brief')?.['conditions'])).toMatch(
    /customerShippingCountry.*cartLineItemDimensionLength.*"amount":350.*cartWeight.*"weight":1/,
  );
  const germany = rule('Lieferung nach Deutschland')?.id;
  expect(listOf(parcel?.['prices'])).toMatchObject([
    { ruleId: germany, calculation: 3, quantityStart: 0, quantityEnd: 2, currencyPrice: [{ gross: 5.49 }] },
    { ruleId: germany, quantityStart: 2, quantityEnd: 5 },
    { ruleId: germany },
    { ruleId: germany, quantityEnd: 31.5 },
    { ruleId: null, quantityStart: 0, quantityEnd: 2, currencyPrice: [{ gross: 13.49 }] },
    { ruleId: null },
    { ruleId: null },
    { ruleId: null },
  ]);
});

test('legal pages are made in a menu of the footer, switched off, each with a layout for its text', async () => {
  await setUp('--with', 'content');
  const menu = named('category', 'Rechtliches');
  expect(menu).toMatchObject({ parentId: doubleIds.footer, type: 'folder', active: true });
  for (const name of ['AGB', 'Datenschutz', 'Impressum', 'Widerrufsrecht']) {
    const page = named('category', name);
    expect(page).toMatchObject({ parentId: menu?.id, type: 'page', active: false });
    expect(JSON.stringify(shopware.store.of('cms_page').get(String(page?.['cmsPageId'])))).toContain(
      `<h1>${name}</h1>`,
    );
  }
});

test('a sales channel without a footer gets a category for it, and its owner is told to choose it', async () => {
  change('sales_channel', recordsOf('sales_channel')[0], { footerCategoryId: null });
  const { said } = await setUp('--with', 'content', '--dry-run');
  expect(said).toContainEqual(expect.stringContaining('choose it at the sales channel as entry point of the footer'));
  expect(recordsOf('category')).toHaveLength(1);
  await setUp('--with', 'content');
  expect(named('category', 'Rechtliches')?.['parentId']).toBe(named('category', 'Notenfalz: Fußzeile')?.id);
});

test('what the owner did with it stays: a second run sends nothing', async () => {
  await setUp('--with', 'shipping,content');
  const letter = named('shipping_method', 'Brief');
  change('shipping_method', letter, { active: true, prices: [] });
  const before = written();
  expect((await setUp('--with', 'shipping,content')).said).toEqual([
    'Everything is as the price list says; nothing to change.',
  ]);
  expect([written(), named('shipping_method', 'Brief')?.['prices']]).toEqual([before, []]);
});

test('a removal takes all of it away, and nothing else', async () => {
  const kinds = ['product', 'rule', 'shipping_method', 'delivery_time', 'cms_page', 'category', 'tax'];
  const counts = () => kinds.map((entity) => recordsOf(entity).length);
  const before = counts();
  await setUp('--with', 'shipping,content');
  expect((await remove('--dry-run')).said).toContain('- shipping method “Paket” by weight');
  expect((await remove()).said.at(-1)).toBe('Deleted.');
  expect(counts()).toEqual(before);
});

test('a removal leaves what the owner switched on, and whatever holds it, and says why', async () => {
  await setUp('--with', 'shipping,content');
  change('category', named('category', 'Impressum'), { active: true });
  const own = { id: 'a'.repeat(32), parentId: madeId('category privacy'), type: 'page', active: true };
  shopware.store.put('category', own);
  const { code, said } = await remove();
  expect(code).toBe(0);
  expect(said).toContain('! page “Impressum” stays: you switched it on; switch it off first');
  expect(said).toContain('! page “Datenschutz” stays: there are pages of yours below it');
  expect(said).toContainEqual(expect.stringMatching(/^! layout “Impressum” stays: .*in use by: category/));
  expect([named('category', 'Impressum'), named('category', 'Rechtliches'), named('category', 'AGB')]).toEqual([
    expect.anything(),
    expect.anything(),
    undefined,
  ]);
  expect(shopware.store.of('category').get(own.id)).toEqual(own);
});

test('a way to ship that orders have stays, with what it needs', async () => {
  await setUp('--with', 'shipping');
  const letter = named('shipping_method', 'Brief');
  shopware.store.put('order_delivery', { id: 'd'.repeat(32), shippingMethodId: letter?.id });
  const { said } = await remove();
  expect(said).toContainEqual(expect.stringMatching(/^! shipping method “Brief” by weight stays: .*order_delivery/));
  expect(said).toContain('! delivery time of 2 to 4 days stays: it is in use by: shipping_method');
  expect(said).toContain('- rule “Notenfalz: passt in einen Brief nach Deutschland”');
  expect(said.at(-1)).toBe('Deleted, but for what is named with a reason.');
  expect([named('shipping_method', 'Paket'), named('shipping_method', 'Brief')]).toEqual([undefined, letter]);
});

test('an extra nobody knows is answered with what there is', async () => {
  const { code, complaints } = await setUp('--with', 'shipping,mails');
  expect([code, complaints.split('\n')[0]]).toEqual([1, 'npm run owner -- shopware COMMAND']);
  expect(shopware.calls).toEqual([]);
});
