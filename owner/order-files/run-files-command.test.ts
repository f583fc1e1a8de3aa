import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { removableFolder } from '#contract/temporary-folder.ts';
import type { JsonObject } from '#shop/base/json.ts';
import { newCustomer } from '#shop/testing/customers.ts';
import { lineItem, openFilledShop, type TestShop } from '#shop/testing/serve-checkout.ts';
import { leadPayload, orderedFile, pdfLike, uploadFolder, uploadsOf } from '#shop/testing/uploads.ts';
import { doubleAccess, startAdminApiDouble } from '../testing/admin-api-double.ts';
import { startBucketDouble } from '../testing/bucket-double.ts';
import { runFilesCommand } from './run-files-command.ts';

const data = removableFolder();
let shop: TestShop;
let root = removableFolder();
beforeAll(async () => {
  shop = await openFilledShop({ folder: data.path, inMemory: false });
});
afterAll(async () => {
  await shop.close();
  data.remove();
});
beforeEach(() => {
  root = removableFolder();
});
afterEach(() => root.remove());

const embedded = { DATA_DIR: data.path };

async function run(environment: Readonly<Record<string, string>>, ...parameters: readonly string[]) {
  const said: string[] = [];
  const complaints: string[] = [];
  const voice = { say: (line: string) => void said.push(line), complain: (line: string) => void complaints.push(line) };
  const code = await runFilesCommand([...parameters, '--to', 'to'], { ...environment, INIT_CWD: root.path }, voice);
  return { code, said, complaints: complaints.join('\n') };
}

const inFolder = (...names: readonly string[]): string => join(root.path, 'to', ...names);
const text = (...names: readonly string[]): string => readFileSync(inFolder(...names), 'utf8');
const job = (id: string, title: string, files: readonly JsonObject[]): JsonObject =>
  leadPayload(id, files, { title, spec: { copies: 40, format: 'A4' }, lineIds: ['one', 'two'] });

/** Orders a job of these files, each with its content. */
async function order(title: string, files: Readonly<Record<string, string>>, customerComment = ''): Promise<string> {
  const uploads = uploadsOf(shop);
  const named: JsonObject[] = [];
  for (const [path, content] of Object.entries(files)) {
    await uploads.send(path, content);
    named.push(orderedFile(path, content));
  }
  const { shopper } = await newCustomer(shop);
  const items = [lineItem('klammer', 1, { payload: job('a1', title, named) })];
  await shopper.ok('POST', '/checkout/cart/line-item', { items });
  return String((await shopper.ok('POST', '/checkout/order', { customerComment }))['orderNumber']);
}

test('the files of an order come with a ticket that says how they are printed, once', async () => {
  const [violin, cello] = [pdfLike('violin'), pdfLike('cello')];
  const files = { [`${uploadFolder}/1/stimme.pdf`]: violin, [`${uploadFolder}/2/stimme.pdf`]: cello };
  const number = await order('Walzer: op. 12', files, 'Bitte bald\nDanke');
  const first = await run(embedded, number);
  expect(first).toMatchObject({ code: 0, complaints: '' });
  const folder = '1 Walzer_ op. 12';
  expect(readdirSync(inFolder(number, folder)).toSorted()).toEqual([
    'job.json',
    'job.txt',
    'stimme (2).pdf',
    'stimme.pdf',
  ]);
  expect([text(number, folder, 'stimme.pdf'), text(number, folder, 'stimme (2).pdf')]).toEqual([violin, cello]);
  const ticket = text(number, folder, 'job.txt');
  expect(ticket).toMatch(
    new RegExp(`^Order ${number}, placed 2026-11-21 \\d\\d:\\d\\d UTC\nPayment: open\nJob 1 of 1: Walzer`),
  );
  expect(ticket).toContain('  copies: 40\n  format: A4\n');
  expect(ticket).toContain('  Bitte bald\n  Danke\n');
  expect(ticket).toContain('Lines that are no longer in the order: 1');
  expect(JSON.parse(text(number, folder, 'job.json'))).toMatchObject({
    order: { orderNumber: number, payment: 'open' },
    printJob: { title: 'Walzer: op. 12', spec: { copies: 40 } },
    files: [{ here: 'stimme.pdf', path: `${uploadFolder}/1/stimme.pdf` }, { here: 'stimme (2).pdf' }],
    lines: [{ quantity: 1 }],
  });
  expect((await run(embedded, number)).said.slice(0, 2)).toEqual([
    'stimme.pdf: there already',
    'stimme (2).pdf: there already',
  ]);
});

test('a file its customer has deleted is missing, the others are there, and the ticket says so', async () => {
  const [kept, gone] = [`${uploadFolder}/3/kept.pdf`, `${uploadFolder}/3/gone.pdf`];
  const number = await order('Marsch', { [kept]: pdfLike('kept'), [gone]: pdfLike('gone') });
  const { database } = shop.shop;
  database
    .prepare('UPDATE "order" SET custom_fields = ? WHERE order_number = ?')
    .run(JSON.stringify({ print_files_deleted: [{ path: gone, at: '2026-11-22T00:00:00.000Z' }] }), number);
  const { code, complaints } = await run(embedded, number);
  expect([code, complaints]).toEqual([1, '1 file is missing; the tickets say which.']);
  expect(readdirSync(inFolder(number, '1 Marsch'))).not.toContain('gone.pdf');
  expect(text(number, '1 Marsch', 'kept.pdf')).toBe(pdfLike('kept'));
  expect(text(number, '1 Marsch', 'job.txt')).toMatch(/gone\.pdf \(.*\): MISSING, its customer has deleted it/);
});

test('orders of a Shopware are found by their number, their files in the bucket with the owner’s token', async () => {
  const [shopware, bucket] = await Promise.all([startAdminApiDouble(), startBucketDouble()]);
  const bytes = pdfLike('from the bucket');
  const path = `${uploadFolder}/4/quartett.pdf`;
  bucket.files.set(path, Buffer.from(bytes));
  const secret = orderedFile('private/owner.txt', 'nothing for customers');
  bucket.files.set('private/owner.txt', Buffer.from('nothing for customers'));
  shopware.store.put('order', {
    id: 'o'.repeat(32),
    orderNumber: '10042',
    orderDateTime: '2026-11-20T10:30:00.000+00:00',
    lineItems: [
      { id: '2', label: 'Papier', quantity: 40, position: 2, payload: { printJob: { id: 'a1', role: 'paper' } } },
      {
        id: '1',
        label: 'Seite',
        quantity: 480,
        position: 1,
        payload: job('a1', 'Quartett', [orderedFile(path, bytes), secret]),
      },
      { id: '3', label: 'Metronom', quantity: 1, position: 3, payload: [] },
    ],
    transactions: [
      { id: 't', createdAt: '2026-11-20T10:30:00.000+00:00', stateMachineState: { technicalName: 'cancelled' } },
      { id: 'u', createdAt: '2026-11-20T11:30:00.000+00:00', stateMachineState: { technicalName: 'paid' } },
    ],
  });
  const settings = {
    SHOPWARE_ENDPOINT: shopware.endpoint,
    SHOPWARE_ACCESS_TOKEN: doubleAccess.key,
    SHOPWARE_ADMIN_ID: doubleAccess.id,
    SHOPWARE_ADMIN_SECRET: doubleAccess.secret,
    STORAGE_ENDPOINT: bucket.endpoint,
    STORAGE_ADMIN_TOKEN: 'the-owner',
  };
  const { code, said } = await run(settings, '10042');
  await Promise.all([shopware.stop(), bucket.stop()]);
  expect(text('10042', '1 Quartett', 'quartett.pdf')).toBe(bytes);
  const ticket = text('10042', '1 Quartett', 'job.txt');
  expect(ticket).toContain('Payment: paid');
  expect(ticket).toContain('  480 × Seite\n  40 × Papier\n');
  expect(ticket).not.toContain('Metronom');
  expect([code, said[1]]).toEqual([1, 'owner.txt: MISSING, its path is not that of an upload']);
  expect(new Set(bucket.shown)).toEqual(new Set(['Bearer the-owner']));
});

test('an order that is not there, or has nothing to print, or no folder to go to, is told in a sentence', async () => {
  expect((await run(embedded, '99999')).complaints).toBe('There is no order 99999.');
  const { shopper } = await newCustomer(shop);
  await shopper.ok('POST', '/checkout/cart/line-item', { items: [lineItem('klammer')] });
  const number = String((await shopper.ok('POST', '/checkout/order', {}))['orderNumber']);
  expect((await run(embedded, number)).complaints).toBe(`Order ${number} has no print job.`);
  expect((await run({ DATA_DIR: root.path }, '1')).complaints).toContain('holds no shop; set DATA_DIR');
  expect((await run(embedded)).complaints).toContain('npm run owner -- files ORDERNUMBER … --to FOLDER');
});
