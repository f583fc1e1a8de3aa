import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAddresses } from './account/addresses.ts';
import { addProducts, changeLines, getCart, removeLines } from './checkout/cart.ts';
import { getCategory } from './catalogue/category.ts';
import { handlePayment, placeOrder } from './checkout/checkout.ts';
import { getContext, setPaymentMethod } from './context.ts';
import { listCountries } from './account/countries.ts';
import { getCustomer } from './account/customer.ts';
import { listLanguages } from './languages.ts';
import { getNavigation } from './catalogue/navigation.ts';
import { downloadDocument } from './checkout/order-files.ts';
import { changeOrderPayment, getOrder, listOrders } from './checkout/orders.ts';
import { requestPasswordRecovery } from './account/password-recovery.ts';
import { listPaymentMethods } from './checkout/payment-methods.ts';
import { listVariants } from './catalogue/product-list.ts';
import { getProductListing } from './catalogue/product-listing.ts';
import { listReviews } from './catalogue/product-reviews.ts';
import { searchProducts, suggestProducts } from './catalogue/product-search.ts';
import { getProduct } from './catalogue/product.ts';
import { changeDefaultPaymentMethod } from './account/profile.ts';
import { registerCustomer, registerGuest } from './account/registration.ts';
import { listSalutations } from './account/salutations.ts';
import { resolvePath } from './catalogue/seo-url.ts';
import { listShippingMethods } from './checkout/shipping-methods.ts';
import type { StoreApi } from './store-api.ts';

const person = { firstName: 'Clara', lastName: 'Wieck', email: 'clara@example.test' };

describe.each(['6.6', '6.7'] as const)('a shop that speaks %s', (version) => {
  let shop: DemoShop;
  beforeAll(async () => {
    shop = await startDemoShop(version);
  });
  afterAll(() => shop.stop());

  function newShopper(): StoreApi {
    let token: string | undefined;
    return shop.connect({ token: { read: () => token, write: (value) => void (token = value) } });
  }

  async function address(api: StoreApi) {
    const countries = await listCountries(api);
    const germany = countries.find(({ iso }) => iso === 'DE');
    return { street: 'Inselstraße 18', zipcode: '04103', city: 'Leipzig', countryId: germany?.id ?? '' };
  }

  async function anyProduct(api: StoreApi) {
    const { elements } = await searchProducts(api, 'Notenpapier');
    const found = elements.find(({ parentId }) => parentId === null);
    return found?.id ?? '';
  }

  async function orderAsGuest(api: StoreApi) {
    const customer = await registerGuest(api, { ...person, billingAddress: await address(api) });
    await addProducts(api, [{ productId: await anyProduct(api) }]);
    const methods = await listPaymentMethods(api);
    await setPaymentMethod(api, methods.find(({ technicalName }) => technicalName === 'payment_invoicepayment')?.id);
    return placeOrder(api, customer);
  }

  it('opens a session and tells languages, countries, salutations and methods', async () => {
    const api = newShopper();
    const context = await getContext(api);
    expect(context).toMatchObject({ customer: null, currency: { isoCode: 'EUR' } });
    expect(await listLanguages(api)).toHaveLength(3);
    expect((await listCountries(api)).length).toBeGreaterThan(5);
    expect((await listSalutations(api)).length).toBeGreaterThan(1);
    expect((await listPaymentMethods(api)).length).toBeGreaterThan(1);
    expect((await listShippingMethods(api)).length).toBeGreaterThan(1);
  });

  it('shows menus, a category with its listing, search and suggestions', async () => {
    const { api } = shop;
    const menu = await getNavigation(api, 'main-navigation');
    const first = menu.find(({ seoPath }) => seoPath !== null);
    expect(first).toBeDefined();
    const target = await resolvePath(api, `/${first?.seoPath ?? ''}`);
    expect(target).toMatchObject({ foreignKey: first?.id });
    expect(await getCategory(api, first?.id ?? '')).toMatchObject({ name: first?.name });
    const { salesChannel } = await getContext(api);
    const listing = await getProductListing(api, salesChannel.navigationCategoryId, { limit: 4 });
    expect(listing.elements).toHaveLength(4);
    expect((await searchProducts(api, 'Notenpapier')).total).toBeGreaterThan(0);
    expect((await suggestProducts(api, 'Noten')).total).toBeGreaterThan(0);
  });

  it('shows a product with its page, variants and reviews', async () => {
    const { api } = shop;
    const id = await anyProduct(api);
    const { product } = await getProduct(api, id);
    expect(product.name).not.toBe('');
    expect(product.seoPath).not.toBeNull();
    expect(await listReviews(api, id)).toBeDefined();
    expect(await listVariants(api, id)).toBeDefined();
  });

  it('fills, changes and empties a cart', async () => {
    const api = newShopper();
    const productId = await anyProduct(api);
    const filled = await addProducts(api, [{ productId }]);
    const [line] = filled.lineItems;
    const changed = await changeLines(api, [{ id: line?.id ?? '', quantity: (line?.quantity ?? 0) * 2 }]);
    expect(changed.price.totalPrice).toBeGreaterThan(filled.price.totalPrice);
    await removeLines(api, [line?.id ?? '']);
    expect((await getCart(api)).lineItems).toEqual([]);
  });

  it('takes an order of a guest, its payment and its invoice', async () => {
    const api = newShopper();
    const placed = await orderAsGuest(api);
    const urls = { finishUrl: 'http://shop.test/paid', errorUrl: 'http://shop.test/unpaid' };
    expect(await handlePayment(api, { orderId: placed.id, ...urls })).toBeNull();
    expect((await listOrders(api)).orders).toMatchObject([{ id: placed.id, orderNumber: placed.orderNumber }]);
    const detail = await getOrder(api, placed.id);
    const [document] = detail?.order.documents ?? [];
    const file = await downloadDocument(api, { id: document?.id ?? '', deepLinkCode: document?.deepLinkCode ?? '' });
    expect(await file.slice(0, 5).text()).toBe('%PDF-');
  });

  it('leads to the payment page, also after the method was changed', async () => {
    const api = newShopper();
    const placed = await orderAsGuest(api);
    const online = (await listPaymentMethods(api)).find(({ technicalName }) => technicalName === 'payment_online');
    await changeOrderPayment(api, { orderId: placed.id }, online?.id ?? '');
    const urls = { finishUrl: 'http://shop.test/paid', errorUrl: 'http://shop.test/unpaid' };
    expect(await handlePayment(api, { orderId: placed.id, ...urls })).toMatch(/^http:\/\/shop\.test\/payment\//);
  });

  it('keeps a customer with addresses and the payment method for next time', async () => {
    const api = newShopper();
    const registration = { ...person, email: 'robert@example.test', password: 'Kinderszenen-15' };
    await registerCustomer(api, { ...registration, billingAddress: await address(api) });
    const prepayment = (await listPaymentMethods(api)).find(
      ({ technicalName }) => technicalName === 'payment_prepayment',
    );
    await changeDefaultPaymentMethod(api, prepayment?.id ?? '');
    expect((await getContext(api)).paymentMethod).toMatchObject({ technicalName: 'payment_prepayment' });
    expect(await getCustomer(api)).toMatchObject({ guest: false, firstName: 'Clara' });
    expect(await listAddresses(api)).toHaveLength(1);
  });

  it('says the same to everybody who forgot a password', async () => {
    await expect(requestPasswordRecovery(shop.api, 'niemand@example.test')).resolves.toBeUndefined();
  });
});
