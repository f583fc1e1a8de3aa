import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openFilledShop, openTestShop, productId, type Shopper } from '../testing/serve-checkout.ts';
import { codeOf, logInByForm, newCustomer } from '../testing/customers.ts';

const shop = await openFilledShop();
afterAll(() => shop.close());

const listSchema = z.object({ products: z.object({ elements: z.array(z.object({ id: z.string() })) }) });
const wished = async (shopper: Shopper) =>
  listSchema.parse(await shopper.ok('GET', '/customer/wishlist')).products.elements.map(({ id }) => id);
const add = (shopper: Shopper, name: string) => shopper.call('POST', `/customer/wishlist/add/${productId(name)}`, {});
const drop = (shopper: Shopper, name: string) => shopper.call('DELETE', `/customer/wishlist/delete/${productId(name)}`);

describe('a wishlist', () => {
  test('does not exist before something is in it', async () => {
    const { shopper } = await newCustomer(shop);
    expect(codeOf(await shopper.call('GET', '/customer/wishlist'))).toEqual([404, 'CHECKOUT__WISHLIST_NOT_FOUND']);
    expect(codeOf(await drop(shopper, 'spiral'))).toEqual([404, 'CHECKOUT__WISHLIST_NOT_FOUND']);
  });

  test('takes each product once, and only products there are', async () => {
    const { shopper } = await newCustomer(shop);
    expect((await add(shopper, 'spiral')).body).toMatchObject({ success: true });
    expect(codeOf(await add(shopper, 'spiral'))).toEqual([400, 'CHECKOUT__DUPLICATE_WISHLIST_PRODUCT']);
    expect(codeOf(await add(shopper, 'nirgends'))).toEqual([404, 'CONTENT__PRODUCT_NOT_FOUND']);
    expect(codeOf(await drop(shopper, 'klammer'))).toEqual([404, 'CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND']);
    expect((await drop(shopper, 'spiral')).body).toMatchObject({ success: true });
    expect(await wished(shopper)).toEqual([]);
  });

  test('merges what a device collected before the login: doubles and unknown ids do no harm', async () => {
    const { shopper, email } = await newCustomer(shop);
    await add(shopper, 'spiral');
    const other = shop.shopper();
    await logInByForm(other, email);
    const productIds = ['spiral', 'klammer', 'nirgends', 'klammer'].map(productId);
    await other.ok('POST', '/customer/wishlist/merge', { productIds: [...productIds, 'keine-id', 7] });
    expect((await wished(shopper)).toSorted()).toEqual(['klammer', 'spiral'].map(productId).toSorted());
    expect(codeOf(await other.call('POST', '/customer/wishlist/merge', {}))).toEqual([
      400,
      'CHECKOUT__PRODUCT_IDS_PARAMETER_IS_MISSING',
    ]);
  });

  test('is empty, but there, after merging nothing', async () => {
    const { shopper } = await newCustomer(shop);
    await shopper.ok('POST', '/customer/wishlist/merge', { productIds: [] });
    expect(await wished(shopper)).toEqual([]);
  });

  test('belongs to one customer alone, and to no guest', async () => {
    const [first, second] = [await newCustomer(shop), await newCustomer(shop)];
    await add(first.shopper, 'spiral');
    await add(second.shopper, 'noten');
    expect([await wished(first.shopper), await wished(second.shopper)]).toEqual([
      [productId('spiral')],
      [productId('noten')],
    ]);
    const guest = (await newCustomer(shop, { guest: true })).shopper;
    expect(codeOf(await add(guest, 'spiral'))).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN']);
  });

  test('takes the same product twice at the same moment once', async () => {
    const { shopper } = await newCustomer(shop);
    const answers = await Promise.all([add(shopper, 'spiral'), add(shopper, 'spiral')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await wished(shopper)).toEqual([productId('spiral')]);
  });

  test('can be switched off', async () => {
    const without = await openTestShop({ config: { wishlistEnabled: false } });
    const { shopper } = await newCustomer(without);
    expect(codeOf(await shopper.call('GET', '/customer/wishlist'))).toEqual([
      403,
      'CHECKOUT__WISHLIST_IS_NOT_ACTIVATED',
    ]);
    await without.close();
  });
});
