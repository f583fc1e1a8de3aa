import { createStore } from 'jotai';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { classicPdf, treeOf } from '#shop/testing/pdfs.ts';
import { productId, seedAssortment } from '#shop/testing/serve-checkout.ts';
import { addProductsAtom, cartAtom, refreshCartAtom } from '#features/cart/cart-atoms.ts';
import { isEmptyCart } from '#features/cart/cart-kind.ts';
import { uploadWhole } from '#file-storage/upload-whole.ts';
import { putJobIntoCartAtom } from '#features/sheet-configurator/ordering/put-into-cart.ts';
import { loadUnitPricesAtom } from '#features/sheet-configurator/price/unit-price-atoms.ts';
import type { PrintJob } from '#print/spec/print-job.ts';
import { printUnits } from '#print/prices/print-units.ts';
import { printRow } from '#testing/print/print-rows.ts';
import { loadOrderAtom } from '#features/orders/order-atoms.ts';
import { isPaidOnline, latestTransaction, mayPayAgain, paymentStateOf } from '#features/orders/order-payment.ts';
import { refreshSessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { listCountries } from '#store-api/account/countries.ts';
import { addProducts } from '#store-api/checkout/cart.ts';
import { listOrders } from '#store-api/checkout/orders.ts';
import { StoreApiError } from '#store-api/store-api-error.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { checkoutDraftAtom } from '../contact/checkout-draft.ts';
import { emptyContact } from '../contact/contact-values.ts';
import { choosePaymentMethodAtom, loadMethodsAtom, paymentMethodsAtom } from '../methods/method-atoms.ts';
import { payAgainAtom } from '../after/pay-again-atom.ts';
import { paymentStepAtom } from './payment-start-atoms.ts';
import {
  CartChangedError,
  CartUnconfirmedError,
  CustomerLostError,
  FilesMissingError,
  placeOrderAtom,
} from './place-order.ts';
import { refusedFilesAtom } from '../files-verdict-atom.ts';
import { saveContactAtom } from '../contact/save-contact.ts';

const origin = 'http://shop.example';
let shop: StartedShop;
let api: StoreApi;
let store: ReturnType<typeof createStore>;

beforeAll(async () => {
  shop = await startShop();
  seedAssortment(shop.running.shop);
});
afterAll(() => shop.stop());

async function register(): Promise<void> {
  const countries = await listCountries(api);
  const empty = emptyContact(countries.find(({ iso }) => iso === 'DE')?.id ?? '');
  const address = { firstName: 'Klara', lastName: 'Klang', street: 'Notenweg 7', zipcode: '10115', city: 'Berlin' };
  const values = { ...empty, email: 'klara@example.org', billing: { ...empty.billing, ...address } };
  await store.set(saveContactAtom, values, origin);
}

beforeEach(async () => {
  store = createStore();
  api = shop.newShopper();
  store.set(shellAtom, testShell(api, store));
  await store.set(refreshSessionAtom);
  await store.set(addProductsAtom, [{ productId: productId('spiral') }]);
});

const request = { comment: 'Bestellung 4711', waiver: undefined, termsAt: '2026-11-21T10:00:00Z', origin };
const order = () => store.set(placeOrderAtom, request);

async function payBy(technicalName: string): Promise<string> {
  await store.set(loadMethodsAtom);
  const method = store.get(paymentMethodsAtom)?.find((one) => one.technicalName === technicalName);
  if (!method) throw new Error(`The shop does not offer ${technicalName}`);
  await store.set(choosePaymentMethodAtom, method.id);
  return method.id;
}

async function placed(id: string) {
  const state = await store.set(loadOrderAtom, id);
  if (state.state !== 'found') throw new Error(`The order is ${state.state}`);
  return state.order;
}

/** Presses a button of the test payment page. */
async function atPaymentPage(url: string, result: 'paid' | 'cancelled'): Promise<string | null> {
  const page = await shop.running.fetch(new Request(url));
  const token = /name="_sw_payment_token" value="([^"]+)"/.exec(await page.text())?.[1];
  const finish = `${origin}/payment/finalize-transaction?_sw_payment_token=${token}&result=${result}`;
  const answer = await shop.running.fetch(new Request(finish, { redirect: 'manual' }));
  return answer.headers.get('location');
}

describe('an order', () => {
  it('is the cart as it was shown; afterwards the cart and what was typed are gone', async () => {
    await register();
    await payBy('payment_invoicepayment');
    await store.set(checkoutDraftAtom, { contact: null, comment: 'Bestellung 4711' });
    const found = await placed(await order());
    expect(found).toMatchObject({ customerComment: 'Bestellung 4711', lineItems: [{ label: expect.any(String) }] });
    expect(isEmptyCart(store.get(cartAtom)?.lineItems ?? [])).toBe(true);
    expect(store.get(checkoutDraftAtom).comment).toBe('');
    expect(store.get(paymentStepAtom)).toMatchObject({ step: 'nothing' });
  });

  it('is placed once, however often the button is pressed', async () => {
    await register();
    const ids = await Promise.all([order(), order(), order()]);
    expect(new Set(ids).size).toBe(1);
    expect((await listOrders(api)).total).toBe(1);
  });

  it('needs somebody who orders', async () => {
    await expect(order()).rejects.toThrow(CustomerLostError);
  });

  it('is not placed when the cart has changed meanwhile; the new cart is shown', async () => {
    await register();
    await addProducts(api, [{ productId: productId('noten') }]);
    await expect(order()).rejects.toThrow(CartChangedError);
    expect(store.get(cartAtom)?.lineItems).toHaveLength(2);
    expect((await listOrders(api)).total).toBe(0);
  });

  it('is not sent before the shop has confirmed the cart', async () => {
    await register();
    const send: StoreApi['send'] = (call) =>
      call.path === 'checkout/cart' ? Promise.reject(new StoreApiError(408, [])) : api.send(call);
    store.set(shellAtom, testShell({ ...api, send }, store));
    await expect(order()).rejects.toThrow(CartUnconfirmedError);
    expect((await listOrders(api)).total).toBe(0);
  });

  it('is not placed with an empty cart', async () => {
    await register();
    await order();
    await expect(order()).rejects.toThrow(CartChangedError);
    expect((await listOrders(api)).total).toBe(1);
  });

  it('of a print job as the configurator makes it is found as it says when the shop counts again', async () => {
    await register();
    const path = `uploads/${'cd'.repeat(16)}/u/score.pdf`;
    const bytes = new Uint8Array(classicPdf(treeOf([24])));
    await uploadWhole(shop.storage, { path, contentType: 'application/pdf', size: bytes.length }, bytes.buffer);
    const rows = [
      printRow(24, {}, { copies: 40 }),
      printRow(7, { binding: 'coil', colour: 'colour' }, { id: 'other' }),
    ];
    const job: PrintJob = { id: 'job', name: 'Noten', rows, rights: null, confirmed: [] };
    const skus = printUnits(job).map(({ sku }) => sku);
    await store.set(loadUnitPricesAtom, skus);
    await store.set(putJobIntoCartAtom, { job, files: [{ path, name: 'score.pdf', size: bytes.length, pages: 24 }] });
    const id = await order();
    const row = shop.running.shop.database.prepare('SELECT custom_fields FROM "order" WHERE id = ?').get(id);
    expect(JSON.parse(String(row?.['custom_fields']))).toEqual({ print_check: 'passed', print_check_queries: [] });
  });

  it('is not placed when the shop lacks a file of it; the cart stays, and the file is named', async () => {
    await register();
    const path = `uploads/${'ab'.repeat(16)}/u/score.pdf`;
    const printJob = { id: 'j', role: 'lead', title: 'Noten', spec: {}, files: [{ path, name: 'score.pdf', size: 9 }] };
    await store.set(addProductsAtom, [{ productId: productId('klammer'), id: 'lead', payload: { printJob } }]);
    await expect(order()).rejects.toThrow(FilesMissingError);
    expect([...store.get(refusedFilesAtom)]).toEqual([path]);
    expect(store.get(cartAtom)?.lineItems).toHaveLength(2);
    expect((await listOrders(api)).total).toBe(0);
  });

  it('that arrived although its answer got lost is found, not placed again', async () => {
    await register();
    const unlucky: StoreApi = {
      ...api,
      send: async (call) => {
        const answer = await api.send(call);
        if (call.path === 'checkout/order') throw new StoreApiError(0, []);
        return answer;
      },
    };
    store.set(shellAtom, testShell(unlucky, store));
    const found = await placed(await order());
    expect(found.orderCustomer?.email).toBe('klara@example.org');
    expect((await listOrders(api)).total).toBe(1);
  });

  it('that never arrived may be sent again', async () => {
    await register();
    const send: StoreApi['send'] = (call) =>
      call.path === 'checkout/order' ? Promise.reject(new StoreApiError(0, [])) : api.send(call);
    store.set(shellAtom, testShell({ ...api, send }, store));
    await expect(order()).rejects.toThrow(StoreApiError);
    store.set(shellAtom, testShell(api, store));
    await store.set(refreshCartAtom);
    expect(await order()).toMatch(/^[0-9a-f]{32}$/);
  });

  it('cannot be seen by another session', async () => {
    await register();
    const id = await order();
    store.set(shellAtom, testShell(shop.newShopper(), store));
    expect(await store.set(loadOrderAtom, id)).toEqual({ state: 'locked' });
  });
});

describe('an online payment', () => {
  it('leads to the payment page and back in the language of the order', async () => {
    await register();
    await payBy('payment_online');
    const id = await order();
    const step = store.get(paymentStepAtom);
    if (step?.step !== 'page') throw new Error('There is no payment page');
    expect(isPaidOnline(latestTransaction(await placed(id)))).toBe(true);
    expect(await atPaymentPage(step.url, 'paid')).toBe(`${origin}/checkout/success/${id}/paid`);
    expect(paymentStateOf(await placed(id))).toBe('paid');
    expect(mayPayAgain(await placed(id))).toBe(false);
  });

  it('that was cancelled can be made again, in another way too', async () => {
    await register();
    await payBy('payment_online');
    const id = await order();
    const step = store.get(paymentStepAtom);
    if (step?.step !== 'page') throw new Error('There is no payment page');
    const back = await atPaymentPage(step.url, 'cancelled');
    expect(back).toBe(
      `${origin}/checkout/success/${id}/unpaid?error-code=CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT`,
    );
    const unpaid = await placed(id);
    expect(paymentStateOf(unpaid)).toBe('failed');
    const method = latestTransaction(unpaid)?.paymentMethodId ?? '';
    const again = await store.set(payAgainAtom, { orderId: id, paymentMethodId: method, origin });
    expect(again).toMatchObject({ step: 'page' });
    const invoice = store.get(paymentMethodsAtom)?.find((one) => one.technicalName === 'payment_invoicepayment');
    const otherwise = await store.set(payAgainAtom, { orderId: id, paymentMethodId: invoice?.id ?? '', origin });
    expect(otherwise).toEqual({ orderId: id, step: 'nothing' });
    expect(latestTransaction(await placed(id))?.paymentMethodId).toBe(invoice?.id);
  });
});
