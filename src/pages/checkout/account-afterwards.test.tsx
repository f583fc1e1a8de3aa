import { act, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { productId, seedAssortment } from '#shop/testing/serve-checkout.ts';
import { refreshSessionAtom, sessionKindAtom } from '#platform/session/session-atoms.ts';
import { listCountries } from '#store-api/account/countries.ts';
import { logIn } from '#store-api/account/login.ts';
import { registerGuest } from '#store-api/account/registration.ts';
import { addProducts } from '#store-api/checkout/cart.ts';
import { placeOrder } from '#store-api/checkout/checkout.ts';
import { listOrders } from '#store-api/checkout/orders.ts';
import { getContext } from '#store-api/context.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { becomeClara, fillIn, press } from '#testing/account-visitor.ts';
import { losingAnswers } from '#testing/losing-answers.ts';
import { openPage } from '#testing/open-page.tsx';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { AccountAfterwards } from './account-afterwards.tsx';

const shops: Partial<Record<'6.6' | '6.7', StartedShop>> = {};
beforeAll(async () => {
  for (const version of ['6.6', '6.7'] as const) {
    const shop = await startShop(version);
    seedAssortment(shop.running.shop);
    shops[version] = shop;
  }
});
afterAll(() => Promise.all(Object.values(shops).map((shop) => shop.stop())));
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

function shopOf(version: '6.6' | '6.7'): StartedShop {
  const shop = shops[version];
  if (!shop) throw new Error('The shop has not been started.');
  return shop;
}

let guests = 0;

/** Orders as a guest nobody else is, and opens what stands on the page of thanks. */
async function orderAsGuest(api: StoreApi) {
  guests += 1;
  const email = `gast-${guests}@danach.example`;
  const countryId = (await listCountries(api)).find(({ iso }) => iso === 'DE')?.id ?? '';
  const billingAddress = { street: 'Inselstraße 18', zipcode: '04103', city: 'Leipzig', countryId };
  await registerGuest(api, { firstName: 'Clara', lastName: 'Wieck', email, billingAddress });
  await addProducts(api, [{ productId: productId('spiral'), quantity: 1 }]);
  const { orderNumber } = await placeOrder(api, (await getContext(api)).customer);
  const store = openPage({ path: '/', Component: AccountAfterwards }, '/', api);
  await act(() => store.set(refreshSessionAtom));
  return { store, email, orderNumber };
}

async function choosePassword(password: string): Promise<void> {
  await screen.findByText('Ein Kundenkonto daraus machen');
  fillIn('Passwort', password);
  press('Konto anlegen');
}

describe('who has ordered as a guest', () => {
  test('has an account with that order for no more than a password', async () => {
    const shop = shopOf('6.7');
    const { store, email, orderNumber } = await orderAsGuest(shop.newShopper());
    await choosePassword('kurz');
    expect(await screen.findAllByText(/Mindestens 8 Zeichen sind/)).not.toEqual([]);
    await choosePassword('Soirees-musicales-6');
    expect(await screen.findByText('Ihr Konto ist bereit')).toBe(document.activeElement);
    expect(store.get(sessionKindAtom)).toBe('customer');
    const elsewhere = shop.newShopper();
    await logIn(elsewhere, email, 'Soirees-musicales-6');
    expect((await listOrders(elsewhere)).orders.map((order) => order.orderNumber)).toEqual([orderNumber]);
  });

  test('has it too where the answer got lost', async () => {
    const { api, lose } = losingAnswers(shopOf('6.7').running);
    const { store } = await orderAsGuest(api);
    lose(true);
    await choosePassword('Soirees-musicales-6');
    expect(await screen.findByText('Ihr Konto ist bereit')).toBeDefined();
    expect(store.get(sessionKindAtom)).toBe('customer');
  });

  test('is told where the address has an account already, and stays a guest', async () => {
    const shop = shopOf('6.7');
    const { store, email } = await orderAsGuest(shop.newShopper());
    await becomeClara(shop.newShopper(), email);
    await choosePassword('Soirees-musicales-6');
    expect(await screen.findByText(/gibt es schon ein Kundenkonto/)).toBeDefined();
    expect(store.get(sessionKindAtom)).toBe('guest');
  });

  test('is offered nothing by a shop that makes no customer of a guest', async () => {
    const { store } = await orderAsGuest(shopOf('6.6').newShopper());
    expect(store.get(sessionKindAtom)).toBe('guest');
    // What offers it has been brought by then.
    await act(() => import('#features/account/guest-account.tsx'));
    expect(screen.queryByText('Ein Kundenkonto daraus machen')).toBeNull();
  });
});
