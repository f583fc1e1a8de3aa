import { act, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { dispatchOrder } from '#shop/orders/dispatch-order.ts';
import { productId, seedAssortment } from '#shop/testing/serve-checkout.ts';
import { refreshSessionAtom } from '#platform/session/session-atoms.ts';
import { addProducts } from '#store-api/checkout/cart.ts';
import { placeOrder } from '#store-api/checkout/checkout.ts';
import { getContext } from '#store-api/context.ts';
import { StoreApiError } from '#store-api/store-api-error.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import type { Order } from '#store-api/schemas/order.ts';
import { becomeClara, press } from '#testing/account-visitor.ts';
import { openPage } from '#testing/open-page.tsx';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import * as overviewPage from '../account.tsx';

describe.each(['6.6', '6.7'] as const)('the overview of an account, with a shop that speaks %s', (version) => {
  let shop: StartedShop;
  beforeAll(async () => {
    shop = await startShop(version);
    seedAssortment(shop.running.shop);
  });
  afterAll(() => shop.stop());

  async function customer(email: string): Promise<StoreApi> {
    const api = shop.newShopper();
    await becomeClara(api, email);
    return api;
  }

  async function buy(api: StoreApi, quantity: number): Promise<Order> {
    await addProducts(api, [{ productId: productId('spiral'), quantity }]);
    return placeOrder(api, (await getContext(api)).customer);
  }

  async function open(api: StoreApi): Promise<HTMLElement> {
    const store = openPage({ path: '/account', ...overviewPage }, '/account', api);
    await act(() => store.set(refreshSessionAtom));
    return screen.findByRole('region', { name: 'Ihre letzten Bestellungen' });
  }

  const words = (element: Element | undefined): string => element?.textContent.replaceAll('\u00A0', ' ') ?? '';

  test('shows the last three orders, the newest first, with date, state, payment and sum, and leads to them all', async () => {
    const api = await customer('clara@letzte.example');
    const orders: Order[] = [];
    for (const quantity of [1, 2, 3, 4]) orders.push(await buy(api, quantity));
    const [, second, third, newest] = orders;
    dispatchOrder(shop.running.shop, third?.id ?? '');
    const region = await open(api);
    const [head, ...rows] = await within(region).findAllByRole('row');
    expect(words(head)).toBe('BestellungBestellt amStandZahlungGesamt');
    const links = rows.map((row) => within(row).getByRole('link'));
    expect(links.map(words)).toEqual([newest, third, second].map((order) => order?.orderNumber));
    expect(links[0]?.getAttribute('href')).toBe(`/account/order/${newest?.deepLinkCode}`);
    const today = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(new Date());
    const sum = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(newest?.amountTotal ?? 0);
    for (const said of [today, 'Wird verschickt', 'Noch zu bezahlen', sum.replaceAll('\u00A0', ' ')])
      expect(words(rows[0])).toContain(said);
    expect(words(rows[1])).toContain('Unterwegs');
    expect(within(region).getByRole('link', { name: 'Alle Bestellungen' }).getAttribute('href')).toBe('/account/order');
  });

  test('says to who has not ordered yet what will stand there', async () => {
    const region = await open(await customer('clara@nichts.example'));
    expect(await within(region).findByText('Noch keine Bestellung', { selector: 'h3' })).toBeDefined();
    expect(within(region).queryByRole('table')).toBeNull();
  });

  test('shows the rest of the account where the orders cannot be had, and asks for them again', async () => {
    vi.spyOn(console, 'error').mockReturnValueOnce();
    const api = await customer('clara@fehler.example');
    const { orderNumber } = await buy(api, 1);
    let isAway = true;
    const send: StoreApi['send'] = (call) =>
      call.path === 'order' && isAway ? Promise.reject(new StoreApiError(500, [])) : api.send(call);
    const region = await open({ ...api, send });
    expect(await within(region).findByText('Ihre Bestellungen konnten nicht geladen werden')).toBeDefined();
    expect(screen.getByText('clara@fehler.example')).toBeDefined();
    isAway = false;
    press('Noch einmal versuchen');
    expect(await within(region).findByRole('link', { name: `Bestellung ${orderNumber} ansehen` })).toBeDefined();
  });
});
