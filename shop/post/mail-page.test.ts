import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../testing/serve-checkout.ts';
import { domainRow } from '../seeding/ensure-domains.ts';
import { upsert } from '../seeding/upsert.ts';
import { html } from './html.ts';
import { letter } from './letter.ts';
import { mailLocales } from './mail.ts';
import { asPage, mailLogo } from './mail-page.ts';
import { composeMail } from './mail-table.ts';
import { storefrontIn } from './storefront-links.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const mail = { to: 'max@example.test', subject: 'Hallo', text: 'Hallo', html: html`<p>Hallo</p>` };

test.each(mailLocales)(
  'every mail says who writes, as text and as HTML, with links to the pages in its language: %s',
  (locale) => {
    const prefix = locale === 'de-DE' ? '' : `/${locale}`;
    const composed = composeMail(shop.shop, { ...mail, locale });
    const parts = ['Notenfalz Musterdruck GmbH', 'Musterstraße 12', '12345 Musterstadt', 'hallo@notenfalz.example'];
    for (const part of [...parts, 'DE000000000', `http://localhost:3000${prefix}/impressum`]) {
      expect(composed.text).toContain(part);
      expect(composed.html).toContain(part);
    }
    expect(composed.html).toContain(`<html lang="${locale}">`);
  },
);

test('the mark of the shop travels with the mail, and nothing is loaded from elsewhere', () => {
  const composed = composeMail(shop.shop, { ...mail, locale: 'de-DE' });
  expect(composed.html).toContain(`src="cid:${mailLogo.id}"`);
  expect(composed.message).toContain(`Content-ID: <${mailLogo.id}>`);
  expect(composed.message).toContain('multipart/related');
  expect(composed.html).not.toMatch(/src="http|url\(|<link|@import|<script/);
  const page = asPage(composed.html);
  expect(page).toContain('src="data:image/png;base64,');
  expect(page).toContain('<base target="_blank">');
});

test('what a stranger wrote stays text in a letter', () => {
  const written = letter({ to: 'a@example.test', locale: 'de-DE', subject: '<b>', paragraphs: ['<img src=x>\n"'] });
  expect(composeMail(shop.shop, written).html).not.toMatch(/<b>|<img src=x/);
});

test('links lead to where the storefront is now, not to where it was first', async () => {
  upsert(shop.shop, 'sales_channel_domain', [
    { ...domainRow('http://aaa.example', 'de-DE'), createdAt: '2020-01-01T00:00:00.000+00:00' },
  ]);
  expect(storefrontIn(shop.shop, 'de-DE')).toBe('http://localhost:3000');
  expect(storefrontIn(shop.shop, 'pl-PL')).toBe('http://localhost:3000/pl-PL');
});

test('what a customer wrote stands apart from the words of the shop, as text and as HTML', () => {
  const quote = ['Lieferzeit', 'Schaffen Sie das?\n\nViele Grüße'];
  const written = letter({
    to: 'a@example.test',
    locale: 'de-DE',
    subject: 'Angekommen',
    paragraphs: ['Sie schrieben:'],
    quote,
  });
  expect(written.text).toBe('Sie schrieben:\n\n> Lieferzeit\n> \n> Schaffen Sie das?\n> \n> Viele Grüße');
  expect(written.html.text).toMatch(/<blockquote[^>]*>\s*<p[^>]*>Lieferzeit<\/p>.*Viele Grüße<\/p>\s*<\/blockquote>/s);
});

test('the title of a mail parts neither "E-Mail" nor a word of one letter from the next', () => {
  const titleOf = (subject: string) =>
    letter({ to: 'a@example.test', locale: 'pl-PL', subject, paragraphs: [] }).html.text;
  expect(titleOf('Bitte bestätigen Sie Ihre E-Mail-Adresse')).toContain(
    'Ihre <span style="white-space:nowrap">E-Mail</span>-Adresse',
  );
  expect(titleOf('Nowe hasło do konta w Notenfalz')).toContain('konta w\u00A0Notenfalz');
  expect(titleOf('<E-Mail>')).not.toContain('<E-Mail>');
});
