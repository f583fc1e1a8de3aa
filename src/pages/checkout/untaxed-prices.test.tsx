import { act, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { productId, seedAssortment } from '#shop/testing/serve-checkout.ts';
import { addProductsAtom } from '#features/cart/cart-atoms.ts';
import { refreshSessionAtom } from '#platform/session/session-atoms.ts';
import { becomeClara } from '#testing/account-visitor.ts';
import { openPage } from '#testing/open-page.tsx';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import * as checkoutPage from '../checkout.tsx';
import * as cartPage from './cart.tsx';

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop();
  seedAssortment(shop.running.shop);
  shop.running.shop.database.exec('UPDATE customer_group SET display_gross = 0');
  // Nothing looks for the files of print jobs here.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  vi.spyOn(console, 'error').mockReturnValue();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await shop.stop();
});

test('in a shop with net prices, cart and checkout add the tax and say nothing of prices that hold it', async () => {
  const api = shop.newShopper();
  await becomeClara(api, 'clara@netto.example');
  const pages = [
    { path: '/checkout', ...checkoutPage },
    { path: '/checkout/cart', ...cartPage },
  ];
  const store = openPage({ children: pages }, '/checkout/cart', api);
  await act(() => store.set(refreshSessionAtom));
  await act(() => store.set(addProductsAtom, [{ productId: productId('spiral'), id: 'spiral', quantity: 2 }]));
  expect(await screen.findByText(/Preise zzgl\. MwSt\.; die Summe enthält sie\./)).toBeDefined();
  expect(document.body.textContent).toMatch(/zzgl\.\s19\s%\sMwSt\..*Gesamtsumme/);
  act(() => screen.getByRole('link', { name: 'Zur Kasse' }).click());
  const button = await screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' });
  expect(button.previousElementSibling?.textContent).toMatch(/zzgl\.\s19\s%\sMwSt\..*Gesamtsumme/);
  expect(document.body.textContent).not.toMatch(/inkl\. MwSt\.|darin/);
});
