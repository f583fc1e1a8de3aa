import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetCustomerAtom } from '#app/session/forget-customer.ts';
import { guestWishlistKey } from '#features/wishlist/guest-wishlist.ts';
import { listWishlistAtom } from '#features/wishlist/list-wishlist.ts';
import { postKey } from '#offline/post-key.ts';
import { privateTakenCache, takenCache } from '#offline/taken/taken-names.ts';
import { openTakenNotes } from '#offline/taken/taken-notes.ts';
import { contextToken } from '#platform/session/context-token.ts';
import { refreshSessionAtom, sessionKindAtom } from '#platform/session/session-atoms.ts';
import { baseIds } from '#shop/seeding/base-data/base-ids.ts';
import { searchProducts } from '#store-api/catalogue/product-search.ts';
import { getContext, setCurrency } from '#store-api/context.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { openTakingPage } from '#testing/browser/taking-page.ts';
import { openPage } from '#testing/open-page.tsx';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import * as wishlistPage from '../wishlist.tsx';

let shop: DemoShop;
beforeAll(async () => {
  shop = await startDemoShop();
});
afterAll(() => shop.stop());

/** Under what key the worker looks for the list without a network: that of everybody, and that of the page's session. */
let keys: { ofAll: string; ofSession: string };

let isOnline: boolean;

const fetchInBrowser: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  if (!isOnline) throw new TypeError('Failed to fetch');
  if (new URL(request.url).pathname === '/store-api/product') {
    const ofSession = await postKey(request, contextToken.read() ?? '');
    keys = { ofAll: (await postKey(request)).url, ofSession: ofSession.url };
  }
  return shop.fetch(request);
};

beforeEach(async () => {
  isOnline = true;
  contextToken.forget();
  openTakingPage(fetchInBrowser);
  const notes = openTakenNotes();
  for (const { id } of await notes.takings()) await notes.remove(id);
  notes.close();
  const { elements } = await searchProducts(shop.api, 'Nocturnes');
  localStorage.setItem(guestWishlistKey, JSON.stringify([elements[0]?.id]));
});

/** The page of the wishlist, in the session of this browser. */
async function open(api: StoreApi) {
  const settings = { shopwareAccessToken: shop.accessKey };
  const store = openPage({ path: '/wishlist', ...wishlistPage }, '/wishlist', api, settings);
  await act(() => store.set(refreshSessionAtom));
  return store;
}

/** A session in złoty begins; it is another one each time. */
async function beginInZloty(): Promise<StoreApi> {
  contextToken.forget();
  const api = shop.connect({ token: contextToken, fetch: fetchInBrowser });
  await getContext(api);
  await setCurrency(api, baseIds.currencies.PLN);
  return api;
}

/** Takes the wishlist of a guest along. */
async function takeAlong(api: StoreApi) {
  const store = await open(api);
  expect(store.get(sessionKindAtom)).toBe('anonymous');
  fireEvent.click(await screen.findByRole('button', { name: 'Offline mitnehmen' }));
  await within(await screen.findByRole('dialog', { name: 'Merkliste offline' })).findByText(/^Stand: heute, /);
  return store;
}

const isIn = async (cache: string, url: string): Promise<boolean> =>
  (await caches.match(url, { cacheName: cache })) !== undefined;

test('what a guest takes along while there is a session is everybody’s: a later session finds it, and no logout takes it away', async () => {
  const api = shop.connect({ token: contextToken, fetch: fetchInBrowser });
  await getContext(api);
  expect(contextToken.read()).toBeDefined();
  const store = await takeAlong(api);
  expect(await isIn(takenCache, keys.ofAll)).toBe(true);
  expect(await caches.has(privateTakenCache)).toBe(false);
  await act(() => store.set(forgetCustomerAtom));
  expect(await isIn(takenCache, keys.ofAll)).toBe(true);
});

test('at prices of its own a guest’s session takes along what it is answered, not for everybody', async () => {
  await takeAlong(await beginInZloty());
  expect(await isIn(privateTakenCache, keys.ofSession)).toBe(true);
  expect(await isIn(takenCache, keys.ofAll)).toBe(false);
});

test('what a guest took along in złoty is found again in a later session in złoty, also after a logout, and not in one in euros', async () => {
  const store = await takeAlong(await beginInZloty());
  const token = contextToken.read();
  await act(() => store.set(forgetCustomerAtom));
  cleanup();

  const later = await open(await beginInZloty());
  expect(contextToken.read()).not.toBe(token);
  isOnline = false;
  const shown = await later.set(listWishlistAtom);
  expect(shown.map(({ name }) => name)).toEqual([expect.stringContaining('Nocturnes')]);

  isOnline = true;
  contextToken.forget();
  const inEuros = await open(shop.connect({ token: contextToken, fetch: fetchInBrowser }));
  isOnline = false;
  await expect(inEuros.set(listWishlistAtom)).rejects.toMatchObject({ statusCode: 0 });
});
