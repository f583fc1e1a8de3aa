import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { baseIds } from '#shop/seeding/base-data/base-ids.ts';
import { homeCountry } from '#shop/seeding/base-data/countries.ts';
import { fixtureId } from '../fixture-id.ts';
import { objectOf } from '../fixture-shop.ts';
import { recordedOrigin } from '../replay.ts';
import { orderAssociations } from './criteria.ts';
import { openPage } from './open-page.ts';
import { openVueStorefront, vueStorefronts } from './vue-storefront.ts';

const spiral = fixtureId('prod-spiral');
const name = { firstName: 'Klara', lastName: 'Kundin' };
const address = { ...name, street: 'Notenweg 1', zipcode: '10115', city: 'Berlin', countryId: homeCountry };
/** Fields the forms leave empty are sent empty. */
const registration = {
  ...name,
  billingAddress: { ...address, customerId: '', id: '', countryStateId: '' },
  acceptedDataProtection: true,
  storefrontUrl: recordedOrigin,
};

const withId = z.object({ id: z.string() });

describe.each(Object.entries(vueStorefronts))('%s', async (_, reads) => {
  const storefront = await openVueStorefront(reads);
  afterAll(() => storefront.close());
  beforeEach(() => storefront.leave());

  test('fills, changes and empties a cart, a promotion included', async () => {
    await openPage(storefront);
    const add = (item: object) => storefront.post('/checkout/cart/line-item', { items: [{ ...item }] });
    expect(objectOf(await add({ id: spiral, quantity: 1, type: 'product' }))).toMatchObject({
      lineItems: [{ id: spiral, referencedId: spiral, label: 'Spiral-bound score', good: true }],
    });
    const more = await storefront.change('PATCH', '/checkout/cart/line-item', { items: [{ id: spiral, quantity: 3 }] });
    expect(objectOf(more)).toMatchObject({ lineItems: [{ quantity: 3 }] });
    expect(objectOf(await add({ referencedId: 'NOTEN10', type: 'promotion' }))).toMatchObject({
      lineItems: [{ type: 'product' }, { type: 'promotion' }],
    });
    const empty = await storefront.post('/checkout/cart/line-item/delete', { ids: [spiral] });
    expect(objectOf(empty)).toMatchObject({ lineItems: [] });
    expect(objectOf(await storefront.get('/checkout/cart'))).toMatchObject({ price: { totalPrice: 0 } });
  });

  test('takes a guest from the cart to a placed and paid order', async () => {
    await openPage(storefront);
    await storefront.post('/checkout/cart/line-item', { items: [{ id: spiral, quantity: 2, type: 'product' }] });
    const states = { associations: { states: { sort: [{ field: 'position', order: 'ASC' }] } } };
    const page = { limit: 25, page: 1, sort: [{ field: 'position', order: 'ASC' }], 'total-count-mode': 'exact' };
    for (const choice of [{}, { term: 'Deut' }, { ids: [homeCountry] }])
      expect(
        objectOf(await storefront.read('/country', { criteria: { ...states, ...page, ...choice } })),
      ).toMatchObject({
        elements: expect.arrayContaining([expect.objectContaining({ id: homeCountry })]),
      });
    expect(objectOf(await storefront.read('/salutation'))['elements']).not.toEqual([]);
    await storefront.post('/account/register', {
      ...registration,
      email: 'gast@example.test',
      password: '',
      guest: true,
    });
    expect(objectOf(await storefront.get('/context'))).toMatchObject({ customer: { guest: true, active: true } });
    await storefront.post('/account/list-address', {});
    const shipping = await storefront.post('/shipping-method?onlyAvailable=true', { associations: { prices: {} } });
    const payment = await storefront.post('/payment-method', { onlyAvailable: true });
    for (const answer of [shipping, payment]) expect(objectOf(answer)['elements']).not.toEqual([]);
    await storefront.change('PATCH', '/context', { shippingMethodId: baseIds.shippingMethods.express });
    await storefront.change('PATCH', '/context', { paymentMethodId: fixtureId('pm-gateway') });
    const { id } = withId.parse((await storefront.post('/checkout/order', {})).body);
    const order = await storefront.post('/order', { ids: [id], associations: orderAssociations, checkPromotion: true });
    expect(objectOf(order)).toMatchObject({
      orders: {
        elements: [
          {
            amountTotal: 35.79,
            stateMachineState: { technicalName: 'open' },
            addresses: [{ city: 'Berlin' }],
            lineItems: [{ label: 'Spiral-bound score', cover: { url: expect.any(String) }, downloads: [] }],
            deliveries: [{ shippingMethod: { id: baseIds.shippingMethods.express }, shippingOrderAddress: name }],
            transactions: [
              { paymentMethod: { id: fixtureId('pm-gateway') }, stateMachineState: { technicalName: 'open' } },
            ],
          },
        ],
      },
      paymentChangeable: { [id]: true },
    });
    const back = `${recordedOrigin}/checkout/success/${id}`;
    const paying = { orderId: id, finishUrl: `${back}/paid`, errorUrl: `${back}/unpaid` };
    expect(objectOf(await storefront.post('/handle-payment', paying))['redirectUrl']).toMatch(/^http/);
    expect(objectOf(await storefront.get('/checkout/cart'))).toMatchObject({ lineItems: [] });
  });

  test('keeps an account: addresses, wishlist, orders and their papers', async () => {
    await openPage(storefront);
    const account = { email: 'konto@example.test', password: 'Notendruck-1' };
    const salutationId = baseIds.salutations.mrs;
    await storefront.post('/account/register', { ...registration, ...account, salutationId, guest: false });
    await storefront.post('/account/logout');
    await storefront.post('/account/login', { username: account.email, password: account.password });
    expect(objectOf(await storefront.post('/account/customer', {}))).toMatchObject({ email: account.email });
    const { id } = withId.parse((await storefront.post('/account/address', { ...address, salutationId })).body);
    await storefront.change('PATCH', `/account/address/default-shipping/${id}`);
    const own = await storefront.post('/account/list-address', {
      filter: [{ type: 'equals', field: 'id', value: id }],
    });
    expect(objectOf(own)).toMatchObject({ elements: [{ id, isDefaultShippingAddress: true }] });
    await storefront.post(`/customer/wishlist/add/${spiral}`);
    const wishes = await storefront.post('/customer/wishlist', { page: 1, limit: 15, 'total-count-mode': 'exact' });
    expect(objectOf(wishes)).toMatchObject({ products: { total: 1, page: 1, limit: 15, elements: [{ id: spiral }] } });
    expect(objectOf(await storefront.read('/product', { criteria: { ids: [spiral] } }))).toMatchObject({
      elements: [{ id: spiral }],
    });
    await storefront.change('DELETE', `/customer/wishlist/delete/${spiral}`);
    await storefront.post('/checkout/cart/line-item', { items: [{ id: spiral, quantity: 1, type: 'product' }] });
    await storefront.post('/checkout/order', {});
    const orders = await storefront.post('/order', {
      page: 1,
      limit: 15,
      checkPromotion: true,
      associations: orderAssociations,
      'total-count-mode': 'exact',
      sort: [{ field: 'createdAt', order: 'DESC' }],
    });
    expect(objectOf(orders)).toMatchObject({ orders: { total: 1, elements: [{ documents: expect.any(Array) }] } });
  });
});
