import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { createStore } from 'jotai';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openKeptNotes } from '#offline/kept/kept-notes.ts';
import { shellAtom } from '#platform/session/session-atoms.ts';
import { StoreApiError } from '#store-api/store-api-error.ts';
import { memoryCaches } from '#testing/browser/memory-caches.ts';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { servePayloads, takenOrigin } from '#testing/taken-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { guestWishlistKey } from './guest-wishlist.ts';
import { listWishlistAtom } from './list-wishlist.ts';
import { loadWishlistAtom } from './wishlist-atoms.ts';

let shop: DemoShop;
let page: string;
const address = `${takenOrigin}/Noten/Chor/_payload.json`;
beforeAll(async () => {
  shop = await startDemoShop();
  page = await (await servePayloads(shop).fetch(address)).text();
});
afterAll(() => shop.stop());

/** What the browser keeps below the specification's key. */
let list: string | null;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === guestWishlistKey ? list : null) });
});
afterEach(() => vi.unstubAllGlobals());

async function listWithoutShop() {
  const store = createStore();
  const send = (): Promise<never> => Promise.reject(new StoreApiError(0, []));
  store.set(shellAtom, testShell({ ...shop.api, send }, store));
  await store.set(loadWishlistAtom, 'anonymous');
  return store.set(listWishlistAtom);
}

/** Of the products on the page of a category. */
const idsOnPage = (): readonly string[] => {
  const products = page.matchAll(/"id":"(\w{32})","parentId":[^,]+,"childCount":\d+,"name":"[^"]*","productNumber"/g);
  return [...new Set([...products].map(([, id = '']) => id))];
};

test('a guest sees the whole list without a network, also what came onto it meanwhile: it was on the screen', async () => {
  await (await caches.open('page-payloads')).put(address, new Response(page));
  await openKeptNotes().save([{ kind: 'page-payloads', url: address, bytes: page.length, usedAt: 1 }]);
  const ids = idsOnPage();
  expect(ids.length).toBeGreaterThan(2);
  list = JSON.stringify(ids);
  const listed = await listWithoutShop();
  expect(listed.map(({ id }) => id)).toEqual(ids.toReversed());
  expect(listed.every(({ name, calculatedPrice }) => name !== '' && calculatedPrice.unitPrice > 0)).toBe(true);
  // Whatever session this is: they are prices of a page in euros.
  expect(new Set(listed.map(({ priceCurrency }) => priceCurrency))).toEqual(new Set(['EUR']));
});

test('a list of which this device has seen nothing cannot be shown', async () => {
  list = JSON.stringify(idsOnPage());
  await expect(listWithoutShop()).rejects.toThrow(StoreApiError);
});
