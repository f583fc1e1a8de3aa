import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultShopConfig } from '../../base/shop-config.ts';
import type { JsonObject } from '../../base/json.ts';
import { baseIds } from '../../seeding/base-data/base-ids.ts';
import { stableId } from '../../base/stable-id.ts';
import { upsert } from '../../seeding/upsert.ts';
import { brokenRules } from '../../testing/en16931/broken-rules.ts';
import { readInvoice } from '../../testing/en16931/read-invoice.ts';
import { allAt, textAt } from '../../testing/en16931/read-xml.ts';
import { addToCart, homeAddress, newCustomer } from '../../testing/customers.ts';
import { code, discount, openPromotionShop, type PromotionShop } from '../../testing/promotions.ts';
import { sampleJob, sampleLine, sampleOrder, sampleSet } from '../../testing/sample-order.ts';
import { testProductPayload } from '../../testing/serve-checkout.ts';
import { loadOrderDocument } from '../load-order-document.ts';
import { formatMoney, type OrderDocument } from '../order-document.ts';
import { crossIndustryInvoice } from './cross-industry-invoice.ts';
import { invoicePages } from './invoice-layout.ts';

const facts = {
  number: '1042',
  date: new Date('2026-11-21T23:30:00Z'),
  seller: defaultShopConfig.seller,
  shopName: 'Notenfalz',
};

let promotions: PromotionShop;
beforeAll(async () => {
  promotions = await openPromotionShop();
  const { shop, promotion } = promotions;
  promotion('ZEHN', [discount('ZEHN', { scope: 'cart', type: 'percentage', value: 10, considerAdvancedRules: false })]);
  promotion('PORTO', [
    discount('PORTO', { scope: 'delivery', type: 'percentage', value: 100, considerAdvancedRules: false }),
  ]);
  upsert(shop.shop, 'product', [
    testProductPayload('seite', 0.05, { taxId: baseIds.taxes[7], maxPurchase: 10_000, stock: 100_000 }),
    testProductPayload('scan', 7.77),
  ]);
});
afterAll(() => promotions.shop.close());

interface Purchase {
  readonly items: readonly (readonly [string, number])[];
  readonly codes?: readonly string[];
  readonly customer?: Parameters<typeof newCustomer>[1];
  readonly isNet?: boolean;
  /** What all of it is made for. */
  readonly job?: JsonObject;
}

/** Buys and returns what the shop knows of the order. */
async function order({ items, codes = [], customer = {}, isNet = false, job }: Purchase): Promise<OrderDocument> {
  const { shop } = promotions;
  const { shopper } = await newCustomer(shop, customer);
  if (isNet) shop.shop.database.exec('UPDATE customer_group SET display_gross = 0');
  try {
    for (const [index, [name, quantity]] of items.entries())
      await addToCart(shopper, name, quantity, job === undefined ? {} : jobPart(job, index));
    if (codes.length > 0) await shopper.ok('POST', '/checkout/cart/line-item', { items: codes.map(code) });
    await shopper.ok('PATCH', '/context', { shippingMethodId: baseIds.shippingMethods.express });
    const { id } = await shopper.ok('POST', '/checkout/order', { tos: true, revocation: true });
    const document = loadOrderDocument(shop.shop, String(id));
    if (document === undefined) throw new Error('The order was not placed.');
    return document;
  } finally {
    shop.shop.database.exec('UPDATE customer_group SET display_gross = 1');
  }
}

/** The first line of a print job describes it; its files are stored nowhere. */
const jobPart = (job: JsonObject, index: number): JsonObject => ({
  payload: { printJob: index === 0 ? { ...job, files: [] } : { id: job['id'] ?? '', role: 'part' } },
});

/** Total and tax as the machine reads them, beside those the customer agreed to. */
function sums(document: OrderDocument) {
  const { total, taxes } = readInvoice(crossIndustryInvoice(document, facts));
  const read = taxes.map(({ rate, tax }) => [Number(rate), Number(tax)]);
  return {
    read: [Number(total('GrandTotalAmount')), ...read],
    agreed: [document.totalPrice, ...document.taxes.map(({ taxRate, tax }) => [taxRate, tax])],
  };
}

describe('the invoice for machines keeps the rules of EN 16931 and comes to what was agreed, for an order', () => {
  const company = {
    accountType: 'business',
    company: 'Chorverband e. V.',
    vatIds: ['DE123456789'],
    billingAddress: { ...homeAddress, company: 'Chorverband e. V.' },
  };
  const purchases: Readonly<Record<string, Purchase>> = {
    'of one article with shipping': { items: [['spiral', 3]] },
    'with two rates of tax, whose shipping is taxed by both': {
      items: [
        ['spiral', 7],
        ['noten', 3],
      ],
    },
    'with a discount on goods of two rates': {
      items: [
        ['spiral', 7],
        ['noten', 3],
      ],
      codes: ['ZEHN'],
    },
    'whose shipping is given': { items: [['noten', 1]], codes: ['PORTO'] },
    'of a file alone': { items: [['datei', 1]] },
    'of a guest': { items: [['klammer', 12]], customer: { guest: true } },
    'of a company that sees net prices': {
      items: [
        ['spiral', 7],
        ['noten', 3],
      ],
      codes: ['ZEHN'],
      customer: company,
      isNet: true,
    },
    'of a print job whose parts are taxed differently': {
      items: [
        ['seite', 961],
        ['scan', 1],
      ],
      job: sampleJob,
    },
    'of a set of parts with a discount': {
      items: [
        ['seite', 997],
        ['scan', 3],
      ],
      codes: ['ZEHN'],
      job: sampleSet,
    },
    'of many pieces at prices of few cents': {
      items: [
        ['seite', 997],
        ['stapel', 35],
      ],
    },
  };
  test.each(Object.entries(purchases))('%s', async (_, purchase) => {
    const document = await order(purchase);
    expect(brokenRules(crossIndustryInvoice(document, facts))).toEqual([]);
    const { read, agreed } = sums(document);
    expect(read).toEqual(expect.arrayContaining(agreed));
    expect(agreed).toHaveLength(read.length);
  });

  test('that goes to Switzerland, of two rates: a free export at net prices', async () => {
    const address = { ...homeAddress, countryId: stableId('country:CH'), zipcode: '8001', city: 'Zürich' };
    const items = [
      ['spiral', 7],
      ['noten', 3],
    ] as const;
    const taxed = await order({ items });
    const document = await order({ items, codes: ['ZEHN'], customer: { billingAddress: address } });
    expect(document).toMatchObject({ taxStatus: 'tax-free', taxes: [] });
    expect(document.positionPrice).toBeLessThan(taxed.positionPrice);
    expect(document.totalPrice).toBeCloseTo(document.positionPrice + document.shippingTotal);
    const xml = crossIndustryInvoice(document, facts);
    expect(brokenRules(xml)).toEqual([]);
    const { taxes, total } = readInvoice(xml);
    expect(taxes.map(({ category, tax, reason }) => [category, tax, reason])).toEqual([
      ['G', '0.00', 'Steuerfreie Ausfuhrlieferung (§\u00A04 Nr.\u00A01 Buchst.\u00A0a UStG)VATEX-EU-G'],
    ]);
    expect(Number(total('GrandTotalAmount'))).toBe(document.totalPrice);
    const words = invoicePages(document, facts).flatMap(({ texts }) => texts.map(({ text }) => text));
    expect(words).toContain('Steuerfreie Ausfuhrlieferung (§\u00A04 Nr.\u00A01 Buchst.\u00A0a UStG)');
    expect(words).not.toContain('MwSt.');
  });

  test('in another currency, in another language, and paid', () => {
    const paid = sampleOrder({ currency: 'GBP', locale: 'en-GB', paidAt: new Date('2026-11-22T08:00:00Z') });
    const xml = crossIndustryInvoice(paid, facts);
    expect(brokenRules(xml)).toEqual([]);
    const { total, settlement } = readInvoice(xml);
    expect([total('GrandTotalAmount'), total('TotalPrepaidAmount'), total('DuePayableAmount')]).toEqual([
      '66.09',
      '66.09',
      '0.00',
    ]);
    expect(textAt(settlement, 'ram:SpecifiedTradePaymentTerms/ram:Description')).toBe(
      'Paid on 22 November 2026 (Rechnung)',
    );
  });

  test('of what is taxed with nothing', () => {
    const untaxedLine = (label: string) => {
      const line = sampleLine(label, 2, 1.5);
      return { ...line, taxes: [{ taxRate: 0, tax: 0, price: line.totalPrice }] };
    };
    const lines = [untaxedLine('Bleistift'), untaxedLine('Radierer')];
    const untaxed = sampleOrder({ lines, shippingTaxes: [{ taxRate: 0, tax: 0, price: 5.49 }] });
    const xml = crossIndustryInvoice(untaxed, facts);
    expect(brokenRules(xml)).toEqual([]);
    expect(readInvoice(xml).taxes.map(({ category }) => category)).toEqual(['Z']);
  });
});

describe('what the machine reads', () => {
  const xml = crossIndustryInvoice(sampleOrder(), facts);

  test('is what people read: goods, taxes and sums of the pages', () => {
    const { lines, taxes, total } = readInvoice(xml);
    expect(lines.map(({ element }) => textAt(element, 'ram:SpecifiedTradeProduct/ram:Name'))).toEqual([
      'Chorheft <Advent>',
      'Bleistift',
    ]);
    expect(lines.map(({ element }) => textAt(element, 'ram:SpecifiedTradeProduct/ram:Description'))[0]).toContain(
      '40 Exemplare × 24 Seiten',
    );
    const words = invoicePages(sampleOrder(), facts).flatMap(({ texts }) => texts.map(({ text }) => text));
    for (const amount of [total('GrandTotalAmount'), total('TaxBasisTotalAmount'), taxes[0]?.tax ?? ''])
      expect(words).toContain(formatMoney({ locale: 'de-DE', currency: 'EUR' }, Number(amount)));
  });

  test('is of a print job and of a set one piece at what all of it costs, in the words it was ordered in', () => {
    const printed = [
      sampleLine('Druckseite', 961, 0.05, { printJob: sampleJob }),
      sampleLine('Papier', 481, 0.02, { printJob: { id: 'job-1', role: 'paper' } }),
      sampleLine('Druckseite', 33, 0.05, { printJob: sampleSet }),
    ];
    const document = crossIndustryInvoice(sampleOrder({ lines: printed }), facts);
    const read = readInvoice(document).lines.map(({ element }) =>
      [
        'ram:SpecifiedTradeProduct/ram:Description',
        'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity',
        'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount',
        'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount',
      ].map((path) => textAt(element, path)),
    );
    expect(read).toEqual([
      [expect.stringMatching(/^40 Exemplare × 24 Seiten, A4, /), '1', '53.90', '53.90'],
      [expect.stringMatching(/^5 Hefte, 32 Seiten, A4, Flöte: 3 Exemplare × 8 Seiten; Tuba: /), '1', '1.54', '1.54'],
    ]);
  });

  test('names both parties with address and mailbox, the day in German time, the order and its shipping', () => {
    const { agreement, root, delivery, charges } = readInvoice(xml);
    const seller = allAt(agreement, 'ram:SellerTradeParty')[0] ?? root;
    const address = (name: string) => textAt(seller, `ram:PostalTradeAddress/ram:${name}`);
    expect(['PostcodeCode', 'LineOne', 'CityName', 'CountryID'].map(address)).toEqual([
      '12345',
      'Musterstraße 12',
      'Musterstadt',
      'DE',
    ]);
    expect(textAt(seller, 'ram:SpecifiedTaxRegistration/ram:ID')).toBe('DE000000000');
    expect(textAt(agreement, 'ram:BuyerTradeParty/ram:URIUniversalCommunication/ram:URIID')).toBe('klara@example.test');
    expect(textAt(agreement, 'ram:SellerOrderReferencedDocument/ram:IssuerAssignedID')).toBe('10001');
    expect(textAt(root, 'rsm:ExchangedDocument/ram:IssueDateTime/udt:DateTimeString')).toBe('20261122');
    expect(textAt(delivery, 'ram:ShipToTradeParty/ram:Name')).toBe('Chor St. Anna');
    expect(charges.map(({ element }) => textAt(element, 'ram:Reason'))).toEqual(['Versand: Paket']);
  });

  test('of a seller with a tax number and an address abroad is complete too', () => {
    const seller = {
      ...facts.seller,
      address: ['1 High Street', 'London W1A 1AA', 'United Kingdom'],
      vatId: undefined,
      taxNumber: '12/345/67890',
    };
    const foreign = crossIndustryInvoice(sampleOrder(), { ...facts, seller });
    expect(brokenRules(foreign)).toEqual([]);
    const party = 'ram:SellerTradeParty/ram:PostalTradeAddress';
    const { agreement } = readInvoice(foreign);
    expect([textAt(agreement, `${party}/ram:CountryID`), textAt(agreement, `${party}/ram:CityName`)]).toEqual([
      'GB',
      'London W1A 1AA',
    ]);
  });

  test('names the account and the purpose of a transfer, in euros a SEPA one', () => {
    const bankAccount = { holder: 'Notenwerk', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', bank: undefined };
    const own = { ...facts, seller: { ...facts.seller, bankAccount } };
    const paid = (changes: Partial<OrderDocument>) => {
      const document = crossIndustryInvoice(sampleOrder(changes), own);
      expect(brokenRules(document)).toEqual([]);
      const { settlement } = readInvoice(document);
      const means = 'ram:SpecifiedTradeSettlementPaymentMeans';
      return [
        `${means}/ram:TypeCode`,
        `${means}/ram:PayeePartyCreditorFinancialAccount/ram:IBANID`,
        `${means}/ram:PayeePartyCreditorFinancialAccount/ram:AccountName`,
        `${means}/ram:PayeeSpecifiedCreditorFinancialInstitution/ram:BICID`,
        'ram:PaymentReference',
      ].map((path) => textAt(settlement, path));
    };
    expect(paid({})).toEqual(['58', 'DE89370400440532013000', 'Notenwerk', 'COBADEFFXXX', '10001']);
    expect(paid({ currency: 'GBP', paymentTechnicalName: 'payment_prepayment' })[0]).toBe('30');
    expect(paid({ paymentTechnicalName: 'payment_online' })).toEqual(['68', '', '', '', '']);
  });

  test('can hold every name somebody types', () => {
    const typed = sampleOrder({ paymentMethod: 'A & B <"\u0007"> \uD800 𝄞' });
    const { settlement } = readInvoice(crossIndustryInvoice(typed, facts));
    expect(textAt(settlement, 'ram:SpecifiedTradeSettlementPaymentMeans/ram:Information')).toBe('A & B <""> \uFFFD 𝄞');
  });
});

test('the rules notice what is wrong with an invoice', () => {
  const xml = crossIndustryInvoice(sampleOrder(), facts);
  const changes: Readonly<Record<string, readonly [RegExp | string, string]>> = {
    'BR-02': [/<ram:ID>1042<\/ram:ID>/, '<ram:ID></ram:ID>'],
    'BR-11': [
      /<ram:CountryID>DE<\/ram:CountryID>(?=\s*<\/ram:PostalTradeAddress>\s*<ram:URIUniversalCommunication>\s*<ram:URIID schemeID="EM">klara)/,
      '<ram:CountryID>Deutschland</ram:CountryID>',
    ],
    'BR-27': [/<ram:ChargeAmount>/, '<ram:ChargeAmount>-'],
    'BR-CO-10': [
      /<ram:LineTotalAmount>(?=56\.\d\d<\/ram:LineTotalAmount>\s*<ram:ChargeTotal)/,
      '<ram:LineTotalAmount>1',
    ],
    'BR-CO-15': [/<ram:GrandTotalAmount>/, '<ram:GrandTotalAmount>1'],
    'BR-S-05': [/<ram:RateApplicablePercent>7</, '<ram:RateApplicablePercent>0<'],
    'BR-S-02': [/<ram:ID schemeID="VA">[^<]*</, '<ram:ID schemeID="VA"><'],
    'BR-50': [/<ram:IBANID>DE36/, '<ram:IBANID>DE37'],
    'BR-G-10': [/<ram:CategoryCode>S</g, '<ram:CategoryCode>G<'],
    'BR-38': [/<ram:ReasonCode>DL<\/ram:ReasonCode>\s*<ram:Reason>[^<]*</, '<ram:Reason><'],
  };
  for (const [rule, [part, wrong]] of Object.entries(changes)) {
    const changed = xml.replace(part, wrong);
    expect(changed).not.toBe(xml);
    expect(brokenRules(changed)).toContain(rule);
  }
});
