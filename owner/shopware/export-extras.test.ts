import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removableFolder } from '#contract/temporary-folder.ts';
import { doubleIds, startAdminApiDouble, type AdminApiDouble } from '../testing/admin-api-double.ts';
import { listOf, type StoredRecord } from '../testing/admin-store.ts';
import { runAgainstDouble } from '../testing/run-against-double.ts';
import { madeId } from './records/made-id.ts';

let shopware: AdminApiDouble;
let elsewhere: AdminApiDouble;
let root = removableFolder();
beforeEach(async () => {
  root = removableFolder();
  [shopware, elsewhere] = await Promise.all([startAdminApiDouble(), startAdminApiDouble()]);
  writeFileSync(
    file('prices.csv'),
    'sku;name_de;name_en;name_pl;tax;weight_g;width_mm;length_mm;max_purchase;price\nFOLD;Falzen;;;19;;;;;0,20',
  );
});
afterEach(async () => {
  await Promise.all([shopware.stop(), elsewhere.stop()]);
  root.remove();
});

const file = (name: string): string => join(root.path, name);
const setUp = (...more: readonly string[]) => runAgainstDouble(shopware, 'setup', file('prices.csv'), ...more);
const exported = () => runAgainstDouble(shopware, 'export', file('now.csv'), '--extras', file('now.json'));
const again = (where: AdminApiDouble) =>
  runAgainstDouble(where, 'setup', file('now.csv'), '--extras', file('now.json'));
const recordOf = ({ store }: AdminApiDouble, entity: string, made: string): StoredRecord | undefined =>
  store.of(entity).get(madeId(made));
const change = (entity: string, made: string, to: object) => {
  const record = recordOf(shopware, entity, made);
  if (record === undefined) throw new Error(`${made} was not made`);
  shopware.store.put(entity, { ...record, ...to, id: record.id });
};
/** All records of shipping and content; their order in the shop says nothing. */
const state = () =>
  ['rule', 'delivery_time', 'shipping_method', 'cms_page', 'category', 'product'].map((entity) =>
    Object.fromEntries(shopware.store.of(entity)),
  );
const nameOf = (record: StoredRecord | undefined) =>
  listOf(record?.['translations']).map(({ languageId, name }) => [languageId, name]);

const ownRule: StoredRecord = {
  id: 'b'.repeat(32),
  name: 'Nur Stammkunden',
  priority: 5,
  conditions: [{ id: 'b1'.repeat(16), type: 'customerIsNewCustomer', value: { isNew: false }, parentId: null }],
};

test('what an owner made of shipping and pages is the same again after export, removal and set-up', async () => {
  await setUp('--with', 'shipping,content');
  const letter = recordOf(shopware, 'shipping_method', 'shipping method letter');
  const prices = listOf(letter?.['prices']).slice(1);
  const dearer = [{ currencyId: doubleIds.euro, gross: 2.9, net: 2.4369747899, linked: true }];
  change('shipping_method', 'shipping method letter', {
    prices: [...prices, { id: 'a1'.repeat(16), ruleId: null, quantityStart: 1, currencyPrice: dearer }],
    translations: [{ id: doubleIds.german, languageId: doubleIds.german, name: 'Maxibrief' }],
    position: 7,
  });
  shopware.store.put('rule', ownRule);
  change('shipping_method', 'shipping method parcel', { availabilityRuleId: ownRule.id });
  const written = JSON.stringify(recordOf(shopware, 'cms_page', 'layout imprint'));
  change('cms_page', 'layout imprint', JSON.parse(written.replaceAll('<h1>Impressum</h1>', '<p>Falz GmbH, Köln</p>')));
  change('category', 'category terms', { afterCategoryId: madeId('category withdrawal') });
  const before = state();
  expect((await exported()).said).toEqual(['1 products written.', '15 records of shipping and content written.']);
  expect((await runAgainstDouble(shopware, 'remove')).said.at(-1)).toBe('Deleted.');
  shopware.store.remove('rule', [ownRule.id]);
  expect(state()).not.toEqual(before);
  const { code, said } = await again(shopware);
  expect(code).toBe(0);
  expect(said).toContain('+ shipping method “Maxibrief”, switched off, as the file has it');
  expect(state()).toEqual(before);
  expect((await again(shopware)).said).toEqual(['Everything is as the price list says; nothing to change.']);
});

test('another Shopware gets the same in its own languages and countries, and what was switched on is on', async () => {
  await setUp('--with', 'shipping,content');
  change('shipping_method', 'shipping method letter', { active: true });
  await exported();
  const [home, footer] = ['ab'.repeat(16), 'cd'.repeat(16)];
  elsewhere.store.of('language').clear();
  elsewhere.store.put('language', { id: doubleIds.german, translationCode: { code: 'en-GB' } });
  elsewhere.store.of('country').clear();
  elsewhere.store.put('country', { id: home, iso: 'DE' });
  const channel = elsewhere.store.of('sales_channel').get(doubleIds.channel);
  elsewhere.store.put('sales_channel', { ...channel, id: doubleIds.channel, footerCategoryId: footer });
  const { code, said } = await again(elsewhere);
  expect(code).toBe(0);
  expect(said).toContain('+ shipping method “Letter”, switched on, as the file has it');
  const letter = recordOf(elsewhere, 'shipping_method', 'shipping method letter');
  expect([letter?.['active'], letter?.['salesChannels'], nameOf(letter)]).toEqual([
    true,
    [{ id: doubleIds.channel }],
    [[doubleIds.german, 'Letter']],
  ]);
  expect(JSON.stringify(recordOf(elsewhere, 'rule', 'rule letter'))).toContain(`"countryIds":["${home}"]`);
  expect(recordOf(elsewhere, 'category', 'category legal')?.['parentId']).toBe(footer);
});

test('what another Shopware lacks is named before anything is written', async () => {
  await setUp('--with', 'shipping,content');
  await exported();
  elsewhere.store.of('country').clear();
  expect((await again(elsewhere)).complaints).toContain('The file needs the country DE');
  elsewhere.store.put('country', { id: doubleIds.germany, iso: 'DE' });
  const channel = elsewhere.store.of('sales_channel').get(doubleIds.channel);
  elsewhere.store.put('sales_channel', { ...channel, id: doubleIds.channel, footerCategoryId: null });
  expect((await again(elsewhere)).complaints).toContain('no entry point for the footer navigation');
  expect(elsewhere.calls.filter((call) => call.includes('_action/sync'))).toEqual([]);
});

test('an export of what was never made, or onto a file that is there, writes nothing', async () => {
  await setUp();
  expect((await exported()).complaints).toContain('no shipping methods and no pages that setup made');
  await setUp('--with', 'shipping');
  writeFileSync(file('now.json'), 'mine');
  expect((await exported()).complaints).toContain('is there already');
  expect(existsSync(file('now.csv'))).toBe(false);
  expect((await again(shopware)).complaints).toContain('There is no ');
});

test('a set-up from a file that is no export is refused before the shop is asked', async () => {
  writeFileSync(file('now.json'), '{"records":[{"entity":"user","record":{"id":"1"}}]}');
  const { code, complaints } = await setUp('--extras', file('now.json'));
  expect([code, complaints]).toEqual([
    1,
    'now.json is not a file that shopware export --extras has written; name such a file.',
  ]);
  expect(shopware.calls).toEqual([]);
});
