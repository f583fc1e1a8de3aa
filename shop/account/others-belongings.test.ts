import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  lineItem,
  openTestShop,
  productId,
  seedAssortment,
  seedDownload,
  type Shopper,
  type TestShop,
} from '../testing/serve-checkout.ts';
import { defaultAccessKey } from '../create-shop.ts';
import type { JsonObject, JsonValue } from '../base/json.ts';
import { markPaid } from '../payment/finish-payment.ts';
import { lastTransaction } from '../orders/transactions.ts';
import { baseIds } from '../seeding/base-data/base-ids.ts';
import { storeApiVersions } from '../base/store-api-version.ts';
import { homeAddress, newCustomer } from '../testing/customers.ts';

/** Stands in everything that is the owner's alone. */
const secret = 'Geheimnis';

const none = 'f'.repeat(32);

const orderSchema = z.object({ id: z.string(), orderNumber: z.string(), deepLinkCode: z.string() });

interface Belongings {
  readonly shopper: Shopper;
  readonly ids: Readonly<Record<string, string>>;
  readonly order: z.infer<typeof orderSchema>;
}

function rowIds(shop: TestShop, owner: string, orderId: string): Record<string, string> {
  const one = (sql: string, id: string) =>
    String(Object.values(shop.shop.database.prepare(sql).get(id) ?? {})[0] ?? none);
  return {
    customer: owner,
    address: one('SELECT id FROM customer_address WHERE customer_id = ?', owner),
    review: one('SELECT id FROM product_review WHERE customer_id = ?', owner),
    document: one('SELECT id FROM document WHERE order_id = ?', orderId),
    documentLink: one('SELECT deep_link_code FROM document WHERE order_id = ?', orderId),
    documentPath: one(
      'SELECT path FROM media WHERE id = (SELECT document_media_file_id FROM document WHERE order_id = ?)',
      orderId,
    ),
    media: one('SELECT document_media_file_id FROM document WHERE order_id = ?', orderId),
    download: one(
      'SELECT id FROM order_line_item_download WHERE order_line_item_id IN (SELECT id FROM order_line_item WHERE order_id = ?)',
      orderId,
    ),
  };
}

/** Somebody with everything one can have in the shop. */
async function owner(shop: TestShop, isGuest: boolean): Promise<Belongings> {
  const { shopper } = await newCustomer(shop, {
    guest: isGuest,
    lastName: secret,
    email: `${secret}-${isGuest}@example.test`,
    billingAddress: { ...homeAddress, street: `${secret}weg 1` },
  });
  await shopper.ok('POST', '/checkout/cart/line-item', { items: [lineItem('datei', 1)] });
  await shopper.ok('PATCH', '/context', { paymentMethodId: baseIds.paymentMethods.invoice });
  const order = orderSchema.parse(await shopper.ok('POST', '/checkout/order', { customerComment: secret }));
  const transaction = lastTransaction(shop.shop, order.id);
  if (transaction !== undefined) markPaid(shop.shop, transaction.id, order.id);
  await shopper.ok('POST', '/checkout/cart/line-item', {
    items: [lineItem('spiral', 1, { payload: { note: secret } })],
  });
  if (!isGuest) {
    await shopper.ok('POST', `/customer/wishlist/add/${productId('spiral')}`);
    const content = `${secret} ist hier gut aufgehoben, fand ich, und das schon lange.`;
    await shopper.ok('POST', `/product/${productId('spiral')}/review`, { title: secret, content, points: 5 });
  }
  const { id } = z.object({ id: z.string() }).parse(await shopper.ok('GET', '/account/customer'));
  return { shopper, order, ids: rowIds(shop, id, order.id) };
}

/** Every row that is the owner's; files and mails follow from them. */
function stateOf({ shop }: TestShop, { ids, order, shopper }: Belongings): JsonValue {
  const rows = (sql: string, value: string) =>
    shop.database
      .prepare(sql)
      .all(value)
      .map((row) => JSON.stringify(row));
  const customer = ids['customer'] ?? '';
  return [
    rows('SELECT * FROM customer WHERE id = ?', customer),
    rows('SELECT * FROM customer_address WHERE customer_id = ?', customer),
    rows('SELECT * FROM product_review WHERE customer_id = ?', customer),
    rows(
      'SELECT p.* FROM customer_wishlist_product p JOIN customer_wishlist w ON w.id = p.wishlist_id WHERE customer_id = ?',
      customer,
    ),
    rows('SELECT * FROM "order" WHERE id = ?', order.id),
    rows('SELECT * FROM order_customer WHERE order_id = ?', order.id),
    rows('SELECT * FROM order_transaction WHERE order_id = ?', order.id),
    rows('SELECT * FROM order_delivery WHERE order_id = ?', order.id),
    rows('SELECT * FROM document WHERE order_id = ?', order.id),
    rows('SELECT * FROM cart WHERE token = ?', shopper.token),
    rows('SELECT * FROM sales_channel_api_context WHERE token = ?', shopper.token),
  ];
}

type Attempt = readonly [method: string, path: string, body?: JsonObject];

const equals = (field: string, value: string) => ({ type: 'equals', field, value });
const address = { ...homeAddress, firstName: 'Fritz', lastName: 'Fremd', salutationId: baseIds.salutations.mr };

function onOrders({ order, ids }: Belongings): Attempt[] {
  const link = equals('deepLinkCode', order.deepLinkCode);
  const lists: JsonObject[] = [
    {},
    { ids: [order.id] },
    { filter: [equals('id', order.id)] },
    { filter: [link] },
    { filter: [link], email: 'x@example.test', zipcode: '10115' },
    { filter: [{ type: 'multi', operator: 'or', queries: [link, equals('orderNumber', order.orderNumber)] }] },
    { 'post-filter': [link] },
    { filter: [equals('orderCustomer.customerId', ids['customer'] ?? '')] },
    { aggregations: [{ name: 'mails', type: 'terms', field: 'orderCustomer.email' }] },
    { associations: { orderCustomer: { associations: { customer: {} } }, addresses: {} } },
  ];
  return [
    ...lists.map((body): Attempt => ['POST', '/order', body]),
    ['POST', '/order/state/cancel', { orderId: order.id }],
    ['POST', '/order/payment', { orderId: order.id, paymentMethodId: baseIds.paymentMethods.online }],
    ['GET', `/order/download/${order.id}/${ids['download']}`],
    ['GET', `/document/download/${ids['document']}`],
    ['GET', `/document/download/${ids['document']}/${ids['documentLink']}`],
    ['GET', `/document/download/${ids['document']}/${ids['documentLink']}?email=x@example.test&zipcode=10115`],
    ['POST', '/media', { ids: [ids['media'] ?? ''] }],
  ];
}

function onAccounts({ ids }: Belongings): Attempt[] {
  const { customer = '', address: addressId = '', review = '' } = ids;
  const product = productId('spiral');
  const opinion = { title: 'Fremder Titel', content: 'Diese Bewertung gehört jemand anderem. Sie bleibt.', points: 1 };
  return [
    ['POST', '/account/customer', { ids: [customer], filter: [equals('id', customer)] }],
    ['POST', '/account/change-profile', { ...address, id: customer, customerId: customer }],
    [
      'POST',
      '/account/register',
      {
        ...address,
        id: customer,
        guest: true,
        email: 'f@example.test',
        billingAddress: { ...address, id: addressId, customerId: customer },
        storefrontUrl: 'http://localhost:3000',
      },
    ],
    ['POST', '/account/list-address', { ids: [addressId] }],
    ['POST', '/account/list-address', { filter: [equals('customerId', customer)] }],
    ['POST', '/account/address', { ...address, id: addressId, customerId: customer }],
    ['PATCH', `/account/address/${addressId}`, address],
    ['DELETE', `/account/address/${addressId}`],
    ['PATCH', `/account/address/default-billing/${addressId}`],
    ['PATCH', `/account/address/default-shipping/${addressId}`],
    ['PATCH', '/context', { billingAddressId: addressId }],
    ['PATCH', '/context', { shippingAddressId: addressId }],
    ['POST', '/customer/wishlist', { filter: [equals('id', product)] }],
    ['DELETE', `/customer/wishlist/delete/${product}`],
    ['POST', `/product/${product}/review`, { ...opinion, id: review }],
    ['POST', `/product/${product}/reviews`, { ids: [review] }],
    ['POST', `/product/${product}/reviews`, { filter: [equals('customerId', customer)] }],
    ['POST', `/product/${product}/reviews`, { filter: [{ type: 'prefix', field: 'externalEmail', value: secret }] }],
    [
      'POST',
      `/product/${product}/reviews`,
      { aggregations: [{ name: 'mails', type: 'terms', field: 'externalEmail' }] },
    ],
    ['POST', '/product', { associations: { productReviews: { associations: { customer: {} } } } }],
    ['POST', '/product', { filter: [{ type: 'prefix', field: 'productReviews.externalEmail', value: secret }] }],
    ['POST', '/product', { aggregations: [{ name: 'mails', type: 'terms', field: 'productReviews.externalEmail' }] }],
  ];
}

describe.each(storeApiVersions)('in %s, what is somebody else’s', (version) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ version });
    seedAssortment(shop.shop);
    seedDownload(shop.shop, 'datei', 3, secret);
  });
  afterAll(() => shop.close());

  /** Sends all attempts; the ones whose answers hold the secret. */
  async function leaks(stranger: () => Promise<Shopper>, attempts: readonly Attempt[]): Promise<Attempt[]> {
    const leaking: Attempt[] = [];
    for (const attempt of attempts) {
      const [method, path, body] = attempt;
      const { token } = await stranger();
      const answer = await shop.fetch(`/store-api${path}`, {
        method,
        headers: { 'sw-access-key': defaultAccessKey, 'sw-context-token': token, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (text.includes(secret) || text.startsWith('%PDF-')) leaking.push(attempt);
    }
    return leaking;
  }

  const strangers: readonly (readonly [string, () => Promise<Shopper>])[] = [
    ['a visitor', () => Promise.resolve(shop.shopper())],
    ['another customer', async () => (await newCustomer(shop)).shopper],
    ['another guest', async () => (await newCustomer(shop, { guest: true })).shopper],
  ];

  describe.each(strangers)('%s', (_who, stranger) => {
    test.each([
      ['customer', false],
      ['guest', true],
    ])('neither sees nor changes, if it is a %s’s', async (_whose, isGuest) => {
      const victim = await owner(shop, isGuest);
      const before = stateOf(shop, victim);
      expect(JSON.stringify(before)).toContain(secret);
      expect([victim.ids['download'], victim.ids['document'], victim.ids['address']]).not.toContain(none);
      expect(await leaks(stranger, [...onOrders(victim), ...onAccounts(victim)])).toEqual([]);
      expect(stateOf(shop, victim)).toEqual(before);
      // The same calls show it to whom it belongs.
      const own = await leaks(() => Promise.resolve(victim.shopper), onOrders(victim).slice(0, 3));
      expect(own).toHaveLength(3);
      shop.shop.database.prepare('DELETE FROM customer WHERE id = ?').run(victim.ids['customer'] ?? '');
    });
  });

  test('is not among the public files', async () => {
    const { ids, shopper } = await owner(shop, false);
    const path = ids['documentPath'] ?? '';
    for (const url of [
      `/${path}`,
      `/media/${path}`,
      `/media/../${path}`,
      `/media/%2e%2e/${path}`,
      `/media/..%2f${path}`,
    ]) {
      expect((await shop.fetch(url)).status).toBe(404);
    }
    expect((await shopper.call('POST', '/media', { ids: [ids['media'] ?? ''] })).body).not.toMatchObject({
      list: [{ url: expect.stringContaining(path) }],
    });
  });
});
