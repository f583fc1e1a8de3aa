import { describe, expect, test } from 'vitest';
import { defaultShopConfig } from '../../base/shop-config.ts';
import { sampleJob, sampleLine, sampleOrder, sampleSet } from '../../testing/sample-order.ts';
import { invoicePages } from './invoice-layout.ts';
import { documentFonts } from '../pdf/document-fonts.ts';
import { pageSize } from '../pdf/pdf-file.ts';
import { textWidth } from '../pdf/pdf-text.ts';
import type { OrderDocument, OrderDocumentLine } from '../order-document.ts';

const line = (label: string, more: Partial<OrderDocumentLine> = {}): OrderDocumentLine => ({
  ...sampleLine(label, 2, 12.9),
  productNumber: 'NF-1001',
  options: [{ group: 'Format', option: 'A4' }],
  ...more,
});

const order = (changes: Partial<OrderDocument> = {}): OrderDocument =>
  sampleOrder({
    orderNumber: '10023',
    orderedAt: new Date('2026-11-20T08:00:00Z'),
    customer: {
      email: 'klara@example.test',
      customerNumber: '10007',
      firstName: 'Klara',
      lastName: 'Kundin',
      company: 'Chorverband e. V.',
      vatIds: ['DE123456789'],
    },
    billingAddress: ['Chorverband e. V.', 'Klara Kundin', 'Notenweg 1', '10115 Berlin', 'Deutschland'],
    shippingAddress: null,
    lines: [line('Chorheft')],
    positionPrice: 25.8,
    shippingTotal: 4.99,
    netPrice: 26.48,
    totalPrice: 30.79,
    taxes: [
      { taxRate: 7, tax: 1.69, price: 25.8 },
      { taxRate: 19, tax: 0.8, price: 4.99 },
    ],
    deliveryDates: { earliest: new Date('2026-11-23T16:00:00Z'), latest: new Date('2026-11-25T16:00:00Z') },
    comment: null,
    ...changes,
  });

const printed = [
  sampleLine('PRINT-SW-A4', 960, 0.05, { printJob: sampleJob }),
  sampleLine('PAPER-A4-90i', 480, 0.02, { printJob: { id: 'job-1', role: 'paper' } }),
];

const facts = {
  number: '1042',
  date: new Date('2026-11-21T08:00:00Z'),
  seller: defaultShopConfig.seller,
  shopName: 'Notenfalz',
};
const textsOf = (document: OrderDocument, seller = facts.seller) =>
  invoicePages(document, { ...facts, seller }).map(({ texts }) => texts.map(({ text }) => text.replaceAll(/\s/g, ' ')));

describe('an invoice', () => {
  test('names what the law asks for: both parties, number, dates, goods, net and tax of every rate', () => {
    const [texts] = textsOf(order());
    expect(texts).toEqual(
      expect.arrayContaining([
        'Notenfalz Musterdruck GmbH · Musterstraße 12 · 12345 Musterstadt · Deutschland',
        'hallo@notenfalz.example · +49 30 23125 120 · USt-IdNr. DE000000000',
        'Chorverband e. V.',
        '10115 Berlin',
        'DE123456789',
        'Rechnung 1042',
        '21. November 2026',
        '10023 (20. November 2026)',
        'voraussichtlich 23. November 2026 bis 25. November 2026',
        'NF-1001 · Chorheft (A4)',
        '12,90 €',
        '30,79 €',
      ]),
    );
    const start = texts?.indexOf('Steuersatz') ?? 0;
    expect([0, 4, 8].map((row) => texts?.slice(start + row, start + row + 4).join(' '))).toEqual([
      'Steuersatz Netto MwSt. Brutto',
      '7 % 24,11 € 1,69 € 25,80 €',
      '19 % 4,19 € 0,80 € 4,99 €',
    ]);
  });

  test("stands on the shop's paper: its mark and name", () => {
    const [page] = invoicePages(order(), facts);
    expect(page?.pictures).toHaveLength(1);
    expect(page?.texts.map(({ text }) => text)).toContain('Notenfalz');
  });

  test('calls a print job by its name, with copies, pages and format, in one row with what all of it costs', () => {
    const [texts] = textsOf(order({ lines: printed }));
    expect(texts).toEqual(expect.arrayContaining(['Chorheft <Advent>', '40 Exemplare × 24 Seiten, A4', '57,60 €']));
    expect(texts?.join('\n')).toContain('90 g/m² chamois, beidseitig, schwarz-weiß, Klammerheftung');
    expect(texts?.join('\n')).not.toMatch(/PRINT-SW|PAPER-A4|960|480/);
  });

  test('of a set of parts counts every booklet that is printed, and says how many of each part', () => {
    const [texts] = textsOf(order({ lines: [sampleLine('PRINT-SW-A4', 32, 0.05, { printJob: sampleSet })] }));
    expect(texts).toEqual(
      expect.arrayContaining([
        'Adventskonzert, alle Stimmen',
        '5 Hefte, 32 Seiten, A4',
        'Flöte: 3 Exemplare × 8 Seiten; Tuba: 2 Exemplare × 4 Seiten',
      ]),
    );
  });

  test('shows each tax once', () => {
    for (const taxStatus of ['gross', 'net']) {
      const [texts] = textsOf(order({ taxStatus, taxes: [{ taxRate: 19, tax: 4.9, price: 25.8 }] }));
      expect(texts?.filter((text) => text.includes('MwSt.'))).toEqual(['MwSt.']);
      expect(texts?.filter((text) => text === '4,90 €')).toHaveLength(1);
    }
  });

  test('says when it was paid, and nothing of that before', () => {
    const paid = order({ paidAt: new Date('2026-11-22T08:00:00Z'), paymentMethod: 'Vorkasse' });
    expect(textsOf(paid)[0]).toContain('Bezahlt am 22. November 2026 (Vorkasse)');
    expect(textsOf(order())[0]?.join('\n')).not.toContain('Bezahlt');
  });

  test('names the account to pay into as long as it is not paid', () => {
    const [texts] = textsOf(order());
    expect(texts?.join('\n').replaceAll('\u00A0', ' ')).toContain(
      'Betrag\n30,79 €\nEmpfänger\nNotenfalz Musterdruck GmbH\nIBAN\nDE36 0000 0000 0000 0000 00',
    );
    expect(texts?.slice(texts.indexOf('Verwendungszweck'))[1]).toBe('10023');
    for (const other of [{ paidAt: new Date('2026-11-22T08:00:00Z') }, { paymentTechnicalName: 'payment_online' }])
      expect(textsOf({ ...order(), ...other })[0]?.join('\n')).not.toContain('IBAN');
  });

  test('of net prices adds the tax to them', () => {
    const [texts] = textsOf(order({ taxStatus: 'net', taxes: [{ taxRate: 19, tax: 4.9, price: 25.8 }] }));
    expect(texts).toEqual(expect.arrayContaining(['19 %', '25,80 €', '4,90 €', '30,70 €']));
  });

  test('shows a tax number where there is no VAT id', () => {
    const [texts] = textsOf(order(), { ...facts.seller, vatId: undefined, taxNumber: '12/345/67890' });
    expect(texts?.join('\n')).toContain('Steuernummer 12/345/67890');
    expect(texts?.join('\n')).not.toContain('USt-IdNr.');
  });

  test('promises no day for what is made to order, and today for downloads', () => {
    const printed = order({ lines: [line('Druckseite', { payload: { printJob: { id: 'job', role: 'lead' } } })] });
    expect(textsOf(printed)[0]).toContain('Tag der Auslieferung, siehe Lieferschein');
    const download = order({ lines: [line('Datei', { isDownload: true })], deliveryDates: null });
    expect(textsOf(download)[0]).toContain('entspricht dem Rechnungsdatum');
  });

  test('keeps the longest names and numbers on the page, and every row on a line of its own', () => {
    const long = 'Donaudampfschifffahrtsgesellschaft '.repeat(7).trim();
    const document = order({
      billingAddress: [long, 'W'.repeat(255), '10115 Berlin'],
      orderNumber: '7'.repeat(120),
      customer: { ...order().customer, customerNumber: '', vatIds: [] },
    });
    const [page] = invoicePages(document, facts);
    const { regular, bold } = documentFonts();
    const ends = (page?.texts ?? []).map(
      ({ x, size, isBold, text }) => x + textWidth(text, size, isBold ? bold : regular),
    );
    expect(Math.max(...ends)).toBeLessThanOrEqual(pageSize.width - 60 + 0.01);
    const names = (page?.texts ?? []).filter(({ text }) =>
      ['Kundennummer', 'Leistungsdatum'].some((name) => text.startsWith(name)),
    );
    expect(new Set(names.map(({ y }) => y)).size).toBe(names.length);
  });

  test('of many lines goes on over pages that are numbered and all name the seller', () => {
    const pages = textsOf(order({ locale: 'pl-PL', lines: Array.from({ length: 80 }, () => line('Zeszyt')) }));
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, texts] of pages.entries()) {
      expect(texts.join('\n')).toContain('Notenfalz Musterdruck GmbH');
      expect(texts).toContain(`Strona ${index + 1} z ${pages.length}`);
    }
  });
});
