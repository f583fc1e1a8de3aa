import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openFilledShop, openTestShop, productId } from '../testing/serve-checkout.ts';
import { countStatements, ranWith } from '../testing/count-statements.ts';
import type { JsonObject } from '../base/json.ts';
import { latestMails } from '../post/mail-table.ts';
import { baseIds } from '../seeding/base-data/base-ids.ts';
import { homeCountry } from '../seeding/base-data/countries.ts';
import {
  addToCart,
  codeOf,
  isLoggedIn,
  linkTo,
  logInByForm,
  newCustomer,
  customersPassword,
  quantities,
  registration,
  sameToken,
} from '../testing/customers.ts';

const shop = await openFilledShop();
afterAll(() => shop.close());

const customer = (more: JsonObject = {}) => newCustomer(shop, more);
const add = addToCart;
const cartSchema = z.object({
  lineItems: z.array(z.object({ quantity: z.number(), payload: z.record(z.string(), z.unknown()) })),
});

describe('logging in', () => {
  test("merges the guest's cart: quantities add up and the customer's payload stays", async () => {
    const { shopper, email } = await customer();
    await add(shopper, 'spiral', 1, { payload: { mine: true } });
    await shopper.ok('POST', '/account/logout', {});
    expect(await quantities(shopper)).toEqual([]);
    await add(shopper, 'spiral', 2, { payload: { mine: false } });
    await add(shopper, 'klammer', 3);
    await logInByForm(shopper, email);
    const { lineItems } = cartSchema.parse(await shopper.ok('GET', '/checkout/cart'));
    expect(lineItems.map((line) => line.quantity)).toEqual([3, 3]);
    expect(lineItems[0]?.payload).toMatchObject({ mine: true });
  });

  test('on a second device shares the token of the first', async () => {
    const { shopper, email } = await customer();
    await add(shopper, 'spiral', 1);
    const second = shop.shopper();
    await logInByForm(second, email);
    expect(second.token).toBe(shopper.token);
    expect(await quantities(second)).toEqual([1]);
  });

  test('again leaves the old token anonymous', async () => {
    const { shopper, email } = await customer();
    const old = sameToken(shop, shopper);
    await logInByForm(shopper, email);
    expect([await isLoggedIn(shopper), await isLoggedIn(old)]).toEqual([true, false]);
  });

  test('brings a cart back after the session expired', async () => {
    const { shopper, email } = await customer();
    await add(shopper, 'spiral', 2);
    const before = shopper.token;
    shop.now = new Date(shop.now.getTime() + 25 * 60 * 60 * 1000);
    expect(await isLoggedIn(shopper)).toBe(false);
    expect(shopper.token).not.toBe(before);
    await logInByForm(shopper, email);
    expect(await quantities(shopper)).toEqual([2]);
  });

  test('ignores the case of the e-mail address', async () => {
    const { email } = await customer();
    expect((await logInByForm(shop.shopper(), email.toUpperCase())).status).toBe(200);
  });
});

describe('a new password', () => {
  test('rotates the token, keeps the cart and logs every other device out', async () => {
    const { shopper, email } = await customer();
    await add(shopper, 'spiral', 1);
    const old = sameToken(shop, shopper);
    const next = 'Ganz-neu-1234';
    await shopper.ok('POST', '/account/change-password', {
      password: customersPassword,
      newPassword: next,
      newPasswordConfirm: next,
    });
    expect(await quantities(shopper)).toEqual([1]);
    expect([await isLoggedIn(shopper), await isLoggedIn(old)]).toEqual([true, false]);
    expect(codeOf(await logInByForm(shop.shopper(), email))).toEqual([401, 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS']);
    expect((await logInByForm(shop.shopper(), email, next)).status).toBe(200);
  });

  test('by mail works once and within two hours', async () => {
    const { email } = await customer();
    const shopper = shop.shopper();
    const ask = { email, storefrontUrl: 'http://localhost:3000/pl-PL' };
    await shopper.ok('POST', '/account/recovery-password', ask);
    const late = linkTo(shop, email).searchParams.get('hash');
    shop.now = new Date(shop.now.getTime() + 3 * 60 * 60 * 1000);
    const body = { newPassword: 'Ganz-neu-1234', newPasswordConfirm: 'Ganz-neu-1234' };
    const confirm = (hash: string | null) =>
      shopper.call('POST', '/account/recovery-password-confirm', { ...body, hash });
    expect(codeOf(await confirm(late))).toEqual([410, 'CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED']);

    await shopper.ok('POST', '/account/recovery-password', ask);
    const link = linkTo(shop, email);
    expect(link.pathname).toBe('/pl-PL/reset-password');
    const hash = link.searchParams.get('hash');
    expect(await shopper.ok('POST', '/account/customer-recovery-is-expired', { hash })).toMatchObject({
      isExpired: false,
    });
    expect((await confirm(hash)).status).toBe(200);
    expect((await confirm(hash)).status).toBe(410);
    expect((await logInByForm(shopper, email, 'Ganz-neu-1234')).status).toBe(200);
  });
});

describe('registering', () => {
  test('twice with one address at the same moment makes one account', async () => {
    const body = registration();
    const answers = await Promise.all([1, 2].map(() => shop.shopper().call('POST', '/account/register', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test.each([true, false])('looks at what was typed once, of a guest: %j', async (guest) => {
    const body = registration({ guest });
    const counts = await countStatements(() => shop.shopper().ok('POST', '/account/register', body));
    expect(ranWith(counts, 'FROM country WHERE id = ? AND active = 1')).toBe(1);
  });

  test('keeps a shipping address of its own', async () => {
    const shippingAddress = {
      firstName: 'Chor',
      lastName: 'St. Anna',
      countryId: homeCountry,
      street: 'Domplatz 2',
      zipcode: '50667',
      city: 'Köln',
    };
    const { shopper } = await customer({ shippingAddress });
    const { elements } = await shopper.ok('POST', '/account/list-address', {});
    expect(elements).toHaveLength(2);
  });

  test('refuses a postcode the country does not have', async () => {
    const billingAddress = { countryId: homeCountry, street: 'Notenweg 1', zipcode: '1011', city: 'Berlin' };
    expect(codeOf(await shop.shopper().call('POST', '/account/register', registration({ billingAddress })))).toEqual([
      400,
      'VIOLATION::ZIP_CODE_INVALID',
    ]);
  });

  test('never shows a password, not even its hash', async () => {
    const { shopper } = await customer();
    const body = await shopper.ok('POST', '/account/customer', { associations: { addresses: {} } });
    expect(JSON.stringify(body)).not.toMatch(/password|scrypt/);
  });

  test('guests may come back with the same address', async () => {
    const body = registration({ guest: true });
    expect((await shop.shopper().call('POST', '/account/register', body)).status).toBe(200);
    expect((await shop.shopper().call('POST', '/account/register', body)).status).toBe(200);
  });
});

describe('what belongs to others', () => {
  test('cannot be read, changed or deleted: an address', async () => {
    const { shopper } = await customer();
    const list = await shopper.ok('POST', '/account/list-address', {});
    const [address] = z.array(z.object({ id: z.string() })).parse(list['elements']);
    const stranger = (await customer()).shopper;
    const path = `/account/address/${address?.id}`;
    const body = { firstName: 'A', lastName: 'B', countryId: homeCountry, street: 'C', zipcode: '10115', city: 'D' };
    expect(codeOf(await stranger.call('PATCH', path, body))).toEqual([400, 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND']);
    expect(codeOf(await stranger.call('DELETE', path))).toEqual([400, 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND']);
    const filter = [{ type: 'equals', field: 'id', value: address?.id ?? '' }];
    expect(await stranger.ok('POST', '/account/list-address', { filter })).toMatchObject({ elements: [] });
  });
});

describe('the wishlist', () => {
  test('shows the newest first and forgets products that are gone', async () => {
    const { shopper } = await customer();
    await shopper.ok('POST', '/customer/wishlist/merge', { productIds: [productId('spiral'), productId('inaktiv')] });
    await shopper.ok('POST', `/customer/wishlist/add/${productId('klammer')}`, {});
    const { products } = await shopper.ok('POST', '/customer/wishlist', {});
    expect(products).toMatchObject({ total: 2, elements: [{ id: productId('klammer') }, { id: productId('spiral') }] });
  });

  test('has pages', async () => {
    const { shopper } = await customer();
    const productIds = ['spiral', 'klammer', 'noten'].map(productId);
    await shopper.ok('POST', '/customer/wishlist/merge', { productIds });
    const { products } = await shopper.ok('POST', '/customer/wishlist', { limit: 2, page: 2, 'total-count-mode': 1 });
    expect(products).toMatchObject({ total: 3, elements: [{ id: productId('spiral') }] });
  });
});

describe('forms', () => {
  test('of the withdrawal function send a receipt with content, date and time at once', async () => {
    const email = 'widerruf@example.test';
    await shop.shopper().ok('POST', '/revocation-request-form', {
      firstName: 'Klara',
      lastName: 'Kundin',
      email,
      contractNumber: '10001',
    });
    const mail = latestMails(shop.shop, 100).find((item) => item.recipient === email);
    expect(mail?.text).toContain('Vertrag: 10001');
    expect(mail?.text).toMatch(/\d{4} um \d\d:\d\d:\d\d/);
    const told = latestMails(shop.shop, 100).find(({ subject }) => subject === 'Widerruf von Klara Kundin: 10001');
    expect(told).toMatchObject({ recipient: shop.shop.config.shopEmail });
    expect(told?.text).not.toContain('Guten Tag');
    expect(told?.text).toContain(`> E-Mail: ${email}`);
  });

  test('of the contact page write to the shop and to the sender', async () => {
    const email = 'frage@example.test';
    const body = {
      salutationId: baseIds.salutations.mr,
      firstName: 'Max',
      lastName: 'M',
      email,
      subject: 'Frage',
      comment: 'Wie lange?',
    };
    await shop.shopper().ok('POST', '/contact-form', body);
    const [receipt, message] = latestMails(shop.shop, 2);
    expect(receipt).toMatchObject({ recipient: email, subject: 'Ihre Nachricht an Notenfalz ist angekommen' });
    expect(message).toMatchObject({ recipient: shop.shop.config.shopEmail, subject: 'Kontakt: Frage' });
    expect(message?.text).toContain('Wie lange?');
  });

  test('refuse names that carry a web address', async () => {
    const body = {
      option: 'subscribe',
      email: 'nl@example.test',
      storefrontUrl: 'http://localhost:3000',
      firstName: 'http://evil.example',
    };
    expect(codeOf(await shop.shopper().call('POST', '/newsletter/subscribe', body))).toEqual([
      400,
      'VIOLATION::REGEX_FAILED_ERROR',
    ]);
  });
});

describe('with rate limits', () => {
  test('the eleventh wrong password must wait ten seconds, and a right one ends the counting', async () => {
    const limited = await openTestShop({ rateLimits: true });
    const email = 'kunde@example.test';
    await limited.shopper().ok('POST', '/account/register', registration({ email }));
    const shopper = limited.shopper();
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect((await logInByForm(shopper, email, 'falsch')).status).toBe(401);
    }
    const answer = await logInByForm(shopper, email);
    expect(codeOf(answer)).toEqual([429, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED']);
    expect(JSON.stringify(answer.body)).toContain('"seconds":10');
    limited.now = new Date(limited.now.getTime() + 10_000);
    expect((await logInByForm(shopper, email)).status).toBe(200);
    expect((await logInByForm(shopper, email, 'falsch')).status).toBe(401);
    await limited.close();
  });

  test('the fourth newsletter and the fourth recovery mail must wait half a minute', async () => {
    const limited = await openTestShop({ rateLimits: true });
    const shopper = limited.shopper();
    const storefrontUrl = 'http://localhost:3000';
    const newsletter = () =>
      shopper.call('POST', '/newsletter/subscribe', { option: 'subscribe', email: 'a@example.test', storefrontUrl });
    const recovery = () =>
      shopper.call('POST', '/account/recovery-password', { email: 'a@example.test', storefrontUrl });
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect([(await newsletter()).status, (await recovery()).status]).toEqual([204, 200]);
    }
    expect(codeOf(await newsletter())).toEqual([429, 'CONTENT__NEWSLETTER_RECIPIENT_THROTTLED']);
    expect(codeOf(await recovery())).toEqual([429, 'FRAMEWORK__RATE_LIMIT_EXCEEDED']);
    await limited.close();
  });
});

describe('deleting an account', () => {
  test('ends every session and keeps the orders without the account', async () => {
    const { shopper, email } = await customer();
    await add(shopper, 'spiral', 1);
    await shopper.ok('POST', '/checkout/order', {});
    expect((await shopper.call('DELETE', '/account/customer')).status).toBe(204);
    expect(await isLoggedIn(shopper)).toBe(false);
    const row = shop.shop.database.prepare('SELECT customer_id FROM order_customer WHERE email = ?').get(email);
    expect(row).toEqual({ customer_id: null });
  });
});
