import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { baseIds } from '#shop/seeding/base-data/base-ids.ts';
import { fixtureId } from './fixture-id.ts';
import { objectOf } from './fixture-shop.ts';
import { openVersionShops, orderAsGuest, registrationBody } from './version-shops.ts';

const shops = await openVersionShops();
const versions = ['6.6', '6.7'] as const;
afterAll(() => shops.close());
beforeEach(() => {
  for (const version of versions) shops[version].leave();
});

const spiral = fixtureId('prod-spiral');
const download = fixtureId('prod-download');
const line = (id: string) => ({ id, referencedId: id, type: 'product', quantity: 1 });

async function registerAtBoth(email: string): Promise<void> {
  await shops.both('POST', '/account/register', { body: registrationBody(email, 'Notendruck-1') });
}

describe('account and context', () => {
  test('the call that changes the payment method of a customer is gone in 6.7; the session chooses', async () => {
    await registerAtBoth('methode@example.test');
    const { prepayment } = baseIds.paymentMethods;
    const answers = await shops.both('POST', `/account/change-payment-method/${prepayment}`, { body: {} });
    expect([answers['6.6'].status, answers['6.7'].status]).toEqual([200, 404]);
    await shops['6.7'].ask('PATCH', '/context', { body: { paymentMethodId: prepayment } });
    const contexts = await shops.both('GET', '/context');
    for (const version of versions)
      expect(objectOf(contexts[version])).toMatchObject({ paymentMethod: { id: prepayment } });
  });

  test('customers have no payment method of their own in 6.7, but a requested group', async () => {
    await registerAtBoth('felder@example.test');
    const answers = await shops.both('POST', '/account/customer', { body: {} });
    expect(answers['6.6'].body).toHaveProperty('defaultPaymentMethodId');
    expect(answers['6.6'].body).not.toHaveProperty('requestedGroupId');
    expect(answers['6.7'].body).not.toHaveProperty('defaultPaymentMethodId');
    expect(answers['6.7'].body).not.toHaveProperty('defaultPaymentMethod');
    expect(objectOf(answers['6.7'])).toMatchObject({ requestedGroupId: null });
    const contexts = await shops.both('GET', '/context');
    expect(objectOf(contexts['6.6'])).toMatchObject({
      customer: { defaultPaymentMethod: { apiAlias: 'payment_method' } },
    });
    expect(JSON.stringify(contexts['6.7'].body)).not.toContain('defaultPaymentMethod');
  });

  test('payment methods do not tell in 6.7 how they are paid', async () => {
    const answers = await shops.both('POST', '/payment-method', { body: {} });
    for (const field of ['synchronous', 'asynchronous', 'prepared', 'refundable', 'recurring']) {
      expect(JSON.stringify(answers['6.6'].body)).toContain(`"${field}"`);
      expect(JSON.stringify(answers['6.7'].body)).not.toContain(`"${field}"`);
    }
  });

  test('addresses say in 6.7 whether they are defaults', async () => {
    await registerAtBoth('adresse@example.test');
    const { billingAddress: address } = registrationBody('adresse@example.test');
    await shops.both('POST', '/account/address', { body: address ?? {} });
    const answers = await shops.both('POST', '/account/list-address', { body: {} });
    expect(JSON.stringify(answers['6.6'].body)).not.toContain('isDefault');
    const list = z.object({
      elements: z.array(z.object({ isDefaultBillingAddress: z.boolean(), isDefaultShippingAddress: z.boolean() })),
    });
    const defaults = list.parse(answers['6.7'].body).elements.map((item) => Object.values(item));
    expect(defaults.toSorted()).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  test('the context names language and units in 6.7', async () => {
    const answers = await shops.both('GET', '/context', {
      headers: { 'sw-language-id': baseIds.languages['pl-PL'] },
    });
    expect(objectOf(answers['6.7'])).toMatchObject({
      languageInfo: { localeCode: 'pl-PL' },
      measurementSystem: { system: 'metric', units: { length: 'mm', weight: 'kg' } },
    });
    expect(answers['6.6'].body).not.toHaveProperty('languageInfo');
    const languages = await shops.both('GET', '/language');
    expect(objectOf(languages['6.7'])).toMatchObject({
      elements: [{ active: true }, { active: true }, { active: true }],
    });
    expect(JSON.stringify(languages['6.6'].body)).not.toContain('"active"');
  });

  test('who forgot a password does not learn whether there is such a customer, in neither version', async () => {
    const body = { email: 'niemand@example.test', storefrontUrl: 'http://127.0.0.1:8000' };
    const answers = await shops.both('POST', '/account/recovery-password', { body });
    expect([answers['6.6'].status, answers['6.7'].status]).toEqual([200, 200]);
  });

  test('a guest can become a customer in 6.7 and log in with the new password', async () => {
    await shops.both('POST', '/account/register', { body: registrationBody('bald@example.test') });
    const short = await shops['6.7'].ask('POST', '/account/convert-guest', { body: { password: 'kurz' } });
    expect(objectOf(short)).toMatchObject({ errors: [{ code: 'VIOLATION::TOO_SHORT_ERROR' }] });
    const answers = await shops.both('POST', '/account/convert-guest', { body: { password: 'Notendruck-1' } });
    expect([answers['6.6'].status, answers['6.7'].status]).toEqual([404, 200]);
    expect(objectOf(await shops['6.7'].ask('POST', '/account/customer', { body: {} }))).toMatchObject({ guest: false });
    const again = await shops['6.7'].ask('POST', '/account/convert-guest', { body: { password: 'Notendruck-1' } });
    expect(again.status).toBe(403);
    shops['6.7'].leave();
    const login = { username: 'bald@example.test', password: 'Notendruck-1' };
    expect((await shops['6.7'].ask('POST', '/account/login', { body: login })).status).toBe(200);
    shops['6.7'].leave();
    await shops['6.7'].ask('POST', '/account/register', { body: registrationBody('bald@example.test') });
    const taken = await shops['6.7'].ask('POST', '/account/convert-guest', { body: { password: 'Notendruck-2' } });
    expect(objectOf(taken)).toMatchObject({ errors: [{ code: 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE' }] });
  });

  test('cookies and apps can be asked about in 6.7: this shop has none', async () => {
    const cookies = await shops.both('GET', '/cookie-groups');
    expect(cookies['6.6'].status).toBe(404);
    expect(objectOf(cookies['6.7'])).toMatchObject({ elements: [], apiAlias: 'cookie_groups_hash' });
    const gateway = await shops.both('POST', '/context/gateway', { body: { appName: 'none' } });
    expect([gateway['6.6'].status, gateway['6.7'].status]).toEqual([404, 400]);
  });

  test('the form for a declaration of withdrawal is open in both', async () => {
    const body = { email: 'kunde@example.test', contractNumber: '10000', firstName: 'Klara', lastName: 'Kundin' };
    const answers = await shops.both('POST', '/revocation-request-form', { body });
    expect([answers['6.6'].status, answers['6.7'].status]).toEqual([200, 200]);
  });
});

describe('cart and orders', () => {
  test('lines name the type of their product in 6.7', async () => {
    const answers = await shops.both('POST', '/checkout/cart/line-item', {
      body: { items: [line(spiral), line(download)] },
    });
    expect(JSON.stringify(answers['6.6'].body)).not.toContain('productType');
    expect(objectOf(answers['6.7'])).toMatchObject({
      lineItems: [{ payload: { productType: 'physical' } }, { payload: { productType: 'digital' } }],
    });
  });

  test('both ways to remove a line work in both versions', async () => {
    const ways = [
      { method: 'DELETE', path: `/checkout/cart/line-item?ids[]=${spiral}`, sent: {} },
      { method: 'POST', path: '/checkout/cart/line-item/delete', sent: { body: { ids: [spiral] } } },
    ];
    for (const { method, path, sent } of ways) {
      await shops.both('POST', '/checkout/cart/line-item', { body: { items: [line(spiral)] } });
      const answers = await shops.both(method, path, sent);
      for (const version of versions) expect(objectOf(answers[version])).toMatchObject({ lineItems: [] });
    }
  });

  test('shipping costs can be asked for in 6.7, of the cart and of a single product', async () => {
    await shops.both('POST', '/checkout/cart/line-item', { body: { items: [line(spiral)] } });
    const answers = await shops.both('GET', '/shipping-cost/cart');
    expect(answers['6.6'].status).toBe(404);
    expect(answers['6.7'].body).toMatchObject([
      { shippingCost: { totalPrice: 4.99 }, shippingMethod: { technicalName: 'shipping_standard' } },
      { shippingCost: { totalPrice: 9.99 }, shippingMethod: { technicalName: 'shipping_express' } },
    ]);
    const single = await shops.both('GET', `/shipping-cost/product/${spiral}`);
    expect([single['6.6'].status, single['6.7'].status]).toEqual([404, 200]);
    expect(single['6.7'].body).toMatchObject([{ shippingCost: { totalPrice: 4.99 } }, {}]);
    const unknown = await shops['6.7'].ask('GET', `/shipping-cost/product/${'f'.repeat(32)}`);
    expect(unknown.status).toBe(404);
  });

  test('an order names its main delivery and its current payment in 6.7', async () => {
    for (const version of versions) await orderAsGuest(shops[version], spiral);
    const { prepayment } = baseIds.paymentMethods;
    const orders = z.object({ orders: z.object({ elements: z.array(z.object({ id: z.string() })) }) });
    const [order] = orders.parse((await shops['6.7'].ask('POST', '/order', { body: {} })).body).orders.elements;
    await shops['6.7'].ask('POST', '/order/payment', {
      body: { orderId: order?.id ?? '', paymentMethodId: prepayment },
    });
    const associations = {
      primaryOrderDelivery: { associations: { shippingMethod: {} } },
      primaryOrderTransaction: { associations: { paymentMethod: {} } },
      lineItems: { associations: { product: {} } },
    };
    const answers = await shops.both('POST', '/order', { body: { associations } });
    expect(answers['6.6'].status).toBe(500);
    expect(objectOf(answers['6.7'])).toMatchObject({
      orders: {
        elements: [
          {
            primaryOrderDelivery: { shippingMethod: { technicalName: 'shipping_standard' } },
            primaryOrderTransaction: { paymentMethod: { technicalName: 'payment_prepayment' } },
            lineItems: [{ product: { id: spiral, productNumber: 'ND-SPIRAL' } }],
          },
        ],
      },
    });
    const plain = await shops['6.6'].ask('POST', '/order', { body: { associations: { lineItems: {} } } });
    expect(JSON.stringify(plain.body)).not.toContain('primaryOrder');
  });

  test('a cart can be ordered once, however many orders arrive at the same moment', async () => {
    for (const version of versions) {
      const client = shops[version];
      await client.ask('POST', '/account/register', { body: registrationBody('zweimal@example.test') });
      await client.ask('POST', '/checkout/cart/line-item', { body: { items: [line(spiral)] } });
      const orders = await Promise.all([1, 2, 3].map(() => client.ask('POST', '/checkout/order', { body: {} })));
      expect(orders.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    }
  });
});

describe('documents', () => {
  const documentOf = async (version: '6.6' | '6.7'): Promise<string> => {
    await orderAsGuest(shops[version], spiral);
    const { body } = await shops[version].ask('POST', '/order', { body: {} });
    const document = z.object({ id: z.string(), deepLinkCode: z.string() });
    const parsed = z.object({ orders: z.object({ elements: z.array(z.object({ documents: z.array(document) })) }) });
    const [found] = parsed.parse(body).orders.elements.flatMap(({ documents }) => documents);
    return `/document/download/${found?.id ?? ''}/${found?.deepLinkCode ?? ''}`;
  };

  test('6.7 picks the kind of file by Accept, 6.6 always answers with the PDF', async () => {
    const expected = {
      '6.6': { '*/*': 200, 'application/pdf': 200, 'application/json': 200, 'text/html': 200 },
      '6.7': { '*/*': 200, 'application/pdf': 200, 'application/json': 406, 'text/html': 404 },
    };
    for (const version of versions) {
      const path = await documentOf(version);
      for (const [accept, status] of Object.entries(expected[version])) {
        expect((await shops[version].ask('GET', path, { headers: { accept } })).status).toBe(status);
      }
    }
  });

  test('a guest without a session shows e-mail address and postcode in 6.7; 6.6 wants the session', async () => {
    const paths = { '6.6': await documentOf('6.6'), '6.7': await documentOf('6.7') };
    const ask = (version: '6.6' | '6.7', query: string) => {
      shops[version].leave();
      return shops[version].ask('GET', `${paths[version]}?${query}`, { headers: { accept: 'application/pdf' } });
    };
    const right = 'email=gast@example.test&zipcode=10115';
    expect((await ask('6.6', right)).status).toBe(403);
    expect((await ask('6.7', right)).status).toBe(200);
    expect((await ask('6.7', 'email=gast@example.test&zipcode=99999')).status).toBe(403);
    expect((await ask('6.7', '')).status).toBe(403);
  });
});
