import { describe, expect, test } from 'vitest';
import { sampleJob, sampleLine, sampleOrder } from '../testing/sample-order.ts';
import type { JsonObject } from '../base/json.ts';
import type { OrderDocument } from '../papers/order-document.ts';
import { type Attachment, type Mail, mailLocales } from '../post/mail.ts';
import { defaultShopConfig } from '../base/shop-config.ts';
import { orderConfirmation } from './order-confirmation.ts';

const sender = defaultShopConfig;
const storefrontUrl = 'https://shop.example/en-GB';
const confirm = (changes: Partial<OrderDocument> = {}, terms?: Attachment) =>
  orderConfirmation(sampleOrder(changes), sender, { storefrontUrl, terms });
const fileOf = ({ attachments = [] }: Mail, name: string): string =>
  Buffer.from(attachments.find((file) => file.name === name)?.content ?? []).toString();

describe('the order confirmation', () => {
  test('describes each print job in plain words with its price, its files and the way to them, without article numbers', () => {
    const { text, html } = confirm();
    const job = text.slice(text.indexOf('Druckauftrag'), text.indexOf('Bleistift')).replaceAll('\u00a0', ' ');
    expect(job).toContain('Druckauftrag: Chorheft <Advent>\n  40 Exemplare × 24 Seiten, A4');
    expect(job).toContain('Papier: 90 g/m² chamois');
    expect(job).toContain('Bindung: Klammerheftung');
    expect(job).toContain('Dateien: advent.pdf (24 Seiten)');
    expect(job).toContain('57,60 €');
    expect(job).toContain(`Ihre Dateien ansehen: ${storefrontUrl}/download/Zk3v9QmT0aLxW7sYb2NcRg`);
    expect(text + html.text).not.toMatch(/DRUCKSEITE|PAPIER|BLEISTIFT/);
  });

  test('says of a set how many booklets it makes', () => {
    const spec = { copies: 3, volumes: 12, pages: 240, format: 'A4' };
    const { text } = confirm({ lines: [sampleLine('Druckseite', 1, 1, { printJob: { ...sampleJob, spec } })] });
    expect(text).toContain('  12 Hefte, 240 Seiten, A4');
  });

  test('leads to the order, and says so when it is still to be paid online', () => {
    const link = `${storefrontUrl}/account/order/${sampleOrder().deepLinkCode}`;
    const [onAccount, online] = [confirm(), confirm({ paymentTechnicalName: 'payment_online' })];
    expect(onAccount.text).toContain(`Bestellung ansehen:\n${link}`);
    expect(onAccount.html.text).toContain(`href="${link}"`);
    expect(online.text).toContain(`Bestellung ansehen und bezahlen:\n${link}`);
  });

  test('names totals, taxes, addresses, payment, shipping and delivery days', () => {
    const text = confirm().text.replaceAll('\u00a0', ' ');
    expect(text).toContain('Gesamtbetrag: 66,09 €');
    expect(text).toContain('enthaltene MwSt. 7 %: 4,33 €');
    expect(text).toContain('Domplatz 2\n50667 Köln');
    expect(text).toContain('Rechnung');
    expect(text).toContain('25. November 2026 bis 27. November 2026');
  });

  test('says that custom prints cannot be withdrawn from and other goods can, with notice and form attached (LAW-07, LAW-08)', () => {
    const mail = confirm();
    expect(mail.text).toContain('§\u00a0312g Abs.\u00a02 Nr.\u00a01 BGB');
    expect(mail.text).toContain('binnen vierzehn Tagen');
    expect(mail.text).toContain('liegen dieser E-Mail bei (Widerrufsbelehrung.html)');
    expect(mail.text).toContain(`Vertrag widerrufen:\n${storefrontUrl}/vertrag-widerrufen`);
    expect(fileOf(mail, 'Widerrufsbelehrung.html')).toContain('Widerrufsfrist beträgt vierzehn Tage');
    expect(fileOf(mail, 'Widerrufsbelehrung.html')).toContain('Muster-Widerrufsformular');
  });

  test('leaves the notice for goods out when only print jobs were ordered', () => {
    const mail = confirm({ lines: [sampleLine('Druckseite', 1, 1, { printJob: sampleJob })] });
    expect(mail.text).toContain('§\u00a0312g Abs.\u00a02 Nr.\u00a01 BGB');
    expect(mail.text).not.toContain('Widerrufsbelehrung');
    expect(mail.attachments).toBeUndefined();
  });

  test('repeats with its time that the buyer wants downloads at once and loses the right of withdrawal by it (LAW-06)', () => {
    const consent = { waiver: { confirmedAt: '2026-11-21T08:00:00.000Z', textVersion: '2026-11' } };
    const download = (payload: JsonObject) => ({ ...sampleLine('Datei', 1, 3, payload), isDownload: true });
    const agreed = confirm({ lines: [download({ consent })] });
    expect(agreed.text).toContain('ausdrücklich zugestimmt, dass wir die Dateien vor Ablauf der Widerrufsfrist');
    expect(agreed.text).toContain('(21. November 2026 um 09:00)');
    expect(agreed.html.text).toContain('21. November 2026 um 09:00');
    for (const unproven of [{}, { consent: 'ja' }, { consent: { waiver: { confirmedAt: 'gestern' } } }])
      expect(confirm({ lines: [download({ consent }), download(unproven)] }).text).not.toContain('zugestimmt');
  });

  test('promises no delivery days of stock goods for print jobs alone', () => {
    const { text } = confirm({ lines: [sampleLine('Druckseite', 1, 1, { printJob: sampleJob })] });
    expect(text).not.toContain('Voraussichtliche Lieferung');
  });

  test('says how long print jobs take when the storefront said so, the slowest counting', () => {
    const job = (id: string, from: number, to: number) =>
      sampleLine('Druckseite', 1, 1, { printJob: { ...sampleJob, id, workingDays: { from, to } } });
    const { text } = confirm({ lines: [job('a', 3, 4), job('b', 5, 6)] });
    expect(text).toContain('5 bis 6 Werktage nach der Bestellung bei Ihnen.');
    const inAdvance = confirm({ lines: [job('a', 4, 4)], paymentTechnicalName: 'payment_prepayment' });
    expect(inAdvance.text).toContain('Ihre Druckaufträge sind 4 Werktage nach dem Zahlungseingang bei Ihnen.');
    const unknown = sampleLine('Druckseite', 1, 1, { printJob: { ...sampleJob, id: 'c' } });
    const partly = confirm({ lines: [job('a', 3, 4), unknown] });
    expect(partly.text).not.toContain('Werktage');
    expect(confirm({ lines: [job('a', -3, 4.5)] }).text).not.toContain('Werktage');
  });

  test('names the seller with address in the notice of withdrawal', () => {
    const notice = fileOf(confirm(), 'Widerrufsbelehrung.html');
    expect(notice).toContain('müssen Sie uns (Notenfalz Musterdruck GmbH, Musterstraße 12, 12345 Musterstadt');
  });

  test('brings the terms along and says so (LAW-07)', () => {
    const terms = { name: 'AGB.html', mimeType: 'text/html', content: Buffer.from('§ 1') };
    const mail = confirm({}, terms);
    expect(mail.attachments?.[0]).toEqual(terms);
    expect(mail.text).toContain('liegen dieser E-Mail bei (AGB.html)');
    expect(confirm().text).not.toContain('AGB.html');
  });

  test('escapes what customers wrote in its HTML', () => {
    const mail = confirm({ comment: '<img src=x>' });
    expect(mail.html.text).toContain('Chorheft &lt;Advent&gt;');
    expect(mail.html.text).not.toContain('<img');
  });

  test.each(mailLocales)('is written completely in %s', (locale) => {
    const mail = confirm({ locale });
    const subjects = {
      'de-DE': 'Ihre Bestellung 10001 bei Notenfalz',
      'en-GB': 'Your order 10001 with Notenfalz',
      'pl-PL': 'Państwa zamówienie 10001 w Notenfalz',
    };
    expect(mail.subject).toBe(subjects[locale]);
    expect(mail.locale).toBe(locale);
    expect(mail.text + mail.html.text).not.toMatch(/undefined|\[object/);
  });

  test.each([
    ['no object', 'x'],
    ['a number as title', { id: 'a', title: 4 }],
    ['a specification that is a list', { id: 'a', spec: ['A4'], files: 'none' }],
    ['unknown codes and nested values', { id: 'a', spec: { binding: 'sewn', fit: { mode: 'fill' } }, files: [4, {}] }],
  ])('does not fail on a print job record with %s', (_, printJob) => {
    const { text } = confirm({ lines: [sampleLine('Druckseite', 1, 1, { printJob })] });
    expect(text).toMatch(/Druckseite|Druckauftrag/);
  });

  test('tells prepaying customers what to transfer', () => {
    const { text } = confirm({ paymentTechnicalName: 'payment_prepayment' });
    expect(text).toContain('unter Angabe der Bestellnummer 10001');
  });

  const own = { holder: 'Clara & Söhne', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', bank: 'Commerzbank' };
  test.each(['payment_prepayment', 'payment_invoicepayment'])(
    'names amount, account and purpose for a transfer (%s)',
    (paymentTechnicalName) => {
      const seller = { ...sender.seller, bankAccount: own };
      const { text, html } = orderConfirmation(
        sampleOrder({ paymentTechnicalName }),
        { ...sender, seller },
        { storefrontUrl },
      );
      expect(text.replaceAll('\u00A0', ' ')).toContain(
        [
          'Bankverbindung\nBetrag: 66,09 €\nEmpfänger: Clara & Söhne\nIBAN: DE89 3704 0044 0532 0130 00',
          'BIC: COBADEFFXXX\nBank: Commerzbank\nVerwendungszweck: 10001',
        ].join('\n'),
      );
      for (const part of ['DE89 3704 0044 0532 0130 00', 'COBADEFFXXX', 'Clara &amp; Söhne', 'Verwendungszweck'])
        expect(html.text).toContain(part);
    },
  );

  test('says why an order that leaves the EU is free of tax', () => {
    const { text, html } = confirm({ taxStatus: 'tax-free', taxes: [], shippingTaxes: [] });
    const reason = 'Steuerfreie Ausfuhrlieferung (§\u00A04 Nr.\u00A01 Buchst.\u00A0a UStG)';
    expect(text).toContain(reason);
    expect(html.text).toContain(reason);
    expect(text).not.toContain('MwSt.');
    expect(confirm().text).not.toContain(reason);
  });

  test('names no account where nothing is to be transferred, or the shop has none', () => {
    const seller = { ...sender.seller, bankAccount: undefined };
    const without = orderConfirmation(sampleOrder(), { ...sender, seller }, { storefrontUrl });
    const others = [
      without,
      confirm({ paymentTechnicalName: 'payment_online' }),
      confirm({ paidAt: new Date('2026-11-22T08:00:00Z') }),
    ];
    for (const { text, html } of others) expect(text + html.text).not.toContain('IBAN');
  });
});
