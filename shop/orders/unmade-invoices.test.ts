import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { addToCart, newCustomer } from '../testing/customers.ts';
import { openMortalShop, type MortalShop } from '../testing/mortal-shop.ts';
import type { Shopper, TestShop } from '../testing/serve-checkout.ts';
import { defaultAccessKey } from '../create-shop.ts';
import { drawInvoice } from '../papers/invoice/invoice-paper.ts';
import { loadOrderDocument } from '../papers/load-order-document.ts';
import { latestMails } from '../post/mail-table.ts';
import { baseIds } from '../seeding/base-data/base-ids.ts';
import { isUnmade, makeInvoices } from './make-invoices.ts';

const { invoice, prepayment } = baseIds.paymentMethods;

let mortal: MortalShop;
let shop: TestShop;
beforeEach(async () => {
  mortal = await openMortalShop();
  ({ shop } = mortal);
});
afterEach(() => mortal.end());

async function fullCart(paymentMethodId: string): Promise<Shopper> {
  const { shopper } = await newCustomer(shop);
  await addToCart(shopper, 'spiral', 2);
  await shopper.ok('PATCH', '/context', { paymentMethodId });
  return shopper;
}

async function orderAndDie(...how: Parameters<MortalShop['orderAndDie']>): Promise<void> {
  await mortal.orderAndDie(...how);
  ({ shop } = mortal);
}

const documentsSchema = z.object({
  orders: z.object({ elements: z.array(z.object({ documents: z.array(z.object({ id: z.string() })) })) }),
});

async function onlyInvoice(shopper: Shopper): Promise<string> {
  const found = documentsSchema.parse(await comingBack(shopper).ok('POST', '/order', {})).orders.elements;
  expect(found.map(({ documents }) => documents.length)).toEqual([1]);
  return found[0]?.documents[0]?.id ?? '';
}

function comingBack({ token }: Shopper): Shopper {
  const shopper = shop.shopper();
  shopper.token = token;
  return shopper;
}

const download = (shopper: Shopper, id: string) =>
  shop.fetch(`/store-api/document/download/${id}`, {
    headers: { 'sw-access-key': defaultAccessKey, 'sw-context-token': shopper.token },
  });

const papers = (): readonly string[] =>
  readdirSync(mortal.folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.pdf'));

test('an order is answered although its invoice cannot be made, which is there for whoever asks later', async () => {
  const shopper = await fullCart(invoice);
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const inTheWay = join(mortal.folder, 'private');
  writeFileSync(inTheWay, '');
  await shopper.ok('POST', '/checkout/order', {});
  await makeInvoices(shop.shop);
  expect(log).toHaveBeenCalled();
  log.mockRestore();
  const id = String(shop.shop.database.prepare('SELECT id FROM document').get()?.['id']);
  expect(isUnmade(shop.shop, id)).toBe(true);
  rmSync(inTheWay);
  const answer = await download(shopper, id);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect((await answer.text()).startsWith('%PDF-1.7')).toBe(true);
  expect(isUnmade(shop.shop, id)).toBe(false);
});

test('others are heard while an invoice is drawn', async () => {
  const shopper = await fullCart(invoice);
  const { id } = await shopper.ok('POST', '/checkout/order', {});
  const order = loadOrderDocument(shop.shop, String(id));
  if (order === undefined) throw new Error('The order was not placed.');
  const { shopName, seller } = shop.shop.config;
  let isDrawn = false;
  const facts = { shopName, number: '1', date: new Date(0), seller };
  const drawing = drawInvoice({ order, facts }).then(() => (isDrawn = true));
  // Whatever this thread could have done by itself, it has done then; a thread is heard in a turn of its own.
  for (let step = 0; step < 100; step += 1) await Promise.resolve();
  expect(isDrawn).toBe(false);
  await drawing;
  expect(isDrawn).toBe(true);
});

test('others are heard while the paper of an invoice is on its way to the disk', async () => {
  const shopper = await fullCart(invoice);
  await shopper.ok('POST', '/checkout/order', {});
  const id = String(shop.shop.database.prepare('SELECT id FROM document').get()?.['id']);
  const made = makeInvoices(shop.shop).then(() => 'made');
  let turns = 0;
  while ((await Promise.race([made, setImmediate('under way')])) !== 'made')
    if (papers().length > 0 && isUnmade(shop.shop, id)) turns += 1;
  expect(turns).toBeGreaterThan(0);
});

test('the invoice of an order whose process was killed after it is made at the next start', async () => {
  const shopper = await fullCart(invoice);
  await orderAndDie(shopper, 'ordered');
  const id = await onlyInvoice(shopper);
  await expect.poll(() => isUnmade(shop.shop, id)).toBe(false);
  expect((await (await download(shopper, id)).text()).startsWith('%PDF-1.7')).toBe(true);
});

test('a process that is killed between the paper and the note of it leaves one paper and one invoice', async () => {
  const shopper = await fullCart(prepayment);
  await orderAndDie(shopper, 'filed');
  expect(papers()).toHaveLength(1);
  const id = await onlyInvoice(shopper);
  await expect.poll(() => isUnmade(shop.shop, id)).toBe(false);
  expect((await (await download(shopper, id)).text()).startsWith('%PDF-1.7')).toBe(true);
  expect(papers()).toHaveLength(1);
});

test('a payment whose process was killed after it is told to the customer once, with the invoice', async () => {
  const shopper = await fullCart(prepayment);
  await orderAndDie(shopper, 'paid');
  const id = await onlyInvoice(shopper);
  await expect.poll(() => isUnmade(shop.shop, id)).toBe(false);
  await makeInvoices(shop.shop);
  const carrying = latestMails(shop.shop, 100).filter(({ message }) =>
    /filename\*=UTF-8''invoice_\d+\.pdf/.test(message),
  );
  expect(carrying).toHaveLength(1);
});
