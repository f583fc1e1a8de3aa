import { IDBFactory } from 'fake-indexeddb';
import { createStore as createRecords, get, set as setRecord } from 'idb-keyval';
import { createStore } from 'jotai';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { refreshSessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { listCountries } from '#store-api/account/countries.ts';
import { searchProducts } from '#store-api/catalogue/product-search.ts';
import { registerCustomer } from '#store-api/account/registration.ts';
import { StoreApiError } from '#store-api/store-api-error.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { eventually } from '#testing/eventually.ts';
import { testShell } from '#testing/test-shell.ts';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { guestWishlistKey, readGuestWishlist } from './guest-wishlist.ts';
import { addToWishlist, mergeWishlist } from '#store-api/catalogue/wishlist-changes.ts';
import { getWishlist } from '#store-api/catalogue/wishlist.ts';
import { clearWishlistAtom, toggleWishlistAtom } from './change-wishlist.ts';
import { listWishlistAtom } from './list-wishlist.ts';
import { loadWishlistAtom, wishlistIdsAtom, wishlistKnownAtom } from './wishlist-atoms.ts';

let shop: DemoShop;
let products: readonly string[];

beforeAll(async () => {
  shop = await startDemoShop();
  const { elements } = await searchProducts(shop.api, 'Bach');
  products = elements.map(({ id }) => id);
});
afterAll(() => shop.stop());

beforeEach(() => {
  vi.stubGlobal('localStorage', storageInMemory());
  vi.stubGlobal('document', { cookie: '' });
});
afterEach(() => vi.unstubAllGlobals());

function storageInMemory(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

function visitor(api: StoreApi = shop.api) {
  const store = createStore();
  store.set(shellAtom, testShell(api, store));
  return store;
}

describe('a visitor without account', () => {
  test('keeps the list in the browser', async () => {
    const store = visitor();
    await store.set(loadWishlistAtom, 'anonymous');
    await store.set(toggleWishlistAtom, { id: 'p1' });
    await store.set(toggleWishlistAtom, { id: 'p2' });
    await store.set(toggleWishlistAtom, { id: 'p1' });
    expect(store.get(wishlistIdsAtom)).toEqual(['p2']);
    expect(localStorage.getItem(guestWishlistKey)).toBe('["p2"]');
  });

  test('finds it again on the next visit', async () => {
    localStorage.setItem(guestWishlistKey, '["p3"]');
    const store = visitor();
    await store.set(loadWishlistAtom, 'anonymous');
    expect(store.get(wishlistIdsAtom)).toEqual(['p3']);
  });

  test('sees the products, the newest first', async () => {
    const store = visitor();
    const [first = '', second = ''] = products;
    await store.set(toggleWishlistAtom, { id: first });
    await store.set(toggleWishlistAtom, { id: second });
    const listed = await store.set(listWishlistAtom);
    expect(listed.map(({ id }) => id)).toEqual([second, first]);
  });

  test('can empty it', async () => {
    const store = visitor();
    await store.set(toggleWishlistAtom, { id: 'p1' });
    await store.set(clearWishlistAtom);
    expect(localStorage.getItem(guestWishlistKey)).toBeNull();
  });

  test('loses the heart again when the browser cannot keep it', async () => {
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new Error('The quota is exceeded');
    });
    const store = visitor();
    await expect(store.set(toggleWishlistAtom, { id: 'p1' })).rejects.toThrow('quota');
    expect(store.get(wishlistIdsAtom)).toEqual([]);
  });
});

describe('where the browser keeps records', () => {
  const records = createRecords('notenfalz', 'state');
  const kept = async () => (await get('guest-wishlist', records)) ?? null;
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
  });

  test('the list of an earlier visit is read below the key of the specification, then kept in both places', async () => {
    localStorage.setItem(guestWishlistKey, '["p3"]');
    const store = visitor();
    store.sub(wishlistIdsAtom, () => undefined);
    await eventually(() => expect(store.get(wishlistIdsAtom)).toEqual(['p3']));
    expect(await kept()).toBeNull();
    await store.set(toggleWishlistAtom, { id: 'p4' });
    expect(await kept()).toEqual(['p3', 'p4']);
    expect(localStorage.getItem(guestWishlistKey)).toBe('["p3","p4"]');
    localStorage.clear();
    const next = visitor();
    await next.set(loadWishlistAtom, 'anonymous');
    expect(next.get(wishlistIdsAtom)).toEqual(['p3', 'p4']);
  });

  test('a list that was emptied stays empty, and an unread one is not taken for empty', async () => {
    const store = visitor();
    expect(store.get(wishlistKnownAtom)).toBe(false);
    await store.set(toggleWishlistAtom, { id: 'p1' });
    await store.set(clearWishlistAtom);
    expect(await kept()).toEqual([]);
    localStorage.setItem(guestWishlistKey, '["old"]');
    const next = visitor();
    await next.set(loadWishlistAtom, 'anonymous');
    expect(next.get(wishlistIdsAtom)).toEqual([]);
    expect(next.get(wishlistKnownAtom)).toBe(true);
  });

  test('a change in another tab is followed', async () => {
    const store = visitor();
    store.sub(wishlistIdsAtom, () => undefined);
    await setRecord('guest-wishlist', ['p9'], records);
    const otherTab = new BroadcastChannel('state:guest-wishlist');
    otherTab.postMessage('changed');
    await eventually(() => expect(store.get(wishlistIdsAtom)).toEqual(['p9']));
    otherTab.close();
  });
});

describe('a customer', () => {
  async function customer(): Promise<StoreApi> {
    let token: string | undefined;
    const store = { read: () => token, write: (value: string) => void (token = value) };
    const api = shop.connect({ token: store });
    const [country] = await listCountries(api);
    await registerCustomer(api, {
      firstName: 'Clara',
      lastName: 'Wieck',
      email: `clara-${Math.random()}@wieck.example`,
      password: 'Romanzen-op-21',
      billingAddress: { street: 'Inselstraße 18', zipcode: '04103', city: 'Leipzig', countryId: country?.id ?? '' },
    });
    return api;
  }

  test('finds what was collected before the login together with the own list, which the shop keeps', async () => {
    const [own = '', collected = ''] = products;
    const api = await customer();
    await addToWishlist(api, own);
    localStorage.setItem(guestWishlistKey, JSON.stringify([collected]));
    const store = visitor(api);
    await store.set(refreshSessionAtom);
    await store.set(loadWishlistAtom, 'customer');
    expect(new Set(store.get(wishlistIdsAtom))).toEqual(new Set([own, collected]));
    expect(localStorage.getItem(guestWishlistKey)).toBeNull();
    expect(await getWishlist(api)).toHaveLength(2);
  });

  test('sees the own list also when what was collected before cannot be handed over; that is kept for the next try', async () => {
    const [own = '', collected = ''] = products;
    const api = await customer();
    await addToWishlist(api, own);
    localStorage.setItem(guestWishlistKey, JSON.stringify([collected]));
    let isCut = true;
    const send: StoreApi['send'] = (call) =>
      isCut && call.path.endsWith('/merge') ? Promise.reject(new StoreApiError(0, [])) : api.send(call);
    const store = visitor({ ...api, send });
    await store.set(refreshSessionAtom);
    await store.set(loadWishlistAtom, 'customer');
    expect(store.get(wishlistIdsAtom)).toEqual([own]);
    expect(readGuestWishlist(localStorage)).toEqual([collected]);
    isCut = false;
    await store.set(loadWishlistAtom, 'customer');
    expect(new Set(store.get(wishlistIdsAtom))).toEqual(new Set([own, collected]));
  });

  test('sees more products than the shop gives at once, and so does a guest', async () => {
    const rows = shop.database.prepare('SELECT id FROM product WHERE active = 1 LIMIT 105').all();
    const ids = rows.map(({ id }) => String(id));
    const api = await customer();
    await mergeWishlist(api, ids);
    const store = visitor(api);
    await store.set(refreshSessionAtom);
    await store.set(loadWishlistAtom, 'customer');
    expect(new Set(store.get(wishlistIdsAtom))).toEqual(new Set(ids));
    localStorage.setItem(guestWishlistKey, JSON.stringify(ids));
    const guest = visitor();
    await guest.set(loadWishlistAtom, 'anonymous');
    expect(await guest.set(listWishlistAtom)).toHaveLength(105);
  });

  test('changes the list of the shop', async () => {
    const [first = ''] = products;
    const api = await customer();
    const store = visitor(api);
    await store.set(refreshSessionAtom);
    await store.set(loadWishlistAtom, 'customer');
    await store.set(toggleWishlistAtom, { id: first });
    expect((await getWishlist(api)).map(({ id }) => id)).toEqual([first]);
    await store.set(toggleWishlistAtom, { id: first });
    expect(await getWishlist(api)).toEqual([]);
    expect(localStorage.getItem(guestWishlistKey)).toBeNull();
  });

  test('loses the heart again when the shop refuses the product', async () => {
    const api = await customer();
    const store = visitor(api);
    await store.set(refreshSessionAtom);
    await expect(store.set(toggleWishlistAtom, { id: '0'.repeat(32) })).rejects.toMatchObject({ statusCode: 404 });
    expect(store.get(wishlistIdsAtom)).toEqual([]);
  });
});

test.each(['{', '{"a":1}', '[1,2]', 'null'])('a stored %s is no list', (text) => {
  localStorage.setItem(guestWishlistKey, text);
  expect(readGuestWishlist(localStorage)).toEqual([]);
});
