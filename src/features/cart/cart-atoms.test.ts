import { createStore } from 'jotai';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { productId, seedAssortment } from '#shop/testing/serve-checkout.ts';
import { shellAtom } from '#platform/session/session-atoms.ts';
import { getCart } from '#store-api/checkout/cart.ts';
import { createStoreApi, type StoreApi } from '#store-api/store-api.ts';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { attemptCartChangeAtom, cartRefusalAtom } from './cart-action.ts';
import {
  addProductsAtom,
  addPromotionAtom,
  cartAtom,
  cartBusyAtom,
  cartUnreachableAtom,
  loadCartAtom,
  refreshCartAtom,
} from './cart-atoms.ts';
import { cartCountAtom } from './state/cart-count.ts';
import { keptCartAtom } from './state/kept-cart.ts';
import { takeCartErrorsAtom } from './state/cart-error-atoms.ts';
import { cartStateAtom } from './cart-state-atom.ts';
import { changeQuantityAtom, takeOutAtom } from './articles/changing-lines.ts';
import { shownLinesAtom, unpricedLinesAtom } from './shown-lines-atoms.ts';

let shop: StartedShop;
let store: ReturnType<typeof createStore>;
let api: StoreApi;

beforeAll(async () => {
  shop = await startShop();
  seedAssortment(shop.running.shop);
});
afterAll(() => shop.stop());
beforeEach(() => {
  store = createStore();
  api = shop.newShopper();
  store.set(shellAtom, testShell(api, store));
});

const spiral = productId('spiral');
const stack = productId('stapel');
const quantities = () => store.get(shownLinesAtom).map(({ quantity }) => quantity);

/** A shop nobody can reach, for this store from now on. */
function goOffline(): void {
  const fetch = () => Promise.reject(new TypeError('fetch failed'));
  const unreachable = createStoreApi({ endpoint: 'https://shop.example', accessKey: 'SWSCTEST', fetch });
  store.set(shellAtom, testShell(unreachable, store));
}

describe('the cart', () => {
  it('is not known before the shop has answered, then it is empty', async () => {
    expect(store.get(cartStateAtom)).toBe('loading');
    await store.set(refreshCartAtom);
    expect(store.get(cartStateAtom)).toBe('empty');
  });

  it('of the last visit is marked until the shop has confirmed it', async () => {
    await store.set(addProductsAtom, [{ productId: spiral }]);
    const later = createStore();
    later.set(shellAtom, testShell(api, later));
    await later.set(keptCartAtom, store.get(cartAtom));
    expect(later.get(cartStateAtom)).toBe('unconfirmed');
    await later.set(refreshCartAtom);
    expect(later.get(cartStateAtom)).toBe('filled');
  });

  it('holds what was put into it and counts its pieces', async () => {
    await store.set(addProductsAtom, [{ productId: spiral, quantity: 2 }]);
    expect(store.get(cartStateAtom)).toBe('filled');
    expect(store.get(cartCountAtom)).toBe(2);
    expect(store.get(cartAtom)?.price.positionPrice).toBe(25.8);
  });

  it('writes one change after the other, so that the last answer holds them all', async () => {
    await Promise.all([
      store.set(addProductsAtom, [{ productId: spiral }]),
      store.set(addProductsAtom, [{ productId: productId('noten') }]),
      store.set(addProductsAtom, [{ productId: productId('frei') }]),
    ]);
    expect(store.get(cartCountAtom)).toBe(3);
    expect(store.get(cartBusyAtom)).toBe(false);
    expect(await getCart(api)).toMatchObject({ lineItems: [{}, {}, {}] });
  });

  it('shows a new quantity at once and its price when the shop has answered', async () => {
    await store.set(addProductsAtom, [{ productId: spiral }]);
    const change = store.set(changeQuantityAtom, { id: spiral, quantity: 3 });
    expect(quantities()).toEqual([3]);
    expect(store.get(unpricedLinesAtom)).toEqual(new Set([spiral]));
    await change;
    expect(store.get(unpricedLinesAtom)).toEqual(new Set());
    expect(store.get(cartAtom)?.price.positionPrice).toBe(38.7);
  });

  it('ends with the last of several quick quantities', async () => {
    await store.set(addProductsAtom, [{ productId: spiral }]);
    await Promise.all([2, 3, 4].map((quantity) => store.set(changeQuantityAtom, { id: spiral, quantity })));
    expect(quantities()).toEqual([4]);
    expect(await getCart(api)).toMatchObject({ lineItems: [{ quantity: 4 }] });
  });

  it('takes lines out at once', async () => {
    await store.set(addProductsAtom, [{ productId: spiral }, { productId: stack, quantity: 5 }]);
    const removal = store.set(takeOutAtom, [spiral]);
    expect(quantities()).toEqual([5]);
    await removal;
    expect(await getCart(api)).toMatchObject({ lineItems: [{ id: stack }] });
  });

  it('says that it is full when the shop takes no more lines, and keeps what it holds', async () => {
    const lines = Array.from({ length: 500 }, (_, index) => ({ productId: spiral, id: `line-${index}` }));
    await store.set(addProductsAtom, lines);
    const done = await store.set(attemptCartChangeAtom, () => store.set(addProductsAtom, [{ productId: stack }]));
    expect([done, quantities().length]).toEqual([false, 500]);
    expect(store.get(cartRefusalAtom)?.message).toMatch(/^Der Warenkorb ist voll/);
  });

  it('is loaded anew when a line to be changed is gone, as after a change in another tab', async () => {
    await store.set(addProductsAtom, [{ productId: spiral }, { productId: stack, quantity: 5 }]);
    const other = createStore();
    other.set(shellAtom, testShell(api, other));
    await other.set(takeOutAtom, [spiral]);
    await store.set(attemptCartChangeAtom, () => store.set(changeQuantityAtom, { id: spiral, quantity: 2 }));
    expect(quantities()).toEqual([5]);
  });

  it('does not stop the page from starting when the shop cannot be reached', async () => {
    goOffline();
    await store.set(loadCartAtom);
    expect(store.get(cartUnreachableAtom)).toBe(true);
    expect(store.get(cartStateAtom)).toBe('unreachable');
  });
});

describe('what the shop corrects', () => {
  it('is collected over several answers and handed over once', async () => {
    await store.set(addProductsAtom, [{ productId: stack, quantity: 3 }]);
    await store.set(addPromotionAtom, 'GIBTSNICHT');
    const keys = store.set(takeCartErrorsAtom).map(({ messageKey }) => messageKey);
    expect(keys).toEqual(['min-order-quantity', 'promotion-not-found']);
    expect(store.set(takeCartErrorsAtom)).toEqual([]);
    expect(quantities()).toEqual([5]);
  });
});
