import 'fake-indexeddb/auto';
import { createStore as createRecords, get, set } from 'idb-keyval';
import { createStore } from 'jotai';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { productId, seedAssortment } from '#shop/testing/serve-checkout.ts';
import { shellAtom } from '#platform/session/session-atoms.ts';
import { getCart } from '#store-api/checkout/cart.ts';
import { cartSchema, type Cart } from '#store-api/schemas/cart.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { eventually } from '#testing/eventually.ts';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { addProductsAtom, cartAtom } from '../cart-atoms.ts';
import { takeCartErrorsAtom } from './cart-error-atoms.ts';
import { keptCartAtom } from './kept-cart.ts';

const records = createRecords('notenfalz', 'state');
let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop();
  seedAssortment(shop.running.shop);
});
afterAll(() => shop.stop());
beforeEach(() => set('cart', null, records));

function visit(api: StoreApi = shop.newShopper()) {
  const store = createStore();
  store.set(shellAtom, testShell(api, store));
  store.sub(cartAtom, () => undefined);
  return store;
}

const price = { unitPrice: 5, quantity: 2, totalPrice: 10, calculatedTaxes: [] };
const answer = {
  price: { netPrice: 8.4, totalPrice: 10, positionPrice: 10, taxStatus: 'gross', calculatedTaxes: [] },
  lineItems: [
    {
      id: 'a',
      type: 'product',
      quantity: 2,
      label: 'Noten als PDF',
      states: ['is-download'],
      payload: { productNumber: 'PDF-1', printJob: { id: 'one', role: 'paper' } },
      price,
    },
  ],
  errors: { 'product-stock-reached': { key: 'product-stock-reached', messageKey: 'product-stock-reached', level: 10 } },
  deliveries: [],
  hash: 'h',
  extensions: { 'cart-promotions': { addedCodes: ['CHOR10'] } },
};

const cartAnswerSchema = z.looseObject({ lineItems: z.array(z.unknown()) });

it('keeps the answer of the shop as it came, with the moment it came, and shows it again on the next visit', async () => {
  const now = Date.parse('2026-11-23T08:40:00Z');
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
  onTestFinished(() => clock.mockRestore());
  const api = shop.newShopper();
  const raw: unknown[] = [];
  const first = visit({
    ...api,
    send: async (call) => {
      const sent = await api.send(call);
      raw.push(sent);
      return sent;
    },
  });
  await first.set(addProductsAtom, [{ productId: productId('spiral'), quantity: 2 }]);
  const kept = { ...cartAnswerSchema.parse(raw[0]), givenAt: now };
  await eventually(async () => expect(await get('cart', records)).toEqual({ version: 2, value: kept }));
  const next = visit(api);
  expect(next.get(cartAtom)).toBeNull();
  await eventually(() => expect(next.get(cartAtom)).toEqual(first.get(cartAtom)));
  expect(next.get(cartAtom)).toEqual({ ...(await getCart(api)), givenAt: now });
});

it('reads a cart kept by an earlier version as it was, without the corrections already told', async () => {
  const cart = cartSchema.parse(answer);
  await set('cart', structuredClone(cart), records);
  const store = visit();
  await eventually(() => expect(store.get(cartAtom)).toEqual({ ...cart, errors: [] }));
  expect(store.set(takeCartErrorsAtom)).toEqual([]);
});

it.each([[null], [{ lineItems: 'many' }], [{ version: 2, value: { lineItems: 'many' } }]])(
  'has nothing to read in %o, which stays where it is',
  async (record) => {
    await set('cart', record, records);
    const store = visit();
    const seen: (Cart | null)[] = [];
    store.sub(keptCartAtom, () => seen.push(store.get(keptCartAtom)));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([store.get(keptCartAtom), ...seen]).toEqual([null]);
    expect(await get('cart', records)).toEqual(record);
  },
);
