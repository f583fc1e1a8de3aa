import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../base/json.ts';
import type { OrderDocument, OrderDocumentLine } from '../papers/order-document.ts';
import { mailLocales } from '../post/mail.ts';
import { defaultShopConfig } from '../base/shop-config.ts';
import { orderConfirmation } from './order-confirmation.ts';

const sender = defaultShopConfig;

const line = (label: string, quantity: number, unitPrice: number, payload: JsonObject = {}): OrderDocumentLine => ({
  type: 'product',
  label,
  productNumber: label.toUpperCase(),
  options: [],
  quantity,
  unitPrice,
  totalPrice: Math.round(quantity * unitPrice * 100) / 100,
  isDownload: false,
  payload,
});

const lead: JsonObject = {
  id: 'job-1',
  title: 'Chorheft <Advent>',
  role: 'lead',
  spec: { format: 'A4', paper: '90i', sides: 'duplex', colour: 'black', binding: 'stapled', copies: 40, pages: 24 },
  files: [{ path: 'uploads/x/advent.pdf', name: 'advent.pdf', size: 1, md5: 'x', pages: 24 }],
  rights: { kind: 'public-domain', textVersion: '1', confirmedAt: '2026-11-21T08:00:00Z' },
};

const order = (changes: Partial<OrderDocument> = {}): OrderDocument => ({
  id: 'o1',
  locale: 'de-DE',
  orderNumber: '10001',
  orderedAt: new Date('2026-11-21T08:00:00Z'),
  currency: 'EUR',
  taxStatus: 'gross',
  customer: {
    email: 'klara@example.test',
    customerNumber: '1',
    firstName: 'Klara',
    lastName: 'Kundin',
    company: null,
    vatIds: [],
  },
  billingAddress: ['Klara Kundin', 'Notenweg 1', '10115 Berlin', 'Deutschland'],
  shippingAddress: ['Chor St. Anna', 'Domplatz 2', '50667 Köln', 'Deutschland'],
  lines: [
    line('Druckseite', 960, 0.05, { printJob: lead }),
    line('Papier', 480, 0.02, { printJob: { id: 'job-1', role: 'paper' } }),
    line('Bleistift', 2, 1.5),
  ],
  positionPrice: 60.6,
  shippingTotal: 5.49,
  netPrice: 61.77,
  totalPrice: 66.09,
  taxes: [{ taxRate: 7, tax: 4.32, price: 66.09 }],
  paymentMethod: 'Rechnung',
  paymentTechnicalName: 'payment_invoicepayment',
  shippingMethod: 'Paket',
  deliveryDates: { earliest: new Date('2026-11-25T12:00:00Z'), latest: new Date('2026-11-27T12:00:00Z') },
  comment: 'Bitte gut verpacken',
  ...changes,
});

describe('the order confirmation', () => {
  test('describes each print job with specification and file names above its lines', () => {
    const { text } = orderConfirmation(order(), sender);
    const job = text.slice(text.indexOf('Druckauftrag'), text.indexOf('Bleistift'));
    expect(job).toContain('Druckauftrag: Chorheft <Advent>');
    expect(job).toContain('Exemplare: 40');
    expect(job).toContain('Papier: 90 g/m² chamois');
    expect(job).toContain('Bindung: Klammerheftung');
    expect(job).toContain('Dateien: advent.pdf (24 Seiten)');
    expect(job).toContain('480 × Papier: 9,60');
  });

  test('names totals, taxes, addresses, payment, shipping and delivery days', () => {
    const text = orderConfirmation(order(), sender).text.replaceAll('\u00a0', ' ');
    expect(text).toContain('Gesamtbetrag: 66,09 €');
    expect(text).toContain('enthaltene MwSt. 7 %: 4,32 €');
    expect(text).toContain('Domplatz 2\n50667 Köln');
    expect(text).toContain('Rechnung');
    expect(text).toContain('25. November 2026 bis 27. November 2026');
  });

  test('says that custom prints cannot be withdrawn from and other goods can', () => {
    const { text } = orderConfirmation(order(), sender);
    expect(text).toContain('§ 312g Abs. 2 Nr. 1 BGB');
    expect(text).toContain('binnen vierzehn Tagen');
    expect(text).toContain('Muster-Widerrufsformular');
  });

  test('leaves the notice for goods out when only print jobs were ordered', () => {
    const { text } = orderConfirmation(order({ lines: [line('Druckseite', 1, 1, { printJob: lead })] }), sender);
    expect(text).toContain('§ 312g Abs. 2 Nr. 1 BGB');
    expect(text).not.toContain('Muster-Widerrufsformular');
  });

  test('promises no delivery days of stock goods for print jobs alone', () => {
    const { text } = orderConfirmation(order({ lines: [line('Druckseite', 1, 1, { printJob: lead })] }), sender);
    expect(text).not.toContain('Voraussichtliche Lieferung');
  });

  test('says how long print jobs take when the storefront said so, the slowest counting', () => {
    const job = (id: string, from: number, to: number) =>
      line('Druckseite', 1, 1, { printJob: { ...lead, id, workingDays: { from, to } } });
    const { text } = orderConfirmation(order({ lines: [job('a', 3, 4), job('b', 5, 6)] }), sender);
    expect(text).toContain('5 bis 6 Werktage');
    const unknown = line('Druckseite', 1, 1, { printJob: { ...lead, id: 'c' } });
    const partly = orderConfirmation(order({ lines: [job('a', 3, 4), unknown] }), sender);
    expect(partly.text).not.toContain('Werktage');
    expect(orderConfirmation(order({ lines: [job('a', -3, 4.5)] }), sender).text).not.toContain('Werktage');
  });

  test('names the seller with address and VAT id, in the notice of withdrawal too', () => {
    const { text, html } = orderConfirmation(order(), sender);
    expect(text).toContain('Notenfalz Musterdruck GmbH\nMusterstraße 12\n12345 Musterstadt');
    expect(text).toContain('USt-IdNr. DE000000000');
    expect(text).toContain('müssen Sie uns (Notenfalz Musterdruck GmbH, Musterstraße 12, 12345 Musterstadt');
    expect(html.text).toContain('Musterstraße 12');
  });

  test('brings the terms along and says so', () => {
    const terms = { name: 'AGB.html', mimeType: 'text/html', content: Buffer.from('§ 1') };
    const mail = orderConfirmation(order(), sender, terms);
    expect(mail.attachments).toEqual([terms]);
    expect(mail.text).toContain('liegen dieser E-Mail bei (AGB.html)');
    expect(orderConfirmation(order(), sender).text).not.toContain('AGB.html');
  });

  test('escapes what customers wrote in its HTML', () => {
    const mail = orderConfirmation(order({ comment: '<img src=x>' }), sender);
    expect(mail.html.text).toContain('Chorheft &lt;Advent&gt;');
    expect(mail.html.text).not.toContain('<img');
  });

  test.each(mailLocales)('is written completely in %s', (locale) => {
    const mail = orderConfirmation(order({ locale }), sender);
    const subjects = {
      'de-DE': 'Ihre Bestellung 10001 bei Notenfalz',
      'en-GB': 'Your order 10001 with Notenfalz',
      'pl-PL': 'Państwa zamówienie 10001 w Notenfalz',
    };
    expect(mail.subject).toBe(subjects[locale]);
    expect(mail.html.text).toContain(`<html lang="${locale}">`);
    expect(mail.text).not.toContain('undefined');
  });

  test.each([
    ['no object', 'x'],
    ['a number as title', { id: 'a', title: 4 }],
    ['a specification that is a list', { id: 'a', spec: ['A4'], files: 'none' }],
    ['unknown codes and nested values', { id: 'a', spec: { binding: 'sewn', fit: { mode: 'fill' } }, files: [4, {}] }],
  ])('does not fail on a print job record with %s', (_, printJob) => {
    const { text } = orderConfirmation(order({ lines: [line('Druckseite', 1, 1, { printJob })] }), sender);
    expect(text).toContain('Druckseite');
  });

  test('tells prepaying customers what to transfer', () => {
    const { text } = orderConfirmation(order({ paymentTechnicalName: 'payment_prepayment' }), sender);
    expect(text).toContain('unter Angabe der Bestellnummer 10001');
  });
});
