import { afterAll, describe, expect, test } from 'vitest';
import { openFilledShop, type Shopper } from '../../testing/serve-checkout.ts';
import type { JsonObject } from '../../base/json.ts';
import { latestMails } from '../../post/mail-table.ts';
import {
  addToCart,
  codeOf,
  homeAddress,
  isLoggedIn,
  linkTo,
  logInByForm,
  newCustomer,
  quantities,
  registration,
  sameToken,
  storefrontOrigin,
  violationsOf,
} from '../../testing/customers.ts';

const shop = await openFilledShop({ config: { doubleOptInRegistration: true, doubleOptInGuestOrder: true } });
afterAll(() => shop.close());

const hashes = (link: URL): JsonObject => ({
  em: link.searchParams.get('em'),
  hash: link.searchParams.get('hash'),
});

describe('a registration with double opt-in', () => {
  async function register(more: JsonObject = {}): Promise<{ shopper: Shopper; email: string; body: JsonObject }> {
    const shopper = shop.shopper();
    await addToCart(shopper, 'spiral', 2);
    const body = await shopper.ok('POST', '/account/register', registration(more));
    return { shopper, email: String(body['email']), body };
  }

  test('answers an active customer who is not logged in, under the same token', async () => {
    const shopper = shop.shopper();
    await addToCart(shopper, 'spiral', 2);
    const { token } = shopper;
    expect(await shopper.ok('POST', '/account/register', registration())).toMatchObject({
      active: true,
      doubleOptInRegistration: true,
      doubleOptInConfirmDate: null,
      hash: '',
    });
    expect([shopper.token, await isLoggedIn(shopper), await quantities(shopper)]).toEqual([token, false, [2]]);
  });

  test('must be confirmed by the link in the mail before anybody can log in', async () => {
    const { shopper, email } = await register();
    expect(codeOf(await logInByForm(shop.shopper(), email))).toEqual([401, 'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED']);
    expect(codeOf(await logInByForm(shop.shopper(), email, 'falsch'))).toEqual([
      401,
      'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS',
    ]);
    const link = linkTo(shop, email);
    expect(link.href.startsWith(`${storefrontOrigin}/registration/confirm?em=`)).toBe(true);
    const old = sameToken(shop, shopper);
    await shopper.ok('POST', '/account/register-confirm', hashes(link));
    expect(shopper.token).not.toBe(old.token);
    expect([await isLoggedIn(shopper), await quantities(shopper)]).toEqual([true, [2]]);
    expect((await logInByForm(shop.shopper(), email)).status).toBe(200);
  });

  test('is confirmed once, by its own hash and address', async () => {
    const { email } = await register();
    const { em, hash } = hashes(linkTo(shop, email));
    const confirm = (body: JsonObject) => shop.shopper().call('POST', '/account/register-confirm', body);
    expect(codeOf(await confirm({ em: em ?? null }))).toEqual([404, 'CHECKOUT__NO_HASH_PROVIDED']);
    expect(codeOf(await confirm({ em: em ?? null, hash: 'x' }))).toEqual([404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH']);
    const wrong = await confirm({ em: 'x', hash: hash ?? null });
    expect([wrong.status, violationsOf(wrong)]).toEqual([400, [['/em', 'VIOLATION::NOT_EQUAL_ERROR']]]);
    expect((await confirm({ em: em ?? null, hash: hash ?? null })).status).toBe(200);
    expect(codeOf(await confirm({ em: em ?? null, hash: hash ?? null }))).toEqual([
      412,
      'CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED',
    ]);
  });

  test('of a guest leads to an order after the confirmation only', async () => {
    const { shopper, email } = await register({ guest: true });
    expect((await shopper.call('POST', '/checkout/order', {})).status).toBe(403);
    await shopper.ok('POST', '/account/register-confirm', hashes(linkTo(shop, email)));
    expect(await shopper.ok('POST', '/checkout/order', {})).toMatchObject({ orderCustomer: { email } });
  });
});

describe('the newsletter', () => {
  const subscribe = (shopper: Shopper, email: string, more: JsonObject = {}) =>
    shopper.call('POST', '/newsletter/subscribe', {
      email,
      option: 'subscribe',
      storefrontUrl: storefrontOrigin,
      ...more,
    });
  const status = async (shopper: Shopper) => (await shopper.ok('POST', '/account/newsletter-recipient', {}))['status'];
  const mailsTo = (email: string) => latestMails(shop.shop, 100).filter((mail) => mail.recipient === email).length;

  async function confirmed() {
    const account = await newCustomer(shop);
    await account.shopper.ok('POST', '/account/register-confirm', hashes(linkTo(shop, account.email)));
    return account;
  }

  test.each(['subscribe', 'direct'])('of a stranger (%s) waits for the link in the mail', async (option) => {
    const { shopper, email } = await confirmed();
    expect(await status(shopper)).toBe('undefined');
    expect((await subscribe(shop.shopper(), email, { option })).status).toBe(204);
    expect(await status(shopper)).toBe('notSet');
    const link = linkTo(shop, email);
    expect([link.pathname, link.searchParams.get('hash')?.length]).toEqual(['/newsletter-subscribe', 32]);
    expect((await shop.shopper().call('POST', '/newsletter/confirm', hashes(link))).status).toBe(204);
    expect(await status(shopper)).toBe('optIn');
  });

  test('of a customer needs no confirmation for the own address', async () => {
    const { shopper, email } = await confirmed();
    expect((await subscribe(shopper, email)).status).toBe(204);
    expect(await status(shopper)).toBe('direct');
  });

  test('is not subscribed twice, and can be left and joined again', async () => {
    const { shopper, email } = await confirmed();
    await subscribe(shopper, email);
    const before = mailsTo(email);
    expect((await subscribe(shop.shopper(), email)).status).toBe(204);
    expect([mailsTo(email), await status(shopper)]).toEqual([before, 'direct']);
    expect((await shop.shopper().call('POST', '/newsletter/unsubscribe', { email })).status).toBe(204);
    expect(await status(shopper)).toBe('optOut');
    await subscribe(shop.shopper(), email);
    expect([mailsTo(email), await status(shopper)]).toEqual([before + 1, 'notSet']);
  });

  test('cannot be confirmed by a wrong hash, a wrong address, or twice', async () => {
    const email = 'leserin@example.test';
    await subscribe(shop.shopper(), email);
    const body = hashes(linkTo(shop, email));
    const confirm = (more: JsonObject) => shop.shopper().call('POST', '/newsletter/confirm', { ...body, ...more });
    expect(codeOf(await confirm({ hash: 'x' }))).toEqual([400, 'CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND']);
    expect(violationsOf(await confirm({ em: 'x' }))).toEqual([['/em', 'VIOLATION::NOT_EQUAL_ERROR']]);
    expect((await confirm({})).status).toBe(204);
    expect(violationsOf(await confirm({}))).toEqual([['/status', 'VIOLATION::NOT_EQUAL_ERROR']]);
  });

  test.each([
    ['an unknown option', { option: 'vielleicht' }, ['/option', 'VIOLATION::NO_SUCH_CHOICE_ERROR']],
    ['no address', { email: '' }, ['/email', 'VIOLATION::IS_BLANK_ERROR']],
    [
      'a foreign storefront',
      { storefrontUrl: 'http://evil.example' },
      ['/storefrontUrl', 'VIOLATION::NO_SUCH_CHOICE_ERROR'],
    ],
    [
      'a storefront with a slash too many',
      { storefrontUrl: `${storefrontOrigin}/` },
      ['/storefrontUrl', 'VIOLATION::NO_SUCH_CHOICE_ERROR'],
    ],
    ['no storefront', { storefrontUrl: null }, ['/storefrontUrl', 'VIOLATION::IS_BLANK_ERROR']],
  ])('refuses %s', async (_, more, expected) => {
    expect(violationsOf(await subscribe(shop.shopper(), 'x@example.test', more))).toEqual([expected]);
  });

  test('cannot be left without an address or by somebody unknown', async () => {
    const leave = (body: JsonObject) => shop.shopper().call('POST', '/newsletter/unsubscribe', body);
    expect(codeOf(await leave({}))).toEqual([400, 'CONTENT__MISSING_EMAIL_PARAMETER']);
    expect(codeOf(await leave({ email: 'nie@example.test' }))).toEqual([
      400,
      'CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND',
    ]);
  });
});

describe('a new password by mail', () => {
  const ask = (email: string) =>
    shop.shopper().call('POST', '/account/recovery-password', { email, storefrontUrl: storefrontOrigin });

  test('is not sent to an address nobody has', async () => {
    expect((await ask('niemand@example.test')).status).toBe(200);
    expect(latestMails(shop.shop, 100).some(({ recipient }) => recipient === 'niemand@example.test')).toBe(false);
  });

  test('logs every session out; a session that is logged in goes on under a new token', async () => {
    const { shopper, email } = await newCustomer(shop);
    await shopper.ok('POST', '/account/register-confirm', hashes(linkTo(shop, email)));
    const old = sameToken(shop, shopper);
    const anonymous = shop.shopper();
    await anonymous.ok('GET', '/context');
    const { token } = anonymous;
    const confirm = async (client: Shopper) => {
      await ask(email);
      const hash = linkTo(shop, email).searchParams.get('hash');
      const body = { hash, newPassword: 'Ganz-neu-1234', newPasswordConfirm: 'Ganz-neu-1234' };
      return client.ok('POST', '/account/recovery-password-confirm', body);
    };
    await confirm(shopper);
    expect([await isLoggedIn(shopper), await isLoggedIn(old)]).toEqual([true, false]);
    await confirm(anonymous);
    expect([anonymous.token, await isLoggedIn(anonymous), await isLoggedIn(shopper)]).toEqual([token, false, false]);
  });

  test('knows whether a link is too old, and that a used one is gone', async () => {
    const isExpired = (hash: string) => shop.shopper().call('POST', '/account/customer-recovery-is-expired', { hash });
    expect(codeOf(await isExpired('f'.repeat(32)))).toEqual([404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH']);
    const { email } = await newCustomer(shop);
    await ask(email);
    const hash = linkTo(shop, email).searchParams.get('hash') ?? '';
    expect((await isExpired(hash)).body).toMatchObject({ isExpired: false });
    shop.now = new Date(shop.now.getTime() + 2 * 60 * 60 * 1000 + 1);
    expect((await isExpired(hash)).body).toMatchObject({ isExpired: true });
  });
});

test('an address book is complete, full bodies only, and keeps its defaults', async () => {
  const { shopper, email } = await newCustomer(shop);
  await shopper.ok('POST', '/account/register-confirm', hashes(linkTo(shop, email)));
  const body = { firstName: 'Chor', lastName: 'St. Anna', ...homeAddress };
  const { id } = await shopper.ok('POST', '/account/address', { ...body, company: 'Pfarrei' });
  const path = `/account/address/${String(id)}`;
  expect(violationsOf(await shopper.call('PATCH', path, { city: 'Köln' })).map(([pointer]) => pointer)).toContain(
    '/street',
  );
  expect(await shopper.ok('PATCH', path, body)).toMatchObject({ company: null, country: null });
  expect((await shopper.call('PATCH', `/account/address/default-shipping/${String(id)}`)).status).toBe(204);
  expect(codeOf(await shopper.call('DELETE', path))).toEqual([400, 'CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT']);
  const { id: second } = await shopper.ok('POST', '/account/address', body);
  await shopper.ok('PATCH', '/context', { billingAddressId: second ?? null });
  const chosen = `/account/address/${String(second)}`;
  expect(codeOf(await shopper.call('DELETE', chosen))).toEqual([400, 'CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE']);
});
