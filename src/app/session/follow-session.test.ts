import { createStore } from 'jotai';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { baseIds } from '#shop/seeding/base-data/base-ids.ts';
import { addProductsAtom, cartAtom, loadCartAtom } from '#features/cart/cart-atoms.ts';
import { refreshSessionAtom, sessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import type { SalesChannelTerms } from '#platform/session/shell.ts';
import { searchProducts } from '#store-api/catalogue/product-search.ts';
import { setCurrency } from '#store-api/context.ts';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { loadTerms } from '#testing/load-terms.ts';
import { followSession } from './follow-session.ts';

let shop: DemoShop;
let terms: SalesChannelTerms;
let productId: string;

beforeAll(async () => {
  shop = await startDemoShop();
  terms = await loadTerms(shop.api, 'de-DE');
  const { elements } = await searchProducts(shop.api, 'Notenpapier');
  productId = elements.find(({ parentId }) => parentId === null)?.id ?? '';
});
afterAll(() => shop.stop());

/** The token all tabs of the browser share. */
let cookie: string | undefined;
let stops: (() => void)[];
beforeEach(() => {
  cookie = undefined;
  stops = [];
});
afterEach(() => {
  for (const stop of stops) stop();
});

const token = { read: () => cookie, write: (value: string) => void (cookie = value) };

/** A page; it counts how often it was loaded anew. */
function openPage({ isRendered = true } = {}) {
  const store = createStore();
  const api = shop.connect({ token });
  const shell = { ...testShell(api, store), terms: isRendered ? terms : undefined };
  store.set(shellAtom, shell);
  let loads = 0;
  stops.push(followSession({ ...shell, loadAnew: async () => void (loads += 1) }));
  return { api, store, loads: () => loads };
}

test('a page that was rendered for everybody is loaded anew, once, for a session with other prices', async () => {
  const { api, store, loads } = openPage();
  await setCurrency(api, baseIds.currencies.PLN);
  expect(loads()).toBe(0);
  await store.set(refreshSessionAtom);
  await store.set(refreshSessionAtom);
  expect([store.get(sessionAtom)?.currency.isoCode, loads()]).toEqual(['PLN', 1]);
  await setCurrency(api, baseIds.currencies.EUR);
  await store.set(refreshSessionAtom);
  expect(loads()).toBe(2);
});

test('the page of who sees the prices of everybody stays as it is, and so does one that no server has rendered', async () => {
  const everybodys = openPage();
  await everybodys.store.set(refreshSessionAtom);
  const unrendered = openPage({ isRendered: false });
  await setCurrency(unrendered.api, baseIds.currencies.PLN);
  await unrendered.store.set(refreshSessionAtom);
  expect([everybodys.loads(), unrendered.loads()]).toEqual([0, 0]);
});

test('a kept cart says what currency it is in until it is reckoned anew', async () => {
  const { api, store } = openPage();
  await store.set(refreshSessionAtom);
  await store.set(addProductsAtom, [{ productId }]);
  const inEuro = store.get(cartAtom);
  await setCurrency(api, baseIds.currencies.PLN);
  await store.set(refreshSessionAtom);
  expect(store.get(cartAtom)?.currency).toBe('EUR');
  await store.set(loadCartAtom);
  const inZloty = store.get(cartAtom);
  expect(inZloty?.currency).toBe('PLN');
  expect(inZloty?.price.positionPrice).toBeGreaterThan(4 * (inEuro?.price.positionPrice ?? Infinity));
});
