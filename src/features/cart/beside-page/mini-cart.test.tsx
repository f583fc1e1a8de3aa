import { screen, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { productId, seedAssortment } from '#shop/testing/serve-checkout.ts';
import { shellAtom } from '#platform/session/session-atoms.ts';
import { StoreApiError } from '#store-api/store-api-error.ts';
import { inGerman } from '#testing/in-german.tsx';
import { renderUi } from '#testing/render-ui.tsx';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { addProductAtom } from '../adding/add-product.ts';
import { isMiniCartOpenAtom } from '../state/cart-count.ts';
import { refreshCartAtom } from '../cart-atoms.ts';
import { MiniCart } from './mini-cart.tsx';

let shop: StartedShop;
let store: ReturnType<typeof createStore>;
beforeAll(async () => {
  shop = await startShop();
  seedAssortment(shop.running.shop);
});
afterAll(() => shop.stop());
beforeEach(() => {
  store = createStore();
  store.set(shellAtom, testShell(shop.newShopper(), store));
});

const spiral = { productId: productId('spiral'), quantity: 2, name: 'Spiralblock' };

const show = () => renderUi(inGerman(<MiniCart onClosed={() => undefined} />, store));

it('opens with what was put into the cart, and stays closed when that has to wait', async () => {
  const away = createStore();
  const send = () => Promise.reject(new StoreApiError(0, []));
  away.set(shellAtom, testShell({ ...shop.newShopper(), send }, away));
  expect(await away.set(addProductAtom, spiral)).toBe('later');
  expect(away.get(isMiniCartOpenAtom)).toBe(false);
  await store.set(addProductAtom, spiral);
  expect(store.get(isMiniCartOpenAtom)).toBe(true);
});

it('shows lines, sum and the two ways on', async () => {
  await store.set(addProductAtom, spiral);
  show();
  const [line] = within(await screen.findByRole('list', { name: 'Artikel im Warenkorb' })).getAllByRole('listitem');
  expect(line?.textContent).toContain('Menge: 2');
  expect(screen.getByText('Gesamtsumme')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Zum Warenkorb' }).getAttribute('href')).toBe('/checkout/cart');
  expect(screen.getByRole('link', { name: 'Zur Kasse' }).getAttribute('href')).toBe('/checkout');
});

it('offers no checkout for an empty cart', async () => {
  await store.set(refreshCartAtom);
  show();
  expect(await screen.findByText('Ihr Warenkorb ist leer')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Zur Kasse' })).toBeNull();
});
