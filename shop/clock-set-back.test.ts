import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  addToCart,
  codeOf,
  isLoggedIn,
  linkTo,
  logInByForm,
  newCustomer,
  quantities,
  storefrontOrigin,
  type TestCustomer,
} from './testing/customers.ts';
import { openFilledShop, type Shopper, type TestShop } from './testing/serve-checkout.ts';
import { baseIds } from './seeding/base-data/base-ids.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** How far a clock may have been ahead before somebody, or the network's time, set it right. */
const leaps = [hour, day, 365 * day];

let shop: TestShop;
let customer: TestCustomer;
const pass = (milliseconds: number) => {
  shop.now = new Date(shop.now.getTime() + milliseconds);
};

beforeEach(async () => {
  shop = await openFilledShop({ rateLimits: true });
  customer = await newCustomer(shop);
});
afterEach(() => shop.close());

const idSchema = z.object({ id: z.string() });
const redirectSchema = z.object({ redirectUrl: z.string() });

async function startPayment(shopper: Shopper): Promise<string> {
  await addToCart(shopper, 'klammer', 3);
  await shopper.ok('PATCH', '/context', { paymentMethodId: baseIds.paymentMethods.online });
  const { id } = idSchema.parse(await shopper.ok('POST', '/checkout/order', {}));
  const query = new URLSearchParams({
    orderId: id,
    finishUrl: `${storefrontOrigin}/paid`,
    errorUrl: `${storefrontOrigin}/unpaid`,
  });
  return redirectSchema.parse(await shopper.ok('GET', `/handle-payment?${query}`)).redirectUrl;
}

const ask = () =>
  shop.shopper().call('POST', '/account/recovery-password', { email: customer.email, storefrontUrl: storefrontOrigin });

describe.each(leaps)('when the clock is set back by %i ms', (leap) => {
  const setBack = () => pass(-leap);

  test('who is logged in stays so, with the cart, and can order', async () => {
    const { shopper } = customer;
    await addToCart(shopper, 'spiral', 2);
    setBack();
    expect([await isLoggedIn(shopper), await quantities(shopper)]).toEqual([true, [2]]);
    await addToCart(shopper, 'klammer', 3);
    expect(await shopper.ok('POST', '/checkout/order', {})).toMatchObject({ lineItems: [{}, {}] });
  });

  test('who mistyped a password too often waits no longer than the longest wait', async () => {
    const other = shop.shopper();
    for (let count = 0; count < 10; count += 1) await logInByForm(other, customer.email, 'wrong');
    expect((await logInByForm(other, customer.email)).status).toBe(429);
    setBack();
    await logInByForm(other, customer.email);
    pass(61_000);
    expect((await logInByForm(other, customer.email)).status).toBe(200);
    expect(await isLoggedIn(other)).toBe(true);
  });

  test('a link to a new password works, and another one can be asked for', async () => {
    for (let count = 0; count < 3; count += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    setBack();
    const body = { hash: linkTo(shop, customer.email).searchParams.get('hash'), newPassword: 'Neues-Passwort-2' };
    const confirm = await shop.shopper().call('POST', '/account/recovery-password-confirm', {
      ...body,
      newPasswordConfirm: body.newPassword,
    });
    expect(confirm.status).toBe(200);
    await ask();
    pass(91_000);
    expect((await ask()).status).toBe(200);
  });

  test('a payment that was begun can be finished', async () => {
    const url = await startPayment(customer.shopper);
    setBack();
    const page = await shop.fetch(new URL(url).pathname);
    expect(page.status).toBe(200);
    const token = /name="_sw_payment_token" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    const done = await shop.fetch(`/payment/finalize-transaction?_sw_payment_token=${token}&result=paid`);
    expect([done.status, done.headers.get('location')]).toEqual([302, `${storefrontOrigin}/paid`]);
  });

  test('who comes back from another device finds cart and orders', async () => {
    await startPayment(customer.shopper);
    await addToCart(customer.shopper, 'spiral', 2);
    setBack();
    const other = shop.shopper();
    expect((await logInByForm(other, customer.email)).status).toBe(200);
    expect(await quantities(other)).toEqual([2]);
    expect(await other.ok('POST', '/order', {})).toMatchObject({ orders: { total: 1 } });
  });

  test('new customers can register and order', async () => {
    setBack();
    const { shopper } = await newCustomer(shop);
    await addToCart(shopper, 'klammer', 1);
    const placed = await shopper.call('POST', '/checkout/order', {});
    expect(placed.status === 200 ? [200, null] : codeOf(placed)).toEqual([200, null]);
  });
});
