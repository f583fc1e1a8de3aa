import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { notificationsAtom } from '#platform/notifications/notification-atoms.ts';
import { searchProducts } from '#store-api/catalogue/product-search.ts';
import { openPage } from '#testing/open-page.tsx';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import * as wishlistPage from './wishlist.tsx';

let shop: DemoShop;
beforeAll(async () => {
  shop = await startDemoShop();
});
afterAll(() => shop.stop());
beforeEach(() => localStorage.clear());

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
