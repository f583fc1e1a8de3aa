import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCustomer } from '../testing/customers.ts';
import type { JsonObject, JsonValue } from '../base/json.ts';
import { newestMails } from '../testing/newest-mails.ts';
import { classicPdf, treeOf } from '../testing/pdfs.ts';
import { upsert } from '../seeding/upsert.ts';
import { lineItem, openFilledShop, testProductPayload } from '../testing/serve-checkout.ts';
import { leadPayload, orderedFile, pdfLike, uploadsOf, uploadFolder } from '../testing/uploads.ts';

const shop = await openFilledShop();
afterAll(() => shop.close());
const uploads = uploadsOf(shop);

const path = `${uploadFolder}/recount/oper.pdf`;
const score = classicPdf(treeOf([4])).toString('latin1');
const file = (more: JsonObject = {}) => orderedFile(path, score, { pages: 4, ...more });
const page = (number: number, ink = 'black') => ({ from: 'file', file: 'score', page: number, turn: 0, ink });
const spec = {
  format: 'A4',
  orientation: 'portrait',
  paper: '90i',
  sides: 'duplex',
  colour: 'black',
  binding: 'loose',
};
const row = (more: JsonObject = {}): JsonObject => ({
  id: 'row',
  kind: 'part',
  copies: 3,
  pages: [page(1), page(2), page(3), page(4)],
  spec,
  ...more,
});

beforeAll(async () => {
  const units = ['PRINT-SW-A4', 'PAPER-A4-90i'].map((productNumber) =>
    testProductPayload(productNumber, 0.1, { productNumber, stock: 10_000 }),
  );
  upsert(shop.shop, 'product', units);
  await uploads.send(path, score);
});

interface Ordered {
  readonly order: JsonObject;
  readonly notice: { readonly subject: string; readonly text: string };
}

/** Orders three copies of four pages, as the lead line says, and finds what the owner is told. */
async function ordered(rows: JsonValue, files: readonly JsonObject[] = [file()], sides = 12): Promise<Ordered> {
  const { shopper } = await newCustomer(shop);
  const lead = leadPayload('job', files, rows === null ? {} : { rows });
  const items = [
    { ...lineItem('PRINT-SW-A4', sides, { payload: lead }) },
    { ...lineItem('PAPER-A4-90i', 6, { payload: { printJob: { id: 'job', role: 'paper' } } }) },
  ];
  await shopper.ok('POST', '/checkout/cart/line-item', { items });
  const order = await shopper.ok('POST', '/checkout/order', { customerComment: 'Bitte bald' });
  const mails = await newestMails(shop.shop, 20);
  const notice = mails.find(
    ({ recipient, subject }) =>
      recipient === shop.shop.config.shopEmail && subject.includes(String(order['orderNumber'])),
  );
  if (notice === undefined) throw new Error('The owner was told nothing.');
  return { order, notice };
}

test('the owner is told of an order: what to make of which files, for whom', async () => {
  const { order, notice } = await ordered([row()]);
  expect(order['customFields']).toEqual({ print_check: 'passed', print_check_queries: [] });
  expect(notice.subject).toBe(`Neue Bestellung ${String(order['orderNumber'])}`);
  for (const part of ['Adventslieder', 'oper.pdf (4 Seiten)', path, 'Klara Kundin', 'Bitte bald', '12 × ']) {
    expect(notice.text).toContain(part);
  }
});

describe('an order that does not fit is taken, and marked for a question, on itself and to the owner:', () => {
  const cases: [string, JsonValue, JsonObject[], string][] = [
    ['more sides', [row({ copies: 4 })], [file()], 'PRINT-SW-A4 ist 12-mal bestellt, nachgezählt sind es 16.'],
    ['other sheets', [row({ spec: { ...spec, sides: 'simplex' } })], [file()], 'PAPER-A4-90i ist 6-mal bestellt'],
    ['colour', [row({ spec: { ...spec, colour: 'colour' } })], [file()], 'PRINT-FA-A4 ist 0-mal bestellt'],
    ['a binding', [row({ spec: { ...spec, binding: 'coil' } })], [file()], 'BIND-COIL ist 0-mal bestellt'],
    ['no description', null, [file()], 'beschreibt nicht, was gedruckt werden soll'],
    ['no file', [row()], [], 'nennt keine Datei'],
    ['other pages than it says', [row()], [file({ pages: 5 })], 'oper.pdf hat 4 Seiten, angegeben sind 5.'],
    [
      'a page there is not',
      [row({ pages: [page(1), page(2), page(3), page(99)] })],
      [file()],
      'Gedruckt werden soll Seite 99, die Dateien haben höchstens 4.',
    ],
  ];
  test.each(cases)('%s', async (_, rows, files, words) => {
    const { order, notice } = await ordered(rows, files);
    expect(order['customFields']).toMatchObject({
      print_check: 'query',
      print_check_queries: expect.arrayContaining([expect.stringContaining(words)]),
    });
    expect(notice.subject).toBe(`Rückfrage ${String(order['orderNumber'])}`);
    expect(notice.text).toContain(words);
  });

  test('a file whose pages cannot be counted', async () => {
    const odd = `${uploadFolder}/recount/odd.pdf`;
    await uploads.send(odd, pdfLike('nobody can read this'));
    const { notice } = await ordered([row()], [orderedFile(odd, pdfLike('nobody can read this'))]);
    expect(notice.text).toContain('Die Seiten von odd.pdf ließen sich nicht zählen');
  });
});

test('pages that are said to be empty are told, for they cost nothing', async () => {
  const rows = [row({ pages: [page(1), page(2), page(3), page(4), page(4, 'none')] })];
  const { notice } = await ordered(rows);
  expect(notice.text).toContain('1 Seiten der Datei gelten als leer');
});

test('an order without print jobs has no mark', async () => {
  const { shopper } = await newCustomer(shop);
  await shopper.ok('POST', '/checkout/cart/line-item', { items: [lineItem('spiral')] });
  expect((await shopper.ok('POST', '/checkout/order', {}))['customFields']).toBeNull();
});
