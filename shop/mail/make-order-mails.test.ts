import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToCart, newCustomer, type TestCustomer } from '../testing/customers.ts';
import { newestMails } from '../testing/newest-mails.ts';
import { openMortalShop, type MortalShop } from '../testing/mortal-shop.ts';
import type { TestShop } from '../testing/serve-checkout.ts';
import { postMails } from '../post/deliver-mails.ts';
import { latestMails } from '../post/mail-table.ts';

let mortal: MortalShop;
let shop: TestShop;
beforeEach(async () => {
  mortal = await openMortalShop();
  ({ shop } = mortal);
});
afterEach(() => mortal.end());

async function fullCart(): Promise<TestCustomer> {
  const customer = await newCustomer(shop);
  await addToCart(customer.shopper, 'spiral', 2);
  return customer;
}

async function orderAndDie({ shopper }: TestCustomer, until: 'composing' | 'posting'): Promise<void> {
  await mortal.orderAndDie(shopper, until);
  ({ shop } = mortal);
}

async function reopen(): Promise<void> {
  await mortal.reopen();
  ({ shop } = mortal);
}

const rowsOf = (table: string): number =>
  Number(shop.shop.database.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.['count']);

/** Whom the mails of the only order went to, as rows and as files. */
async function recipients(): Promise<{ mails: string[]; files: number }> {
  const mails = await newestMails(shop.shop, 100);
  await postMails(shop.shop);
  const files = readdirSync(join(shop.shop.folder, 'outbox')).filter((name) => name.endsWith('.eml'));
  return { mails: mails.map(({ recipient }) => recipient).toSorted(), files: files.length };
}

const toBoth = (email: string) => ({ mails: [email, shop.shop.config.shopEmail].toSorted(), files: 2 });

test('an order is placed before its mails are composed, which others need not wait for', async () => {
  const { shopper, email } = await fullCart();
  const answered = shopper.ok('POST', '/checkout/order', {});
  while (rowsOf('"order"') === 0) await setImmediate();
  expect(rowsOf('mail')).toBe(0);
  await answered;
  expect(await recipients()).toEqual(toBoth(email));
  expect(rowsOf('unmade_mail')).toBe(0);
});

test('an order whose process was killed while its mails were composed is told of at the next start, once', async () => {
  const customer = await fullCart();
  await orderAndDie(customer, 'composing');
  expect(rowsOf('"order"')).toBe(1);
  expect(await recipients()).toEqual(toBoth(customer.email));
  await reopen();
  expect(await recipients()).toEqual(toBoth(customer.email));
});

test('a process that is killed between the composing of mails and the note that they were posted leaves each of them once', async () => {
  const customer = await fullCart();
  await orderAndDie(customer, 'posting');
  expect(await recipients()).toEqual(toBoth(customer.email));
});

test('an order whose mails cannot be composed is answered, keeps nobody else from being told, and is told of later', async () => {
  const first = await fullCart();
  const { database } = shop.shop;
  database.exec(`CREATE TEMP TRIGGER failing BEFORE INSERT ON main.mail WHEN NEW.recipient = '${first.email}'
    BEGIN SELECT RAISE(ABORT, 'no room'); END`);
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await first.shopper.ok('POST', '/checkout/order', {});
  const second = await fullCart();
  await second.shopper.ok('POST', '/checkout/order', {});
  const told = new Set((await newestMails(shop.shop, 10)).map(({ recipient }) => recipient));
  expect([told.has(first.email), told.has(second.email)]).toEqual([false, true]);
  expect(log).toHaveBeenCalled();
  log.mockRestore();
  database.exec('DROP TRIGGER failing');
  const later = (await newestMails(shop.shop, 10)).map(({ recipient }) => recipient);
  expect(later.filter((recipient) => recipient === first.email)).toHaveLength(1);
});

test('a database from before takes orders and tells of them', async () => {
  const customer = await fullCart();
  shop.shop.database.exec(`DROP TABLE unmade_mail; DELETE FROM schema_migrations WHERE name = 'order_mail'`);
  await reopen();
  const shopper = shop.shopper();
  shopper.token = customer.shopper.token;
  await shopper.ok('POST', '/checkout/order', {});
  expect(await recipients()).toEqual(toBoth(customer.email));
  expect(latestMails(shop.shop, 10).some(({ subject }) => subject.startsWith('Ihre Bestellung'))).toBe(true);
});
