import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { removableFolder } from '#contract/temporary-folder.ts';
import { stableId } from '../base/stable-id.ts';
import { updateRow } from '../seeding/update-row.ts';
import { openTestShop, type TestShop } from '../testing/serve-checkout.ts';

let folder = removableFolder();
let shop: TestShop;
beforeEach(async () => {
  folder = removableFolder();
  shop = await open();
  leaveAsBefore();
});
afterEach(async () => {
  await shop.close();
  folder.remove();
});

const open = () => openTestShop({ folder: folder.path, inMemory: false, seed: 'demo' });

/** What a country of a shop says when nothing is exempt; as older versions wrote it. */
const taxed =
  '{"enabled":false,"currencyId":"b7d2554b0ce847cd82f3ac9bd1c0dfca","amount":0,"apiAlias":"shopware_core_framework_data_abstraction_layer_tax_free_config"}';

const texts = [
  ['; für Lieferungen in die Schweiz fällt sie weg. Versandkosten', '. Versandkosten'],
  ['; it is not charged on deliveries to Switzerland. Delivery', '. Delivery'],
  ['; przy dostawach do Szwajcarii nie jest on naliczany. Koszty', '. Koszty'],
  [' In die Schweiz liefern wir ohne Mehrwertsteuer: Waren und Versand kosten dort um sie weniger.', ''],
  ['können Einfuhrsteuer und Zoll hinzukommen', 'können Zoll und Einfuhrabgaben hinzukommen'],
  [' We deliver to Switzerland without VAT: goods and delivery cost that much less.', ''],
  ['import tax and customs duty may be added', 'customs duty and import charges may be added'],
  [' Do Szwajcarii dostarczamy bez VAT: towar i wysyłka kosztują o ten podatek mniej.', ''],
  ['mogą dojść podatek importowy i cło', 'mogą dojść cło i opłaty importowe'],
] as const;

/** The data folder as the version before Switzerland was free of tax left it. */
function leaveAsBefore(): void {
  const { database } = shop.shop;
  database.prepare(`UPDATE country SET customer_tax = ? WHERE iso = 'CH'`).run(taxed);
  for (const [now, before] of texts)
    database.prepare('UPDATE cms_slot_translation SET config = replace(config, ?, ?)').run(now, before);
  database.exec(`DELETE FROM schema_migrations WHERE name = 'country'`);
}

async function reopen(): Promise<void> {
  await shop.close();
  shop = await open();
}

const context = z.object({ context: z.object({ taxState: z.string() }) });

async function taxStateIn(iso: string): Promise<string> {
  const shopper = shop.shopper();
  await shopper.ok('PATCH', '/context', { countryId: stableId(`country:${iso}`) });
  return context.parse(await shopper.ok('GET', '/context')).context.taxState;
}

const holds = (text: string): boolean =>
  shop.shop.database.prepare('SELECT 1 FROM cms_slot_translation WHERE instr(config, ?) > 0').get(text) !== undefined;

const legal = [
  'für Lieferungen in die Schweiz fällt sie weg',
  'it is not charged on deliveries to Switzerland',
  'przy dostawach do Szwajcarii nie jest on naliczany',
  'In die Schweiz liefern wir ohne Mehrwertsteuer',
  'We deliver to Switzerland without VAT',
  'Do Szwajcarii dostarczamy bez VAT',
];

test('a data folder from before delivers to Switzerland free of tax, and its texts say so', async () => {
  expect(await taxStateIn('CH')).toBe('gross');
  expect(legal.filter(holds)).toEqual([]);
  await reopen();
  expect(await taxStateIn('CH')).toBe('tax-free');
  expect(await taxStateIn('DE')).toBe('gross');
  expect(await taxStateIn('GB')).toBe('gross');
  expect(legal.filter((text) => !holds(text))).toEqual([]);
});

test('a country the owner has written to stays as it is, and so do the texts', async () => {
  updateRow(shop.shop, 'country', stableId('country:CH'), { position: 1 });
  await reopen();
  expect(await taxStateIn('CH')).toBe('gross');
  expect(legal.filter(holds)).toEqual([]);
});

test('a limit the owner has set stays, and what is changed later is not changed back', async () => {
  const limit = taxed.replace('"amount":0', '"amount":100');
  shop.shop.database.prepare(`UPDATE country SET customer_tax = ? WHERE iso = 'CH'`).run(limit);
  await reopen();
  expect(await taxStateIn('CH')).toBe('gross');
  shop.shop.database.prepare(`UPDATE country SET customer_tax = ? WHERE iso = 'CH'`).run(taxed);
  await reopen();
  expect(await taxStateIn('CH')).toBe('gross');
});

test('sentences the owner put in other words stay, beside others that are as they were', async () => {
  shop.shop.database
    .prepare('UPDATE cms_slot_translation SET config = replace(config, ?, ?)')
    .run('Alle Preise enthalten die gesetzliche Mehrwertsteuer.', 'Unsere Preise sind brutto.');
  await reopen();
  expect(holds('Unsere Preise sind brutto. Versandkosten kommen hinzu')).toBe(true);
  expect(holds('für Lieferungen in die Schweiz fällt sie weg')).toBe(false);
  expect(holds('In die Schweiz liefern wir ohne Mehrwertsteuer')).toBe(true);
});
