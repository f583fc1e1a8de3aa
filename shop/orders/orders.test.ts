import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addToCart, codeOf, newCustomer, sameToken, violationsOf } from '../testing/customers.ts';
import { openFilledShop, productId, seedDownload, type Shopper } from '../testing/serve-checkout.ts';
import { defaultAccessKey } from '../create-shop.ts';
import type { JsonObject } from '../base/json.ts';
import { dispatchOrder } from './dispatch-order.ts';
import { markPaid } from '../payment/finish-payment.ts';
import { lastTransaction } from './transactions.ts';
import { baseIds } from '../seeding/base-data/base-ids.ts';
import { stateId } from '../seeding/base-data/states.ts';
import { upsert } from '../seeding/upsert.ts';

const { online, invoice, prepayment } = baseIds.paymentMethods;
const unknownId = 'f'.repeat(32);
const day = 24 * 60 * 60 * 1000;

const shop = await openFilledShop();
afterAll(() => shop.close());
seedDownload(shop.shop, 'datei', 3, 'die Noten');

const orderSchema = z.object({ id: z.string(), deepLinkCode: z.string(), orderNumber: z.string() });
type Order = z.infer<typeof orderSchema>;

/** A customer (or guest) with one order. */
async function buyer(
  product: string,
  method: string,
  more: JsonObject = {},
): Promise<{ shopper: Shopper; order: Order }> {
  const { shopper } = await newCustomer(shop, more);
  await addToCart(shopper, product, 1);
  await shopper.ok('PATCH', '/context', { paymentMethodId: method });
  return { shopper, order: orderSchema.parse(await shopper.ok('POST', '/checkout/order', {})) };
}

function pay(orderId: string): void {
  const transaction = lastTransaction(shop.shop, orderId);
  if (transaction !== undefined) markPaid(shop.shop, transaction.id, orderId);
}

/** A plain GET with the shopper's session, for files. */
const open = (shopper: Shopper, path: string) =>
  shop.fetch(`/store-api${path}`, {
    headers: { 'sw-access-key': defaultAccessKey, 'sw-context-token': shopper.token },
  });

async function later(days: number, work: () => Promise<void>): Promise<void> {
  const before = shop.now;
  shop.now = new Date(before.getTime() + days * day);
  await work();
  shop.now = before;
}

describe('an order opened by its link', () => {
  const email = 'gast@example.test';
  const openLink = (client: Shopper, { deepLinkCode }: Order, more: JsonObject = {}) =>
    client.call('POST', '/order', {
      filter: [{ type: 'equals', field: 'deepLinkCode', value: deepLinkCode }],
      ...more,
    });

  test('wants e-mail address and postcode of a guest, whatever their case', async () => {
    const { order } = await buyer('spiral', invoice, { guest: true, email });
    const stranger = shop.shopper();
    const missing = await openLink(stranger, order, { email });
    expect(codeOf(missing)).toEqual([403, 'CHECKOUT__GUEST_NOT_AUTHENTICATED']);
    const wrong = await openLink(stranger, order, { email: 'x@example.test', zipcode: '10115' });
    expect(codeOf(wrong)).toEqual([403, 'CHECKOUT__GUEST_WRONG_CREDENTIALS']);
    const right = await openLink(stranger, order, { email: email.toUpperCase(), zipcode: '10115' });
    expect(right.body).toMatchObject({ orders: { elements: [{ id: order.id }] } });
  });

  test('is not shown to anybody after thirty days, nor without a link of an order', async () => {
    const { order } = await buyer('spiral', invoice, { guest: true, email });
    await later(31, async () => {
      const late = await openLink(shop.shopper(), order, { email, zipcode: '10115' });
      expect(codeOf(late)).toEqual([403, 'CHECKOUT__GUEST_NOT_AUTHENTICATED']);
    });
    const unknown = { ...order, deepLinkCode: 'x'.repeat(32) };
    expect((await openLink(shop.shopper(), unknown, { email, zipcode: '10115' })).status).toBe(403);
  });

  test('of a registered customer wants a login', async () => {
    const { order } = await buyer('spiral', invoice, { email: 'konto@example.test' });
    const answer = await openLink(shop.shopper(), order, { email: 'konto@example.test', zipcode: '10115' });
    expect(codeOf(answer)).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN']);
  });
});

describe('the list of orders', () => {
  test('is the own one, newest first, with pages; relations only when asked for', async () => {
    const { shopper, order } = await buyer('spiral', invoice);
    await addToCart(shopper, 'frei', 1);
    const second = orderSchema.parse(await shopper.ok('POST', '/checkout/order', {}));
    const list = await shopper.ok('POST', '/order', { checkPromotion: true });
    expect(list).toMatchObject({
      orders: { elements: [{ id: second.id, lineItems: null, transactions: null }, { id: order.id }] },
      paymentChangeable: { [order.id]: true, [second.id]: true },
    });
    const page = await shopper.ok('POST', '/order', { limit: 1, page: 2, 'total-count-mode': 1 });
    expect(page).toMatchObject({ orders: { total: 2, elements: [{ id: order.id }] }, paymentChangeable: [] });
  });
});

describe('cancelling', () => {
  const cancel = (shopper: Shopper, body: JsonObject) => shopper.call('POST', '/order/state/cancel', body);

  test('names the new state and leaves payment and delivery as they are', async () => {
    const { shopper, order } = await buyer('spiral', invoice);
    expect((await cancel(shopper, { orderId: order.id })).body).toMatchObject({ technicalName: 'cancelled' });
    const associations = {
      stateMachineState: {},
      transactions: { associations: { stateMachineState: {} } },
      deliveries: { associations: { stateMachineState: {} } },
    };
    expect(await shopper.ok('POST', '/order', { associations })).toMatchObject({
      orders: {
        elements: [
          {
            stateMachineState: { technicalName: 'cancelled' },
            transactions: [{ stateMachineState: { technicalName: 'open' } }],
            deliveries: [{ stateMachineState: { technicalName: 'open' } }],
          },
        ],
      },
    });
  });

  test('is open to a guest who shows the link, e-mail address and postcode, and to nobody who does not', async () => {
    const email = 'fern@example.test';
    const { order } = await buyer('spiral', invoice, { guest: true, email });
    const { order: other } = await buyer('spiral', invoice, { guest: true, email: 'anderer@example.test' });
    const { deepLinkCode } = order;
    const stranger = shop.shopper();
    const shown = { orderId: order.id, deepLinkCode, email, zipcode: '10115' };
    expect(codeOf(await cancel(stranger, { orderId: order.id }))).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN']);
    const wrong = await cancel(stranger, { ...shown, zipcode: '20095' });
    expect(codeOf(wrong)).toEqual([403, 'CHECKOUT__GUEST_WRONG_CREDENTIALS']);
    const foreign = await cancel(stranger, { ...shown, orderId: other.id });
    expect(codeOf(foreign)).toEqual([404, 'CHECKOUT__ORDER_ORDER_NOT_FOUND']);
    expect((await cancel(stranger, shown)).body).toMatchObject({ technicalName: 'cancelled' });
    const change = await stranger.call('POST', '/order/payment', { ...shown, paymentMethodId: prepayment });
    expect(change.body).toMatchObject({ success: true });
  });

  test('works from in progress, not from completed, and needs an order', async () => {
    const { shopper, order } = await buyer('spiral', invoice);
    const setState = (name: string) =>
      upsert(shop.shop, 'order', [{ id: order.id, stateId: stateId('order.state', name) }]);
    setState('completed');
    expect(codeOf(await cancel(shopper, { orderId: order.id }))).toEqual([400, 'SYSTEM__ILLEGAL_STATE_TRANSITION']);
    setState('in_progress');
    expect((await cancel(shopper, { orderId: order.id })).status).toBe(200);
    expect(codeOf(await cancel(shopper, {}))).toEqual([400, 'FRAMEWORK__INVALID_REQUEST_PARAMETER']);
    expect(codeOf(await cancel(shopper, { orderId: unknownId }))).toEqual([404, 'CHECKOUT__ORDER_ORDER_NOT_FOUND']);
  });
});

describe('cancelling what has left the house', () => {
  const cancel = (shopper: Shopper, orderId: string) => shopper.call('POST', '/order/state/cancel', { orderId });
  const stock = () => shop.shop.database.prepare('SELECT stock FROM product WHERE id = ?').get(productId('spiral'));

  test.each(['shipped', 'shipped_partially', 'returned', 'returned_partially'])(
    'is refused when the delivery is %s: its goods are not there to be sold again',
    async (state) => {
      const { shopper, order } = await buyer('spiral', invoice);
      dispatchOrder(shop.shop, order.id);
      shop.shop.database
        .prepare('UPDATE order_delivery SET state_id = ? WHERE order_id = ?')
        .run(stateId('order_delivery.state', state), order.id);
      const before = stock();
      expect(codeOf(await cancel(shopper, order.id))).toEqual([400, 'SYSTEM__ILLEGAL_STATE_TRANSITION']);
      expect(stock()).toEqual(before);
      const filter = [{ type: 'equals', field: 'id', value: order.id }];
      const asked = await shopper.ok('POST', '/order', { filter, associations: { stateMachineState: {} } });
      expect(asked).toMatchObject({ orders: { elements: [{ stateMachineState: { technicalName: 'open' } }] } });
    },
  );
});

describe('another way to pay', () => {
  const change = (shopper: Shopper, body: JsonObject) => shopper.call('POST', '/order/payment', body);

  test('is refused when it is unknown, not offered, or there is no such order', async () => {
    const { shopper, order } = await buyer('spiral', online);
    const orderId = order.id;
    const unknown = await change(shopper, { orderId, paymentMethodId: unknownId });
    expect(codeOf(unknown)).toEqual([400, 'CHECKOUT__UNKNOWN_PAYMENT_METHOD']);
    upsert(shop.shop, 'payment_method', [{ id: prepayment, active: false }]);
    const inactive = await change(shopper, { orderId, paymentMethodId: prepayment });
    expect(codeOf(inactive)).toEqual([404, 'CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE']);
    upsert(shop.shop, 'payment_method', [{ id: prepayment, active: true }]);
    const nowhere = await change(shopper, { orderId: unknownId, paymentMethodId: prepayment });
    expect(codeOf(nowhere)).toEqual([404, 'FRAMEWORK__ENTITY_NOT_FOUND']);
    const none = await change(shopper, { paymentMethodId: prepayment });
    expect(codeOf(none)).toEqual([500, 'FRAMEWORK__INVALID_CRITERIA_IDS']);
  });

  test('leads to the page of the provider when it is paid online, and nowhere else', async () => {
    const { shopper, order } = await buyer('spiral', prepayment);
    const start = () => shopper.ok('POST', '/handle-payment', { orderId: order.id });
    expect(await start()).toMatchObject({ redirectUrl: null });
    await change(shopper, { orderId: order.id, paymentMethodId: online });
    expect(String((await start())['redirectUrl'])).toMatch(/^http:\/\/shop\.example\/payment\/test\//);
  });
});

describe('starting a payment', () => {
  test('works by GET and POST, for anybody who knows the order, again and again while it is open', async () => {
    const { order } = await buyer('spiral', online);
    const stranger = shop.shopper();
    const byGet = await stranger.ok('GET', `/handle-payment?orderId=${order.id}`);
    const byPost = await stranger.ok('POST', '/handle-payment', { orderId: order.id.toUpperCase() });
    expect([byGet['redirectUrl'], byPost['redirectUrl']]).toEqual([
      expect.stringContaining('/payment/test/'),
      expect.stringContaining('/payment/test/'),
    ]);
    expect(byGet['redirectUrl']).not.toBe(byPost['redirectUrl']);
    pay(order.id);
    expect(await stranger.ok('POST', '/handle-payment', { orderId: order.id })).toMatchObject({ redirectUrl: null });
  });

  test('needs an order', async () => {
    const none = await shop.shopper().call('POST', '/handle-payment', {});
    expect([none.status, violationsOf(none)]).toEqual([400, [['/orderId', 'VIOLATION::IS_BLANK_ERROR']]]);
    const unknown = await shop.shopper().call('GET', `/handle-payment?orderId=${unknownId}`);
    expect(codeOf(unknown)).toEqual([404, 'CHECKOUT__INVALID_ORDER_ID']);
  });

  test.each([
    'javascript:alert(1)',
    'https://evil.example/paid',
    '//evil.example',
    'http://shop.example.evil.example/',
  ])('never sends the browser to a stranger: %s', async (stranger) => {
    const { order } = await buyer('spiral', online);
    for (const name of ['finishUrl', 'errorUrl']) {
      const refused = await shop.shopper().call('POST', '/handle-payment', { orderId: order.id, [name]: stranger });
      expect([refused.status, violationsOf(refused)]).toEqual([400, [[`/${name}`, 'VIOLATION::NO_SUCH_CHOICE_ERROR']]]);
    }
  });

  test("sends the browser back to any page of the channel's own domains", async () => {
    const { order } = await buyer('spiral', online);
    const finishUrl = 'http://localhost:3000/en-GB/checkout/success/1/paid';
    const { redirectUrl } = await shop.shopper().ok('POST', '/handle-payment', { orderId: order.id, finishUrl });
    const token = String(redirectUrl).split('/').at(-1) ?? '';
    const back = await shop.fetch(`/payment/finalize-transaction?_sw_payment_token=${token}`);
    expect(back.headers.get('location')).toBe(finishUrl);
  });
});

describe('a document', () => {
  const documentSchema = z.object({
    orders: z.object({
      elements: z.array(
        z.object({
          documents: z.array(z.object({ id: z.string(), deepLinkCode: z.string(), documentNumber: z.string() })),
        }),
      ),
    }),
  });
  const documentOf = async (shopper: Shopper) => {
    const [document] = documentSchema.parse(await shopper.ok('POST', '/order', {})).orders.elements[0]?.documents ?? [];
    return document ?? { id: '', deepLinkCode: '', documentNumber: '' };
  };

  test('opens in the browser or as a file, and starts like a PDF', async () => {
    const { shopper } = await buyer('spiral', invoice);
    const { id, deepLinkCode, documentNumber } = await documentOf(shopper);
    const shown = await open(shopper, `/document/download/${id}`);
    expect(shown.headers.get('content-disposition')).toBe(`inline; filename=invoice_${documentNumber}.pdf`);
    const saved = await open(shopper, `/document/download/${id}/${deepLinkCode}?download=1`);
    expect(saved.headers.get('content-disposition')).toBe(`attachment; filename=invoice_${documentNumber}.pdf`);
    expect((await saved.text()).slice(0, 5)).toBe('%PDF-');
  });

  test('wants the right link, from guests in any case', async () => {
    const { shopper } = await buyer('spiral', invoice, { guest: true });
    const { id, deepLinkCode } = await documentOf(shopper);
    expect((await open(shopper, `/document/download/${id}`)).status).toBe(403);
    expect((await open(shopper, `/document/download/${id}/${deepLinkCode}`)).status).toBe(200);
    expect(codeOf(await shopper.call('GET', `/document/download/${id}/${'x'.repeat(32)}`))).toEqual([
      404,
      'DOCUMENT__DOCUMENT_NOT_FOUND',
    ]);
    expect((await shopper.call('GET', `/document/download/${unknownId}/${deepLinkCode}`)).status).toBe(404);
  });
});

describe('a bought file', () => {
  const downloadSchema = z.object({
    orders: z.object({
      elements: z.array(
        z.object({
          lineItems: z.array(
            z.object({ downloads: z.array(z.object({ id: z.string(), accessGranted: z.boolean() })) }),
          ),
        }),
      ),
    }),
  });
  const downloadOf = async (shopper: Shopper) => {
    const associations = { lineItems: { associations: { downloads: {} } } };
    const { orders } = downloadSchema.parse(await shopper.ok('POST', '/order', { associations }));
    return orders.elements[0]?.lineItems[0]?.downloads[0] ?? { id: '', accessGranted: false };
  };

  test('can be fetched once the order is paid, by its customer alone', async () => {
    const { shopper, order } = await buyer('datei', prepayment);
    const { id, accessGranted } = await downloadOf(shopper);
    const path = `/order/download/${order.id}/${id}`;
    expect(accessGranted).toBe(false);
    expect(codeOf(await shopper.call('GET', path))).toEqual([404, 'CHECKOUT__LINE_ITEM_DOWNLOAD_FILE_NOT_FOUND']);
    pay(order.id);
    expect((await downloadOf(shopper)).accessGranted).toBe(true);
    const file = await open(shopper, path);
    expect([file.status, await file.text()]).toEqual([200, 'die Noten']);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename=datei.pdf',
      'content-length': '9',
    });
    expect((await (await newCustomer(shop)).shopper.call('GET', path)).status).toBe(404);
    expect((await shop.shopper().call('GET', path)).status).toBe(403);
  });

  test('makes no delivery, and its order no shipping', async () => {
    const { shopper, order } = await buyer('datei', invoice, { guest: true });
    const list = await sameToken(shop, shopper).ok('POST', '/order', { associations: { deliveries: {} } });
    expect(list).toMatchObject({ orders: { elements: [{ id: order.id, deliveries: [], shippingTotal: 0 }] } });
  });
});
