import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  addToCart,
  isLoggedIn,
  logInByForm,
  newCustomer,
  quantities,
  registration,
  storefrontOrigin,
} from '../testing/customers.ts';
import { openFilledShop, type TestShop } from '../testing/serve-checkout.ts';
import { latestMails } from '../post/mail-table.ts';
import { keepSweeping, sweepShop } from './sweep-shop.ts';

const day = 24 * 60 * 60 * 1000;

let shop: TestShop;
const open = async (options: Parameters<typeof openFilledShop>[0] = {}) => {
  await shop?.close();
  shop = await openFilledShop(options);
};
beforeEach(async () => {
  shop = await openFilledShop();
});
afterEach(() => shop.close());

const pass = (days: number) => {
  shop.now = new Date(shop.now.getTime() + days * day);
};
const count = (table: string) => Number(shop.shop.database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n']);
async function after(days: number): Promise<void> {
  pass(days);
  await sweepShop(shop.shop);
}

test("a guest's cart is forgotten after 30 days, with its session", async () => {
  await addToCart(shop.shopper(), 'spiral', 1);
  await after(29.9);
  expect([count('cart'), count('sales_channel_api_context')]).toEqual([1, 1]);
  await after(0.2);
  expect([count('cart'), count('sales_channel_api_context')]).toEqual([0, 0]);
});

test("a customer's cart is found for 120 days, from any device, and then forgotten", async () => {
  const { shopper, email } = await newCustomer(shop);
  await addToCart(shopper, 'spiral', 2);
  await after(119.9);
  const other = shop.shopper();
  await logInByForm(other, email);
  expect(await quantities(other)).toEqual([2]);
  await after(120.1);
  expect([count('cart'), count('sales_channel_api_context')]).toEqual([0, 0]);
  expect((await logInByForm(shop.shopper(), email)).status).toBe(200);
});

test('who came back keeps what was changed since', async () => {
  const shopper = shop.shopper();
  await addToCart(shopper, 'spiral', 1);
  pass(0.9);
  await addToCart(shopper, 'klammer', 3);
  await after(29.5);
  expect(count('cart')).toBe(1);
});

test('what was touched before the clock was set back is kept no longer than anything else', async () => {
  pass(365);
  await addToCart(shop.shopper(), 'spiral', 1);
  await after(-365);
  expect(count('cart')).toBe(1);
  await after(30.1);
  expect(count('cart')).toBe(0);
});

test('a recovery link is forgotten a day after it was asked for', async () => {
  const { email } = await newCustomer(shop);
  await shop.shopper().ok('POST', '/account/recovery-password', { email, storefrontUrl: storefrontOrigin });
  await after(0.9);
  expect(count('customer_recovery')).toBe(1);
  await after(0.2);
  expect(count('customer_recovery')).toBe(0);
});

test('an address for the newsletter that was not confirmed within 30 days is forgotten, a confirmed one stays', async () => {
  const subscribe = (email: string) =>
    shop
      .shopper()
      .call('POST', '/newsletter/subscribe', { email, option: 'subscribe', storefrontUrl: storefrontOrigin });
  await subscribe('never@example.test');
  await subscribe('wanted@example.test');
  shop.shop.database.exec("UPDATE newsletter_recipient SET status = 'optIn' WHERE email LIKE 'wanted%'");
  await after(29);
  // Asked for again: the thirty days begin anew.
  await subscribe('never@example.test');
  await after(2);
  expect(count('newsletter_recipient')).toBe(2);
  await after(29);
  const left = shop.shop.database.prepare('SELECT email FROM newsletter_recipient').all();
  expect(left.map((row) => row['email'])).toEqual(['wanted@example.test']);
});

test('an account that was not confirmed within 30 days is deleted, with its addresses, and may be opened again', async () => {
  await open({ config: { doubleOptInRegistration: true } });
  const body = registration({ email: 'neu@example.test' });
  await shop.shopper().ok('POST', '/account/register', body);
  await after(29.9);
  expect([count('customer'), count('customer_address')]).toEqual([1, 1]);
  await after(0.2);
  expect([count('customer'), count('customer_address')]).toEqual([0, 0]);
  await shop.shopper().ok('POST', '/account/register', body);
  shop.shop.database.exec("UPDATE customer SET double_opt_in_confirm_date = '2026-11-21T07:19:12.924+00:00'");
  await after(300);
  expect(count('customer')).toBe(1);
  expect((await logInByForm(shop.shopper(), 'neu@example.test')).status).toBe(200);
});

test('an account that needs no confirmation stays', async () => {
  const { email } = await newCustomer(shop);
  await after(1000);
  const shopper = shop.shopper();
  await logInByForm(shopper, email);
  expect(await isLoggedIn(shopper)).toBe(true);
});

async function askForMail(): Promise<void> {
  await shop.shopper().ok('POST', '/newsletter/subscribe', {
    email: 'a@example.test',
    option: 'subscribe',
    storefrontUrl: storefrontOrigin,
  });
}

test('mails are forgotten after 90 days with their files, or after as many as the owner says', async () => {
  await askForMail();
  const outbox = () => readdirSync(join(shop.shop.folder, 'outbox')).length;
  await after(89.9);
  expect([count('mail'), outbox()]).toEqual([1, 1]);
  await after(0.2);
  expect([count('mail'), outbox()]).toEqual([0, 0]);
  await open({ config: { mailDays: 7 } });
  await askForMail();
  await after(7.1);
  expect(latestMails(shop.shop, 10)).toEqual([]);
});

test('a mail that is not in the outbox yet stays, however old it is', async () => {
  await askForMail();
  shop.shop.database.exec('UPDATE mail SET written_at = NULL');
  await after(200);
  expect(count('mail')).toBe(1);
});

test('requests are answered between the slices, however much there is to forget', async () => {
  const insert = shop.shop.database.prepare("INSERT INTO cart VALUES (?, '{}', 0)");
  for (let index = 0; index < 2000; index += 1) insert.run(`cart-${index}`);
  let [turns, most, before] = [0, 0, count('cart')];
  const sweeping = sweepShop(shop.shop).then(() => 'swept');
  while ((await Promise.race([sweeping, setImmediate('under way')])) !== 'swept') {
    const now = count('cart');
    [turns, most, before] = [turns + 1, Math.max(most, before - now), now];
  }
  expect(count('cart')).toBe(0);
  expect(turns).toBeGreaterThan(20);
  expect(most).toBeLessThanOrEqual(200);
});

test('it is swept at the start and every day, until the shop closes', async () => {
  const planned: { readonly work: () => void; readonly delay: number }[] = [];
  const turn = async () => {
    while (planned.length === 0) await setImmediate();
  };
  await addToCart(shop.shopper(), 'spiral', 1);
  pass(31);
  const stop = keepSweeping(shop.shop, (work, delay) => {
    planned.push({ work, delay });
    return () => planned.pop();
  });
  await turn();
  expect([count('cart'), planned.map(({ delay }) => delay)]).toEqual([0, [day]]);
  await addToCart(shop.shopper(), 'spiral', 1);
  pass(31);
  planned.pop()?.work();
  await turn();
  expect([count('cart'), planned.map(({ delay }) => delay)]).toEqual([0, [day]]);
  await stop();
  expect(planned).toEqual([]);
});

test('a shop that opens sweeps by itself', async () => {
  const planned: number[] = [];
  await open({
    schedule: (_work, delay) => {
      planned.push(delay);
      return () => undefined;
    },
  });
  while (!planned.includes(day)) await setImmediate();
  expect(existsSync(shop.shop.folder)).toBe(true);
});
