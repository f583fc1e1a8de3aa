import 'fake-indexeddb/auto';
import { entries } from 'idb-keyval';
import { createStore } from 'jotai';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addProductsAtom, cartAtom } from '#features/cart/cart-atoms.ts';
import { readJobPreview, writeJobPreview } from '#features/cart/job-preview.ts';
import { checkoutDraftAtom, emptyDraft } from '#features/checkout/contact/checkout-draft.ts';
import { emptyContact } from '#features/checkout/contact/contact-values.ts';
import { changeGuestWishlistAtom } from '#features/wishlist/change-guest-wishlist.ts';
import { toggleWishlistAtom } from '#features/wishlist/change-wishlist.ts';
import { loadWishlistAtom, wishlistIdsAtom } from '#features/wishlist/wishlist-atoms.ts';
import { stateRecords } from '#offline/records/state-records.ts';
import {
  refreshSessionAtom,
  sessionAtom,
  sessionKindAtom,
  shellAtom,
  userAtom,
} from '#platform/session/session-atoms.ts';
import { sessionTabsAtom } from '#platform/session/session-tabs.ts';
import { searchProducts } from '#store-api/catalogue/product-search.ts';
import { listCountries } from '#store-api/account/countries.ts';
import { logIn } from '#store-api/account/login.ts';
import { registerCustomer } from '#store-api/account/registration.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { eventually } from '#testing/eventually.ts';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { followSession } from './follow-session.ts';
import { logOutAtom } from './log-out.ts';

let shop: DemoShop;
let productId: string;
beforeAll(async () => {
  shop = await startDemoShop();
  const { elements } = await searchProducts(shop.api, 'Notenpapier');
  productId = elements.find(({ parentId }) => parentId === null)?.id ?? '';
});
afterAll(() => shop.stop());

const caches = new Map<string, string>();
const words = new Map<string, string>();
/** The token all tabs of the browser share. */
let cookie: string | undefined;
let stops: (() => void)[] = [];

beforeEach(() => {
  cookie = undefined;
  vi.stubGlobal('caches', {
    delete: async (name: string) => caches.delete(name),
    has: async (name: string) => caches.has(name),
  });
  vi.spyOn(console, 'error');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => words.get(key) ?? null,
    setItem: (key: string, value: string) => void words.set(key, value),
    removeItem: (key: string) => void words.delete(key),
  });
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const token = { read: () => cookie, write: (value: string) => void (cookie = value) };

function openTab(api: StoreApi = shop.connect({ token })) {
  const store = createStore();
  store.set(shellAtom, testShell(api, store));
  stops.push(followSession({ store, loadAnew: async () => undefined }));
  return store;
}

const person = { firstName: 'Fanny', lastName: 'Hensel', email: 'fanny@hensel.example' };
const password = 'Das-Jahr-1841';
const street = 'Leipziger Straße 3';

let account: Promise<unknown> | undefined;

/** An account of the shop, made in another browser. */
function haveAccount(): Promise<unknown> {
  account ??= (async () => {
    let other: string | undefined;
    const api = shop.connect({ token: { read: () => other, write: (value) => void (other = value) } });
    const countryId = (await listCountries(api)).find(({ iso }) => iso === 'DE')?.id ?? '';
    const billingAddress = { street, zipcode: '10117', city: 'Berlin', countryId };
    return registerCustomer(api, { ...person, password, billingAddress });
  })();
  return account;
}

/** A customer with cart, wishlist, a half-written address and a picture of a score. */
async function useShop(store: ReturnType<typeof openTab>): Promise<void> {
  await haveAccount();
  const shell = store.get(shellAtom);
  if (shell) await logIn(shell.api, person.email, password);
  await store.set(refreshSessionAtom);
  await store.set(loadWishlistAtom, 'customer');
  if (!store.get(wishlistIdsAtom).includes(productId)) await store.set(toggleWishlistAtom, { id: productId });
  await store.set(addProductsAtom, [{ productId }]);
  const contact = emptyContact('');
  await store.set(checkoutDraftAtom, { comment: '', contact: { ...contact, billing: { ...contact.billing, street } } });
  await writeJobPreview('score', new Blob(['picture']));
  caches.set('private-answers', street);
}

const kept = async (): Promise<string> => JSON.stringify([await entries(stateRecords()), [...words], [...caches]]);

test('nothing of a customer stays in this browser once they have logged out', async () => {
  const store = openTab();
  await useShop(store);
  const customer = store.get(userAtom);
  const traces = [person.email, person.lastName, street, productId, customer?.id ?? '', cookie ?? ''];
  expect(await kept()).toContain(street);

  await store.set(logOutAtom);
  expect(console.error).not.toHaveBeenCalled();
  const dump = await kept();
  expect(traces.filter((trace) => dump.includes(trace) || trace === cookie)).toEqual([]);
  expect(await readJobPreview('score')).toBeUndefined();
  expect(store.get(checkoutDraftAtom)).toEqual(emptyDraft);
  expect([store.get(userAtom), store.get(sessionKindAtom), store.get(cartAtom)?.lineItems]).toEqual([
    null,
    'anonymous',
    [],
  ]);
  expect(store.get(wishlistIdsAtom)).toEqual([]);
});

test('what a guest keeps in this browser is there after a logout', async () => {
  const store = openTab();
  await store.set(changeGuestWishlistAtom, () => ['guests-choice']);
  await store.set(refreshSessionAtom);
  await store.set(logOutAtom);
  expect(await kept()).toContain('guests-choice');
});

test('all tabs are left with it', async () => {
  const [here, there] = [openTab(), openTab()];
  await useShop(here);
  here.get(sessionTabsAtom).tell('changed');
  await eventually(() => expect(there.get(sessionKindAtom)).toBe('customer'));
  await eventually(() => expect(there.get(cartAtom)?.lineItems).not.toEqual([]));
  await here.set(logOutAtom);
  await eventually(() => expect(there.get(userAtom)).toBeNull());
  await eventually(() => expect(there.get(cartAtom)?.lineItems).toEqual([]));
});

test('a browser that cannot tell the shop gives the session away and forgets all the same', async () => {
  let isThere = true;
  const fetch: typeof globalThis.fetch = (input, init) =>
    isThere ? shop.fetch(input, init) : Promise.reject(new TypeError('fetch failed'));
  const cookies: string[] = [];
  vi.stubGlobal('document', {
    set cookie(value: string) {
      cookies.push(value);
    },
  });
  const store = openTab(shop.connect({ token, fetch }));
  await useShop(store);
  isThere = false;
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  await store.set(logOutAtom);
  expect(cookies).toEqual([expect.stringMatching(/^sw-context-token=;.*max-age=0/)]);
  expect(store.get(sessionAtom)).toBeNull();
  expect(await kept()).not.toContain(street);
});
