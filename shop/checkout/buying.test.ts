import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newCustomer } from '../testing/customers.ts';
import { newestMails } from '../testing/newest-mails.ts';
import { postMails } from '../post/deliver-mails.ts';
import type { JsonObject } from '../base/json.ts';
import { defaultAccessKey } from '../create-shop.ts';
import { makeOrderMails } from '../mail/make-order-mails.ts';
import { makeInvoices } from '../orders/make-invoices.ts';
import { baseIds } from '../seeding/base-data/base-ids.ts';
import { homeCountry } from '../seeding/base-data/countries.ts';
import { lineItem, openFilledShop, productId, type Shopper } from '../testing/serve-checkout.ts';
import { pdfLike, uploadsOf, uploadFolder } from '../testing/uploads.ts';

const shop = await openFilledShop({ config: { outbox: 'anybody' } });
beforeAll(() => uploadsOf(shop).send(`${uploadFolder}/advent.pdf`, pdfLike('advent')));
afterAll(() => shop.close());

const lines = '/checkout/cart/line-item';
const { online, invoice, prepayment } = baseIds.paymentMethods;

const guest = (more: JsonObject = {}): JsonObject => ({
  guest: true,
  salutationId: baseIds.salutations.mrs,
  firstName: 'Klara',
  lastName: 'Kundin',
  email: 'gast@example.test',
  storefrontUrl: 'http://localhost:3000',
  billingAddress: { countryId: homeCountry, street: 'Notenweg 1', zipcode: '10115', city: 'Berlin' },
  ...more,
});

const printJob = {
  id: 'job-1',
  title: 'Adventslieder',
  role: 'lead',
  spec: { format: 'A4', paper: '90i', binding: 'stapled', copies: 40, pages: 24 },
  files: [{ path: `${uploadFolder}/advent.pdf`, name: 'advent.pdf', pages: 24 }],
};

const orderSchema = z.object({
  id: z.string(),
  orderNumber: z.string(),
  amountTotal: z.number(),
  deepLinkCode: z.string(),
  lineItems: z.nullable(
    z.array(z.object({ label: z.string(), quantity: z.number(), payload: z.record(z.string(), z.unknown()) })),
  ),
  stateMachineState: z.nullable(z.object({ technicalName: z.string() })),
  transactions: z.nullable(
    z.array(z.object({ stateMachineState: z.object({ technicalName: z.string() }), paymentMethodId: z.string() })),
  ),
});
const listSchema = z.object({ orders: z.object({ elements: z.array(orderSchema), total: z.number() }) });
const associations = {
  lineItems: {},
  stateMachineState: {},
  transactions: { associations: { stateMachineState: {} }, sort: [{ field: 'createdAt', order: 'DESC' }] },
};

async function enter(method: string = online): Promise<Shopper> {
  const shopper = shop.shopper();
  await shopper.ok('POST', lines, { items: [lineItem('klammer', 12, { payload: { printJob } })] });
  await shopper.ok('POST', '/account/register', guest());
  await shopper.ok('PATCH', '/context', { paymentMethodId: method });
  return shopper;
}

const order = async (shopper: Shopper, body: JsonObject = {}) =>
  orderSchema.parse(await shopper.ok('POST', '/checkout/order', body));
const orders = async (shopper: Shopper, body: JsonObject = {}) =>
  listSchema.parse(await shopper.ok('POST', '/order', { associations, ...body })).orders.elements;
const states = async (shopper: Shopper) => {
  const [first] = await orders(shopper);
  return first?.transactions?.map((transaction) => transaction.stateMachineState.technicalName);
};
const errorCode = (body: JsonObject): string | undefined =>
  z.object({ errors: z.array(z.object({ code: z.string() })) }).parse(body).errors[0]?.code;

async function startPayment(shopper: Shopper, orderId: string): Promise<string> {
  const urls = { finishUrl: 'http://localhost:3000/paid', errorUrl: 'http://localhost:3000/unpaid?x=1' };
  const query = new URLSearchParams({ orderId, ...urls });
  const { redirectUrl } = await shopper.ok('GET', `/handle-payment?${query}`);
  return z.string().parse(redirectUrl);
}

/** Presses a button of the test payment page and returns where the browser is sent. */
async function press(url: string, label: string): Promise<string | null> {
  const page = await (await shop.fetch(new URL(url).pathname)).text();
  const token = /name="_sw_payment_token" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const buttons = [...page.matchAll(/<button name="result" value="([^"]+)"[^>]*>\s*([^<]+?)\s*</g)];
  const value = buttons.find((button) => button[2] === label)?.[1] ?? '';
  const response = await shop.fetch(`/payment/finalize-transaction?_sw_payment_token=${token}&result=${value}`);
  expect(response.status).toBe(302);
  return response.headers.get('location');
}

describe('a guest who pays online', () => {
  test('registers, keeps the cart under a new token, orders, pays and returns to the shop', async () => {
    const shopper = shop.shopper();
    await shopper.ok('POST', lines, { items: [lineItem('klammer', 12, { payload: { printJob } })] });
    const anonymous = shopper.token;
    const customer = await shopper.ok('POST', '/account/register', guest());
    expect(customer).toMatchObject({ guest: true, active: true, hash: '', email: 'gast@example.test' });
    expect(shopper.token).not.toBe(anonymous);
    await shopper.ok('PATCH', '/context', { paymentMethodId: online });

    const placed = await order(shopper, { customerComment: 'Bitte bald' });
    expect(placed.amountTotal).toBe(66);
    expect(placed.lineItems?.[0]?.payload).toMatchObject({ printJob, productNumber: 'T-KLAMMER' });
    expect(await shopper.ok('GET', '/checkout/cart')).toMatchObject({ lineItems: [] });

    const url = await startPayment(shopper, placed.id);
    expect(await press(url, 'Bezahlen')).toBe('http://localhost:3000/paid');
    expect(await states(shopper)).toEqual(['paid']);
  });

  test('finds the order unpaid after a failure, and can pay it again', async () => {
    const shopper = await enter();
    const { id } = await order(shopper);
    const failed = await press(await startPayment(shopper, id), 'Zahlung fehlschlagen lassen');
    expect(failed).toBe('http://localhost:3000/unpaid?x=1&error-code=CHECKOUT__ASYNC_PAYMENT_FINALIZE_INTERRUPTED');
    expect(await states(shopper)).toEqual(['failed']);
    expect(await shopper.ok('GET', `/handle-payment?orderId=${id}`)).toMatchObject({ redirectUrl: null });

    await shopper.ok('POST', '/order/payment', { orderId: id, paymentMethodId: online });
    expect(await states(shopper)).toEqual(['open']);
    expect(await press(await startPayment(shopper, id), 'Bezahlen')).toBe('http://localhost:3000/paid');
    expect(await states(shopper)).toEqual(['paid']);
  });

  test('comes back with the code of a cancelled payment', async () => {
    const shopper = await enter();
    const { id } = await order(shopper);
    const url = await press(await startPayment(shopper, id), 'Abbrechen');
    expect(url).toBe('http://localhost:3000/unpaid?x=1&error-code=CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT');
    expect(await states(shopper)).toEqual(['cancelled']);
  });

  test('cannot press again once it is paid: the link is a page that says so, and leads nowhere by itself', async () => {
    const shopper = await enter();
    const { id } = await order(shopper);
    const url = await startPayment(shopper, id);
    await press(url, 'Bezahlen');
    const token = url.split('/').at(-1) ?? '';
    const finalize = `/payment/finalize-transaction?_sw_payment_token=${token}&result=cancelled`;
    for (const path of [new URL(url).pathname, finalize]) {
      const again = await shop.fetch(path);
      expect([again.status, again.headers.get('location')]).toEqual([410, null]);
      expect(await again.text()).toContain('Diese Zahlung ist schon abgeschlossen');
    }
    expect(await states(shopper)).toEqual(['paid']);
  });

  test('switches to another payment method: the old transaction is cancelled, a new one open', async () => {
    const shopper = await enter();
    const { id } = await order(shopper);
    shop.now = new Date(shop.now.getTime() + 1000);
    await shopper.ok('POST', '/order/payment', { orderId: id, paymentMethodId: prepayment });
    expect(await states(shopper)).toEqual(['open', 'cancelled']);
    expect(await shopper.ok('GET', `/handle-payment?orderId=${id}`)).toMatchObject({ redirectUrl: null });
  });

  test('cannot change the payment of a paid order', async () => {
    const shopper = await enter();
    const { id } = await order(shopper);
    await press(await startPayment(shopper, id), 'Bezahlen');
    const { status, body } = await shopper.call('POST', '/order/payment', { orderId: id, paymentMethodId: invoice });
    expect([status, errorCode(body)]).toEqual([400, 'CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE']);
  });
});

describe('the test payment page', () => {
  test('is a page without scripts in the language of the order', async () => {
    const shopper = shop.shopper({ 'sw-language-id': baseIds.languages['pl-PL'] });
    await shopper.ok('POST', lines, { items: [lineItem('spiral')] });
    await shopper.ok('POST', '/account/register', guest());
    await shopper.ok('PATCH', '/context', { paymentMethodId: online });
    const url = await startPayment(shopper, (await order(shopper)).id);
    const response = await shop.fetch(new URL(url).pathname);
    const text = await response.text();
    expect(text).toContain('<html lang="pl-PL">');
    expect(text).toContain('Zapłać');
    expect(text).not.toContain('<script');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('refuses a link nobody signed', async () => {
    expect((await shop.fetch('/payment/test/a.b.c')).status).toBe(404);
    expect((await shop.fetch('/payment/finalize-transaction?_sw_payment_token=a.b.c')).status).toBe(404);
  });

  test('is gone after half an hour, and so is the return: neither sends the browser anywhere', async () => {
    const shopper = await enter();
    const { id } = await order(shopper);
    const url = await startPayment(shopper, id);
    const token = url.split('/').at(-1) ?? '';
    shop.now = new Date(shop.now.getTime() + 31 * 60 * 1000);
    expect((await shop.fetch(new URL(url).pathname)).status).toBe(410);
    const late = await shop.fetch(`/payment/finalize-transaction?_sw_payment_token=${token}`);
    expect([late.status, late.headers.get('location')]).toEqual([410, null]);
    expect(await states(shopper)).toEqual(['open']);
  });
});

describe('placing an order', () => {
  test('needs a customer', async () => {
    const shopper = shop.shopper();
    await shopper.ok('POST', lines, { items: [lineItem('spiral')] });
    const { status, body } = await shopper.call('POST', '/checkout/order', {});
    expect([status, errorCode(body)]).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN']);
  });

  test('twice at the same moment makes one order', async () => {
    const shopper = await enter(invoice);
    const answers = await Promise.all([
      shopper.call('POST', '/checkout/order', {}),
      shopper.call('POST', '/checkout/order', {}),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(answers.filter(({ status }) => status === 400).map(({ body }) => errorCode(body))).toEqual([
      'CHECKOUT__CART_EMPTY',
    ]);
    expect(await orders(shopper)).toHaveLength(1);
  });

  test.each<[string, string, string, JsonObject]>([
    ['line’s payload', 'PATCH', lines, { items: [{ id: productId('spiral'), payload: { note: 'anders' } }] }],
    ['payment', 'PATCH', '/context', { paymentMethodId: baseIds.paymentMethods.prepayment }],
    ['currency', 'PATCH', '/context', { currencyId: baseIds.currencies.PLN }],
    ['delivery', 'PATCH', '/context', { shippingMethodId: baseIds.shippingMethods.express }],
  ])('with another %s than was shown is refused', async (_what, method, path, change) => {
    const { shopper } = await newCustomer(shop);
    await shopper.ok('POST', lines, { items: [lineItem('spiral', 1)] });
    const { hash } = await shopper.ok('GET', '/checkout/cart');
    await shopper.ok(method, path, change);
    expect((await shopper.call('POST', '/checkout/order', { hash: hash ?? null })).status).toBe(409);
    const shown = await shopper.ok('GET', '/checkout/cart');
    expect((await shopper.call('POST', '/checkout/order', { hash: shown['hash'] ?? null })).status).toBe(200);
  });

  test('with the hash of another cart is refused', async () => {
    const shopper = await enter(invoice);
    const { hash } = await shopper.ok('GET', '/checkout/cart');
    await shopper.ok('POST', lines, { items: [lineItem('spiral')] });
    const { status, body } = await shopper.call('POST', '/checkout/order', { hash: hash ?? null });
    expect([status, errorCode(body)]).toEqual([409, 'CHECKOUT__CART_HASH_MISMATCH']);
  });

  test('of a cart with a blocking error is refused and the cart stays', async () => {
    const shopper = await enter(invoice);
    await shopper.ok('POST', lines, { items: [lineItem('einzel', 2), lineItem('einzel', 1, { id: 'second' })] });
    const { status, body } = await shopper.call('POST', '/checkout/order', {});
    expect([status, errorCode(body)]).toEqual([500, 'CHECKOUT__CART_INVALID']);
    expect(await orders(shopper)).toEqual([]);
  });

  test('counts order numbers up one by one', async () => {
    const first = await order(await enter(invoice));
    const second = await order(await enter(invoice));
    expect(Number(second.orderNumber) - Number(first.orderNumber)).toBe(1);
  });

  test('takes the goods off the stock; cancelling puts them back', async () => {
    const stock = () =>
      shop.shop.database.prepare('SELECT stock, available_stock FROM product WHERE id = ?').get(productId('spiral'));
    const before = Number(stock()?.['stock']);
    const shopper = await enter(invoice);
    await shopper.ok('POST', lines, { items: [lineItem('spiral', 3)] });
    const { id } = await order(shopper);
    expect(stock()).toEqual({ stock: before - 3, available_stock: before - 3 });
    expect(await shopper.ok('POST', '/order/state/cancel', { orderId: id })).toMatchObject({
      technicalName: 'cancelled',
    });
    expect(stock()).toEqual({ stock: before, available_stock: before });
    expect(await shopper.ok('POST', '/order/state/cancel', { orderId: id })).toMatchObject({
      technicalName: 'cancelled',
    });
    expect(stock()).toEqual({ stock: before, available_stock: before });
  });
});

describe('mails', () => {
  test('confirm the order with its print job and announce the payment, as files in the outbox too', async () => {
    const shopper = await enter();
    const placed = await order(shopper);
    await press(await startPayment(shopper, placed.id), 'Bezahlen');
    await makeInvoices(shop.shop);
    const newest = await newestMails(shop.shop, 100);
    const mails = newest.filter(
      ({ subject, recipient }) => subject.includes(placed.orderNumber) && recipient !== shop.shop.config.shopEmail,
    );
    expect(mails.map((mail) => mail.subject).sort()).toEqual([
      `Ihre Bestellung ${placed.orderNumber} bei Notenfalz`,
      `Zahlung für Ihre Bestellung ${placed.orderNumber} bei Notenfalz erhalten`,
    ]);
    expect(mails.some((mail) => mail.text.includes('Druckauftrag: Adventslieder'))).toBe(true);
    await postMails(shop.shop);
    const files = readdirSync(join(shop.shop.folder, 'outbox'));
    expect(mails.every((mail) => files.some((file) => file.endsWith(`${mail.id}.eml`)))).toBe(true);
  });

  test('can be read in the browser, their HTML without scripts or origin', async () => {
    await order(await enter(invoice));
    await makeOrderMails(shop.shop);
    const list = await (await shop.fetch('/outbox')).text();
    const link = /href="(\/outbox\/[0-9a-f]{32})"/.exec(list)?.[1] ?? '';
    expect((await shop.fetch(link)).status).toBe(200);
    const content = await shop.fetch(`${link}/html`);
    expect(content.headers.get('content-security-policy')).toContain('sandbox');
    expect(await content.text()).toContain('<base target="_blank">');
    expect((await shop.fetch(`/outbox/${'f'.repeat(32)}`)).status).toBe(404);
  });
});

describe('the invoice', () => {
  const documents = async (shopper: Shopper) => {
    const { orders: found } = await shopper.ok('POST', '/order', {});
    const schema = z.object({
      elements: z.array(z.object({ documents: z.array(z.object({ id: z.string(), deepLinkCode: z.string() })) })),
    });
    return schema.parse(found).elements.flatMap((element) => element.documents);
  };

  test('appears when the order is paid and can be downloaded by its customer only', async () => {
    const shopper = await enter();
    const { id } = await order(shopper);
    expect(await documents(shopper)).toEqual([]);
    await press(await startPayment(shopper, id), 'Bezahlen');
    const [invoiceOf] = await documents(shopper);
    const path = `/document/download/${invoiceOf?.id}/${invoiceOf?.deepLinkCode}`;
    const headers = { 'sw-access-key': defaultAccessKey, 'sw-context-token': shopper.token };
    const answer = await shop.fetch(`/store-api${path}`, { headers });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect((await answer.text()).startsWith('%PDF-1.7')).toBe(true);
    expect((await (await enter()).call('GET', path)).status).toBe(404);
    expect((await shop.shopper().call('GET', path)).status).toBe(403);
  });

  test('is written once, however often the payment returns', async () => {
    const shopper = await enter();
    const { id } = await order(shopper);
    const url = await startPayment(shopper, id);
    await press(url, 'Bezahlen');
    await shop.fetch(`/payment/finalize-transaction?_sw_payment_token=${url.split('/').at(-1) ?? ''}&result=paid`);
    expect(await documents(shopper)).toHaveLength(1);
  });
});

describe('an order', () => {
  test("is nobody else's to see, cancel or pay", async () => {
    const { id } = await order(await enter(invoice));
    const other = await enter(invoice);
    expect(await orders(other, { filter: [{ type: 'equals', field: 'id', value: id }] })).toEqual([]);
    const cancel = await other.call('POST', '/order/state/cancel', { orderId: id });
    expect([cancel.status, errorCode(cancel.body)]).toEqual([404, 'CHECKOUT__ORDER_ORDER_NOT_FOUND']);
    const pay = await other.call('POST', '/order/payment', { orderId: id, paymentMethodId: online });
    expect([pay.status, errorCode(pay.body)]).toEqual([404, 'FRAMEWORK__ENTITY_NOT_FOUND']);
  });

  test('of a guest opens by link with e-mail address and postcode only', async () => {
    const { deepLinkCode } = await order(await enter(invoice));
    const filter = [{ type: 'equals', field: 'deepLinkCode', value: deepLinkCode }];
    const stranger = shop.shopper();
    const code = async (body: JsonObject) => {
      const answer = await stranger.call('POST', '/order', { filter, ...body });
      return [answer.status, errorCode(answer.body)];
    };
    expect(await code({})).toEqual([403, 'CHECKOUT__GUEST_NOT_AUTHENTICATED']);
    expect(await code({ email: 'gast@example.test', zipcode: '99999' })).toEqual([
      403,
      'CHECKOUT__GUEST_WRONG_CREDENTIALS',
    ]);
    expect(await orders(stranger, { filter, email: 'Gast@example.test', zipcode: '10115' })).toHaveLength(1);
  });

  test('survives the deletion of what it was made of', async () => {
    const shopper = await enter(invoice);
    await order(shopper);
    shop.shop.database.prepare("UPDATE customer_address SET street = 'Anderswo 9'").run();
    const [placed] = await orders(shopper, { associations: { ...associations, addresses: {} } });
    expect(JSON.stringify(placed)).not.toContain('Anderswo');
    expect(placed?.lineItems?.[0]?.label).toBe('klammer');
  });

  test('list of a stranger is refused', async () => {
    expect((await shop.shopper().call('POST', '/order', {})).status).toBe(403);
  });
});
