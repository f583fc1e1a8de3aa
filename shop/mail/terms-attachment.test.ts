import { afterAll, expect, test } from 'vitest';
import { newCustomer } from '../testing/customers.ts';
import { lineItem, openFilledShop } from '../testing/serve-checkout.ts';
import type { JsonObject } from '../base/json.ts';
import { baseIds } from '../seeding/base-data/base-ids.ts';
import { stableId } from '../base/stable-id.ts';
import { upsert } from '../seeding/upsert.ts';
import { newestMails } from '../testing/newest-mails.ts';
import { termsAttachment } from './terms-attachment.ts';

const shop = await openFilledShop();
afterAll(() => shop.close());

const german = { salesChannelId: baseIds.salesChannel, languageId: baseIds.languages['de-DE'] };
const polish = { ...german, languageId: baseIds.languages['pl-PL'] };

const text = (value: string): JsonObject => ({ content: { source: 'static', value } });
/** A page of the shop with two texts, in German and Polish. */
function writeTerms(): void {
  const slot = (name: string, de: string, pl: string): JsonObject => ({
    id: stableId(`terms-slot:${name}`),
    type: 'text',
    slot: 'content',
    config: { 'de-DE': text(de), 'pl-PL': text(pl) },
  });
  const block = (name: string, position: number, slots: JsonObject[]): JsonObject => ({
    id: stableId(`terms-block:${name}`),
    type: 'text',
    position,
    slots,
  });
  const sections = [
    {
      id: stableId('terms-section'),
      type: 'default',
      position: 0,
      blocks: [
        block('second', 1, [slot('second', '<p>Preise: <a href="/shipping">Versand</a></p>', '<p>Ceny</p>')]),
        block('first', 0, [slot('first', '<h1>Vertrag</h1>', '<h1>Umowa</h1>')]),
      ],
    },
  ];
  upsert(shop.shop, 'cms_page', [{ id: stableId('terms-page'), type: 'landingpage', name: 'AGB', sections }]);
  upsert(shop.shop, 'landing_page', [
    {
      id: stableId('terms'),
      active: true,
      name: { 'de-DE': 'Geschäftsbedingungen', 'pl-PL': 'Regulamin' },
      url: { 'de-DE': 'agb', 'pl-PL': 'agb' },
      cmsPageId: stableId('terms-page'),
      salesChannels: [{ id: baseIds.salesChannel }],
    },
  ]);
}

test('a shop without a page of terms attaches none', () => {
  expect(termsAttachment(shop.shop, german)).toBeUndefined();
});

test('the terms are a file in the language of the order, in the order of the page, with links that work', () => {
  writeTerms();
  const file = termsAttachment(shop.shop, german);
  const content = Buffer.from(file?.content ?? []).toString();
  expect(file?.name).toBe('AGB.html');
  expect(content).toContain('<title>Geschäftsbedingungen</title>');
  expect(content.indexOf('<h1>Vertrag</h1>')).toBeLessThan(content.indexOf('<p>Preise:'));
  expect(content).toContain('href="http://localhost:3000/shipping"');
  expect(Buffer.from(termsAttachment(shop.shop, polish)?.content ?? []).toString()).toContain('<h1>Umowa</h1>');
});

test('the confirmation of an order carries them as they stood when it was placed', async () => {
  writeTerms();
  const { shopper, email } = await newCustomer(shop);
  await shopper.ok('POST', '/checkout/cart/line-item', { items: [lineItem('spiral')] });
  await shopper.ok('POST', '/checkout/order', {});
  upsert(shop.shop, 'cms_slot', [{ id: stableId('terms-slot:first'), config: { 'de-DE': text('<h1>Anders</h1>') } }]);
  const mail = (await newestMails(shop.shop, 10)).find(({ recipient }) => recipient === email);
  const attached = /filename\*=UTF-8''AGB\.html[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(mail?.message ?? '')?.[1] ?? '';
  expect(Buffer.from(attached, 'base64').toString()).toContain('<h1>Vertrag</h1>');
});
