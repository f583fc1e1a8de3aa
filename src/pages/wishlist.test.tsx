import { clear } from 'idb-keyval';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { stateRecords } from '#offline/records/state-records.ts';
import { notificationsAtom } from '#platform/notifications/notification-atoms.ts';
import { refreshSessionAtom } from '#platform/session/session-atoms.ts';
import { listCountries } from '#store-api/account/countries.ts';
import { registerCustomer } from '#store-api/account/registration.ts';
import { searchProducts } from '#store-api/catalogue/product-search.ts';
import { addToWishlist } from '#store-api/catalogue/wishlist-changes.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { openPage } from '#testing/open-page.tsx';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import * as wishlistPage from './wishlist.tsx';

let shop: DemoShop;
beforeAll(async () => {
  shop = await startDemoShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  localStorage.clear();
  await clear(stateRecords());
});

const open = () => openPage({ path: '/wishlist', ...wishlistPage }, '/wishlist', shop.api);

async function remember(text: string): Promise<string> {
  const { elements } = await searchProducts(shop.api, text);
  localStorage.setItem('sw-wishlist-items', JSON.stringify([elements[0]?.id]));
  return elements[0]?.name ?? '';
}

test('an empty list says how something comes onto it', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ihre Merkliste ist noch leer' })).toBeDefined();
});

test('shows what was remembered; a second press on the heart takes it off', async () => {
  const name = await remember('Nocturnes');
  open();
  expect(await screen.findByRole('link', { name })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: `${name} merken` }));
  await screen.findByText('Ihre Merkliste ist noch leer');
  expect(localStorage.getItem('sw-wishlist-items')).toBeNull();
});

test('a list that cannot be emptied says so', async () => {
  const name = await remember('Nocturnes');
  const store = open();
  await screen.findByRole('link', { name });
  const refuse = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('The storage cannot be written.', 'SecurityError');
  });
  fireEvent.click(screen.getByRole('button', { name: 'Merkliste leeren' }));
  await waitFor(() => expect(store.get(notificationsAtom)[0]?.message).toMatch(/nicht ganz geleert/));
  refuse.mockRestore();
  expect(screen.getByRole('link', { name })).toBeDefined();
});

test('can be emptied at once', async () => {
  const name = await remember('Nocturnes');
  open();
  await screen.findByRole('link', { name });
  fireEvent.click(screen.getByRole('button', { name: 'Merkliste leeren' }));
  await waitFor(() => expect(localStorage.getItem('sw-wishlist-items')).toBeNull());
});

/** Somebody with an account, whose list holds the first product found by a text. */
async function customerWith(text: string) {
  let token: string | undefined;
  const api = shop.connect({ token: { read: () => token, write: (value: string) => void (token = value) } });
  const [country] = await listCountries(api);
  await registerCustomer(api, {
    firstName: 'Clara',
    lastName: 'Wieck',
    email: 'clara@wieck.example',
    password: 'Romanzen-op-21',
    billingAddress: { street: 'Inselstraße 18', zipcode: '04103', city: 'Leipzig', countryId: country?.id ?? '' },
  });
  const { elements } = await searchProducts(shop.api, text);
  await addToWishlist(api, elements[0]?.id ?? '');
  return { api, own: elements[0]?.name ?? '' };
}

test('what was collected before a login comes onto the page however late the shop has joined both lists', async () => {
  const collected = await remember('Nocturnes');
  const { api, own } = await customerWith('Inventionen');
  const isShown = Promise.withResolvers<void>();
  const send: StoreApi['send'] = async (call) => {
    if (call.path.endsWith('/merge')) await isShown.promise;
    return api.send(call);
  };
  const store = openPage({ path: '/wishlist', ...wishlistPage }, '/wishlist', { ...api, send });
  await act(() => store.set(refreshSessionAtom));
  expect(await screen.findByRole('link', { name: own })).toBeDefined();
  expect(screen.queryByRole('link', { name: collected })).toBeNull();
  isShown.resolve();
  expect(await screen.findByRole('link', { name: collected })).toBeDefined();
  expect(screen.getByRole('link', { name: own })).toBeDefined();
});
