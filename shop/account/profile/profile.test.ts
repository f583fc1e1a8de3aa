import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openFilledShop } from '../../testing/serve-checkout.ts';
import type { JsonObject } from '../../base/json.ts';
import { baseIds } from '../../seeding/base-data/base-ids.ts';
import { homeCountry } from '../../seeding/base-data/countries.ts';
import { upsert } from '../../seeding/upsert.ts';
import {
  addToCart,
  codeOf,
  homeAddress,
  isLoggedIn,
  logInByForm,
  newCustomer,
  customersPassword,
  quantities,
  registration,
  sameToken,
  violationsOf,
} from '../../testing/customers.ts';

const shop = await openFilledShop();
afterAll(() => shop.close());
upsert(shop.shop, 'country', [{ id: homeCountry, checkVatIdPattern: true }]);

const company = { accountType: 'business', company: 'Chorverband e. V.', vatIds: ['DE123456789'] };
const profile = (more: JsonObject = {}): JsonObject => ({ firstName: 'Klara', lastName: 'Neumann', ...more });

describe('a changed profile', () => {
  test('shows in the account; token, login and cart stay', async () => {
    const { shopper } = await newCustomer(shop);
    await addToCart(shopper, 'spiral', 2);
    const { token } = shopper;
    const birthday = { birthdayDay: 29, birthdayMonth: 2, birthdayYear: 2000 };
    expect(await shopper.ok('POST', '/account/change-profile', profile(birthday))).toMatchObject({ success: true });
    expect(await shopper.ok('POST', '/account/customer', {})).toMatchObject({
      lastName: 'Neumann',
      birthday: '2000-02-29T00:00:00.000+00:00',
    });
    expect([shopper.token, await quantities(shopper)]).toEqual([token, [2]]);
  });

  test('of a private person has neither company nor VAT id', async () => {
    const { shopper } = await newCustomer(shop, company);
    expect(await shopper.ok('POST', '/account/customer', {})).toMatchObject(company);
    await shopper.ok('POST', '/account/change-profile', profile({ ...company, accountType: 'private' }));
    expect(await shopper.ok('POST', '/account/customer', {})).toMatchObject({ company: null, vatIds: null });
  });

  test('needs names, and a company its name', async () => {
    const { shopper } = await newCustomer(shop);
    const answer = await shopper.call('POST', '/account/change-profile', { accountType: 'business', lastName: ' ' });
    expect(violationsOf(answer)).toEqual([
      ['/firstName', 'VIOLATION::IS_BLANK_ERROR'],
      ['/lastName', 'VIOLATION::IS_BLANK_ERROR'],
      ['/company', 'VIOLATION::IS_BLANK_ERROR'],
    ]);
  });
});

describe('VAT ids of a company', () => {
  const wrong = [['/vatIds', 'VIOLATION::VAT_ID_FORMAT_NOT_CORRECT']];

  test('must have the pattern of the country of the bill, at registration and later', async () => {
    const body = registration({ ...company, vatIds: ['DE12'] });
    expect(violationsOf(await shop.shopper().call('POST', '/account/register', body))).toEqual(wrong);
    const { shopper } = await newCustomer(shop, company);
    const change = (vatIds: string[]) =>
      shopper.call('POST', '/account/change-profile', profile({ ...company, vatIds }));
    expect(violationsOf(await change(['PL1234567890']))).toEqual(wrong);
    expect((await change(['de987654321'])).status).toBe(200);
  });

  test('do not matter for private persons', async () => {
    const { shopper } = await newCustomer(shop, { vatIds: ['nonsense'] });
    expect(await shopper.ok('POST', '/account/customer', {})).toMatchObject({ vatIds: null });
  });

  test('must be a list, and be there where the country wants one', async () => {
    const { shopper } = await newCustomer(shop, company);
    const change = (vatIds: string | string[]) =>
      shopper.call('POST', '/account/change-profile', profile({ ...company, vatIds }));
    expect(violationsOf(await change('DE123456789'))).toEqual([['/vatIds', 'VIOLATION::INVALID_TYPE_ERROR']]);
    upsert(shop.shop, 'country', [{ id: homeCountry, vatIdRequired: true }]);
    expect(violationsOf(await change([]))).toEqual([['/vatIds', 'VIOLATION::IS_BLANK_ERROR']]);
    upsert(shop.shop, 'country', [{ id: homeCountry, vatIdRequired: false }]);
    expect((await change([])).status).toBe(200);
  });
});

describe('a changed e-mail address', () => {
  test('is the one to log in with from then on; the session stays', async () => {
    const { shopper, email } = await newCustomer(shop);
    const { token } = shopper;
    const next = `neu-${email}`;
    const body = { email: next, emailConfirmation: next, password: customersPassword };
    expect(await shopper.ok('POST', '/account/change-email', body)).toMatchObject({ success: true });
    expect([shopper.token, await isLoggedIn(shopper)]).toEqual([token, true]);
    expect(codeOf(await logInByForm(shop.shopper(), email))).toEqual([401, 'CHECKOUT__CUSTOMER_NOT_FOUND']);
    expect((await logInByForm(shop.shopper(), next)).status).toBe(200);
  });

  test.each([
    ['the password is wrong', { password: 'falsch' }, ['/password', 'VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT']],
    ['the repetition differs', { emailConfirmation: 'b@example.test' }, ['/email', null]],
    ['it is no address', { email: 'a@', emailConfirmation: 'a@' }, ['/email', 'VIOLATION::INVALID_FORMAT_ERROR']],
  ])('is refused when %s', async (_, more, expected) => {
    const { shopper } = await newCustomer(shop);
    const body = { email: 'a@example.test', emailConfirmation: 'a@example.test', password: customersPassword, ...more };
    const answer = await shopper.call('POST', '/account/change-email', body);
    expect([answer.status, violationsOf(answer)]).toEqual([400, [expected]]);
  });

  test('is refused when another account has it', async () => {
    const [first, second] = [await newCustomer(shop), await newCustomer(shop)];
    const email = second.email.toUpperCase();
    const body = { email, emailConfirmation: email, password: customersPassword };
    const answer = await first.shopper.call('POST', '/account/change-email', body);
    expect(violationsOf(answer)).toEqual([['/email', 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE']]);
  });
});

describe('a new password', () => {
  test.each([
    ['the old one is wrong', { password: 'falsch' }, ['/password', 'VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT']],
    ['it is too short', { newPassword: 'kurz' }, ['/newPassword', 'VIOLATION::TOO_SHORT_ERROR']],
    ['the repetition differs', { newPasswordConfirm: 'Ganz-anders-1' }, ['/newPassword', null]],
  ])('is refused when %s', async (_, more, expected) => {
    const { shopper, email } = await newCustomer(shop);
    const body = {
      password: customersPassword,
      newPassword: 'Ganz-neu-1234',
      newPasswordConfirm: 'Ganz-neu-1234',
      ...more,
    };
    const answer = await shopper.call('POST', '/account/change-password', body);
    expect([answer.status, violationsOf(answer)]).toEqual([400, [expected]]);
    expect((await logInByForm(shop.shopper(), email)).status).toBe(200);
  });
});

describe('a changed payment method', () => {
  const { invoice, prepayment, online } = baseIds.paymentMethods;
  const methodOf = async (shopper: Awaited<ReturnType<typeof newCustomer>>['shopper']) =>
    z.object({ paymentMethod: z.object({ id: z.string() }) }).parse(await shopper.ok('GET', '/context')).paymentMethod
      .id;

  test('is that of the session at once and of the next login too', async () => {
    const { shopper, email } = await newCustomer(shop);
    await shopper.ok('PATCH', '/context', { paymentMethodId: invoice });
    await shopper.ok('POST', `/account/change-payment-method/${prepayment}`, {});
    expect(await methodOf(shopper)).toBe(prepayment);
    expect(await shopper.ok('POST', '/account/customer', {})).toMatchObject({ defaultPaymentMethodId: prepayment });
    await shopper.ok('POST', '/account/logout', {});
    await logInByForm(shopper, email);
    expect(await methodOf(shopper)).toBe(prepayment);
  });

  test('gives way to what the session chooses later', async () => {
    const { shopper } = await newCustomer(shop);
    await shopper.ok('POST', `/account/change-payment-method/${prepayment}`, {});
    await shopper.ok('PATCH', '/context', { paymentMethodId: online });
    expect(await methodOf(shopper)).toBe(online);
  });

  test('must be one the shop offers', async () => {
    const { shopper } = await newCustomer(shop);
    expect(codeOf(await shopper.call('POST', `/account/change-payment-method/${'f'.repeat(32)}`, {}))).toEqual([
      400,
      'CHECKOUT__CUSTOMER_CHANGE_PAYMENT_METHOD_NOT_FOUND',
    ]);
  });
});

describe('a changed language', () => {
  test('is kept with the account', async () => {
    const { shopper } = await newCustomer(shop);
    const languageId = baseIds.languages['pl-PL'];
    await shopper.ok('POST', '/account/change-language', { languageId });
    expect(await shopper.ok('POST', '/account/customer', {})).toMatchObject({ languageId });
  });
});

const changes: readonly [string, JsonObject][] = [
  ['/account/change-profile', profile()],
  [
    '/account/change-email',
    { email: 'x@example.test', emailConfirmation: 'x@example.test', password: customersPassword },
  ],
  [
    '/account/change-password',
    { password: customersPassword, newPassword: 'Neu-12345', newPasswordConfirm: 'Neu-12345' },
  ],
  [`/account/change-payment-method/${baseIds.paymentMethods.invoice}`, {}],
  ['/account/change-language', { languageId: baseIds.languages['pl-PL'] }],
];

describe.each(changes)('POST %s', (path, body) => {
  test('wants a token, and somebody who is logged in', async () => {
    const shopper = shop.shopper();
    expect(codeOf(await shopper.call('POST', path, body))).toEqual([400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER']);
    expect(codeOf(await shopper.call('POST', path, body))).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN']);
  });
});

describe('a guest', () => {
  test('may change the profile and the addresses, but nothing that needs an account', async () => {
    const { shopper } = await newCustomer(shop, { guest: true });
    const code = async (method: string, path: string, body: JsonObject = {}) =>
      (await shopper.call(method, path, body)).status;
    const allowed = await Promise.all([
      code('POST', '/account/change-profile', profile()),
      code('POST', '/account/address', { firstName: 'A', lastName: 'B', ...homeAddress }),
      code('POST', '/account/list-address'),
      code('POST', '/account/customer'),
      code('POST', '/order'),
    ]);
    expect(allowed).toEqual([200, 200, 200, 200, 200]);
    const refused = [...changes.slice(1), ['/account/newsletter-recipient', {}], ['/customer/wishlist', {}]] as const;
    for (const [path, body] of refused) expect([path, await code('POST', path, body)]).toEqual([path, 403]);
  });

  test('who registers with the same e-mail address later gets an account of its own and keeps the cart', async () => {
    const { shopper, email } = await newCustomer(shop, { guest: true });
    await addToCart(shopper, 'klammer', 3);
    const asGuest = sameToken(shop, shopper);
    expect(await shopper.ok('POST', '/account/register', registration({ email }))).toMatchObject({ guest: false });
    expect(await quantities(shopper)).toEqual([3]);
    expect(await isLoggedIn(asGuest)).toBe(false);
    expect((await logInByForm(shop.shopper(), email)).status).toBe(200);
  });

  test('who logs out leaves neither session nor cart', async () => {
    const { shopper } = await newCustomer(shop, { guest: true });
    await addToCart(shopper, 'spiral', 1);
    const before = sameToken(shop, shopper);
    await shopper.ok('POST', '/account/logout', {});
    expect(shopper.token).not.toBe(before.token);
    expect([await isLoggedIn(before), await quantities(before)]).toEqual([false, []]);
  });
});
