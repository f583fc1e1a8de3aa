import { afterAll, describe, expect, test } from 'vitest';
import { openFilledShop, openTestShop, seedAssortment } from '../../testing/serve-checkout.ts';
import { baseIds } from '../../seeding/base-data/base-ids.ts';
import { stableId } from '../../base/stable-id.ts';
import {
  addToCart,
  codeOf,
  isLoggedIn,
  logInByForm,
  newCustomer,
  customersPassword,
  quantities,
  registration,
  sameToken,
} from '../../testing/customers.ts';

const shop = await openFilledShop();
afterAll(() => shop.close());

const hour = 60 * 60 * 1000;
const later = (hours: number) => {
  shop.now = new Date(shop.now.getTime() + hours * hour);
};

describe('a token', () => {
  test('is 32 letters and digits, new for every request without one', async () => {
    const [first, second] = [shop.shopper(), shop.shopper()];
    await first.ok('GET', '/context');
    await second.ok('GET', '/checkout/cart');
    expect([first.token, second.token]).toEqual([
      expect.stringMatching(/^[0-9a-zA-Z]{32}$/),
      expect.stringMatching(/^[0-9a-zA-Z]{32}$/),
    ]);
    expect(first.token).not.toBe(second.token);
  });

  test('nobody has seen is a fresh session under that very token', async () => {
    const shopper = shop.shopper();
    shopper.token = 'mein-eigenes-token';
    expect(await shopper.ok('GET', '/context')).toMatchObject({ token: 'mein-eigenes-token', customer: null });
    await addToCart(shopper, 'spiral', 2);
    expect([shopper.token, await quantities(shopper)]).toEqual(['mein-eigenes-token', [2]]);
  });

  test('stays the same when the session chooses something, and carries the choice', async () => {
    const shopper = shop.shopper();
    await addToCart(shopper, 'spiral', 1);
    const { token } = shopper;
    const languageId = baseIds.languages['pl-PL'];
    expect(await shopper.ok('PATCH', '/context', { languageId })).toMatchObject({ apiAlias: 'array_struct' });
    expect(shopper.token).toBe(token);
    expect(await shopper.ok('GET', '/context')).toMatchObject({
      context: { languageIdChain: [languageId, expect.anything()] },
    });
    expect(await quantities(shopper)).toEqual([1]);
  });

  test('changes at registration: cart and login move on, the old one is a stranger', async () => {
    const shopper = shop.shopper();
    await addToCart(shopper, 'spiral', 2);
    const old = sameToken(shop, shopper);
    await shopper.ok('POST', '/account/register', registration());
    expect(shopper.token).not.toBe(old.token);
    expect([await isLoggedIn(shopper), await quantities(shopper)]).toEqual([true, [2]]);
    expect([await isLoggedIn(old), await quantities(old)]).toEqual([false, []]);
  });

  test('changes at logout and shows an empty cart; the old one is a stranger too', async () => {
    const { shopper } = await newCustomer(shop);
    await addToCart(shopper, 'spiral', 2);
    const old = sameToken(shop, shopper);
    await shopper.ok('POST', '/account/logout', {});
    expect(shopper.token).not.toBe(old.token);
    expect([await quantities(shopper), await isLoggedIn(old), await quantities(old)]).toEqual([[], false, []]);
  });

  test('is answered by refused calls too', async () => {
    const shopper = shop.shopper();
    expect((await shopper.call('POST', '/account/customer', {})).headers.get('sw-context-token')).toHaveLength(32);
  });
});

describe('two devices of one customer', () => {
  test('see what the other puts into the cart, and both are out when one logs out', async () => {
    const { shopper: phone, email } = await newCustomer(shop);
    await addToCart(phone, 'spiral', 1);
    const laptop = shop.shopper();
    await addToCart(laptop, 'spiral', 2);
    await addToCart(laptop, 'klammer', 4);
    const stranger = sameToken(shop, laptop);
    await logInByForm(laptop, email);
    expect(await quantities(phone)).toEqual([3, 4]);
    expect(await quantities(stranger)).toEqual([]);
    await addToCart(phone, 'noten', 1);
    expect(await quantities(laptop)).toEqual([3, 4, 1]);
    await laptop.ok('POST', '/account/logout', {});
    expect([await isLoggedIn(phone), await quantities(phone)]).toEqual([false, []]);
    await logInByForm(phone, email);
    expect(await quantities(phone)).toEqual([3, 4, 1]);
  });

  test('merge codes as well', async () => {
    const { shopper, email } = await newCustomer(shop);
    await addToCart(shopper, 'spiral', 1);
    const other = shop.shopper();
    await addToCart(other, 'spiral', 1, { id: 'zweite' });
    await other.ok('POST', '/checkout/cart/line-item', { items: [{ type: 'promotion', referencedId: 'GIBTSNICHT' }] });
    await logInByForm(other, email);
    expect(await quantities(shopper)).toEqual([1, 1]);
    expect(await shopper.ok('GET', '/checkout/cart')).toMatchObject({
      extensions: { 'cart-promotions': { addedCodes: [] } },
    });
  });
});

describe('a merged cart', () => {
  test('is corrected where the sum exceeds what can be bought, and says so once', async () => {
    const { shopper, email } = await newCustomer(shop);
    await addToCart(shopper, 'einzel', 2);
    await shopper.ok('POST', '/account/logout', {});
    await addToCart(shopper, 'einzel', 1);
    await logInByForm(shopper, email);
    const first = await shopper.ok('GET', '/checkout/cart');
    expect(Object.values(first['errors'] ?? {})).toMatchObject([{ messageKey: 'product-stock-reached', level: 10 }]);
    expect(await quantities(shopper)).toEqual([2]);
    expect(await shopper.ok('GET', '/checkout/cart')).toMatchObject({ errors: [] });
  });
});

describe('a session', () => {
  test('lives a day after its last change; reading does not renew it', async () => {
    const { shopper } = await newCustomer(shop);
    later(20);
    await shopper.ok('PATCH', '/context', { paymentMethodId: baseIds.paymentMethods.invoice });
    later(20);
    expect(await isLoggedIn(shopper)).toBe(true);
    later(5);
    expect(await isLoggedIn(shopper)).toBe(false);
  });

  test('that logged out with invalidated sessions leaves no cart for the next login', async () => {
    const strict = await openTestShop({ config: { invalidateSessionOnLogOut: true } });
    seedAssortment(strict.shop);
    const { shopper, email } = await newCustomer(strict);
    await addToCart(shopper, 'spiral', 2);
    await shopper.ok('POST', '/account/logout', {});
    await logInByForm(shopper, email);
    expect(await quantities(shopper)).toEqual([]);
    await strict.close();
  });

  test('loses its login when the account is deleted elsewhere', async () => {
    const { shopper } = await newCustomer(shop);
    const other = sameToken(shop, shopper);
    expect((await shopper.call('DELETE', '/account/customer')).status).toBe(204);
    expect([await isLoggedIn(shopper), await isLoggedIn(other)]).toEqual([false, false]);
  });
});

describe('logging in', () => {
  test.each([
    ['without a password', { username: 'a@example.test' }, 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS'],
    ['without an address', { password: customersPassword }, 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS'],
    ['as nobody', { username: 'niemand@example.test', password: customersPassword }, 'CHECKOUT__CUSTOMER_NOT_FOUND'],
    [
      'with an object as name',
      { username: { a: 1 }, password: customersPassword },
      'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS',
    ],
  ])('%s is refused', async (_, body, code) => {
    expect(codeOf(await shop.shopper().call('POST', '/account/login', body))).toEqual([401, code]);
  });

  test('as a guest is not possible: guests have no password', async () => {
    const { email } = await newCustomer(shop, { guest: true, email: `${stableId('guest').slice(0, 8)}@example.test` });
    expect(codeOf(await logInByForm(shop.shopper(), email, ''))).toEqual([
      401,
      'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS',
    ]);
    expect(codeOf(await logInByForm(shop.shopper(), email, 'x'))).toEqual([401, 'CHECKOUT__CUSTOMER_NOT_FOUND']);
  });
});
