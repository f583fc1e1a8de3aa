import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../testing/serve-checkout.ts';
import { deliverMails } from './deliver-mails.ts';
import { html } from './html.ts';
import { dueMails, queueMail } from './mail-table.ts';
import { inTransaction } from '../base/database/in-transaction.ts';

const mail = { to: 'max@example.test', subject: 'Hallo', text: 'Hallo', html: html`<p>Hallo</p>` };

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const files = () => readdirSync(join(shop.shop.folder, 'outbox'));

test('a queued mail is written to the outbox once', async () => {
  queueMail(shop.shop, mail);
  await deliverMails(shop.shop);
  await deliverMails(shop.shop);
  expect(files()).toHaveLength(1);
});

test('a mail of a transaction that failed is never sent', async () => {
  const fail = () =>
    inTransaction(shop.shop.database, () => {
      queueMail(shop.shop, mail);
      throw new RangeError('no order');
    });
  expect(fail).toThrow(RangeError);
  await deliverMails(shop.shop);
  expect(dueMails(shop.shop)).toEqual([]);
});

test('two deliveries at once hand a mail to the server once', async () => {
  const sent: string[] = [];
  const send = async (message: { recipient: string }) => void sent.push(message.recipient);
  queueMail(shop.shop, mail);
  await Promise.all([deliverMails(shop.shop, send), deliverMails(shop.shop, send)]);
  expect(sent).toEqual(['max@example.test']);
});

test('a mail the server refused is tried again later', async () => {
  const sent: string[] = [];
  let isDown = true;
  const send = async (message: { recipient: string }) => {
    if (isDown) throw new Error('connection refused');
    sent.push(message.recipient);
  };
  queueMail(shop.shop, mail);
  await deliverMails(shop.shop, send);
  isDown = false;
  await deliverMails(shop.shop, send);
  expect(sent).toEqual([]);
  shop.now = new Date(shop.now.getTime() + 61_000);
  await deliverMails(shop.shop, send);
  expect(sent).toEqual(['max@example.test']);
});

test('a mail that was queued but not written before a crash is written at the next delivery', async () => {
  queueMail(shop.shop, mail);
  rmSync(join(shop.shop.folder, 'outbox'), { recursive: true, force: true });
  await deliverMails(shop.shop);
  expect(files()).toHaveLength(1);
});
