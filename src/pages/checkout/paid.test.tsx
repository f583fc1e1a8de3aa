import { act, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { refreshSessionAtom } from '#platform/session/session-atoms.ts';
import { lastTransaction } from '#shop/orders/transactions.ts';
import { markPaid } from '#shop/payment/finish-payment.ts';
import { productId, seedAssortment } from '#shop/testing/serve-checkout.ts';
import { addProducts } from '#store-api/checkout/cart.ts';
import { placeOrder } from '#store-api/checkout/checkout.ts';
import { getContext } from '#store-api/context.ts';
import { StoreApiError } from '#store-api/store-api-error.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { becomeClara } from '#testing/account-visitor.ts';
import { openPage } from '#testing/open-page.tsx';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { Component } from './paid.tsx';

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop();
  seedAssortment(shop.running.shop);
});
afterAll(() => shop.stop());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('who waits for the confirmation of a payment keeps sight of the order while the shop does not answer, and hears of it later', async () => {
  const customer = shop.newShopper();
  await becomeClara(customer, 'clara@bezahlt.example');
  await addProducts(customer, [{ productId: productId('spiral') }]);
  const { id, orderNumber } = await placeOrder(customer, (await getContext(customer)).customer);
  const line = { isCut: false, asked: 0 };
  const send: StoreApi['send'] = async (call) => {
    if (call.path === 'order') line.asked += 1;
    if (line.isCut) throw new StoreApiError(0, []);
    return customer.send(call);
  };
  const store = openPage({ path: '/checkout/success/:orderId/paid', Component }, `/checkout/success/${id}/paid`, {
    ...customer,
    send,
  });
  await act(() => store.set(refreshSessionAtom));
  const waits = 'Wir warten auf die Bestätigung Ihrer Zahlung';
  expect(await screen.findByText(waits)).toBeTruthy();
  line.isCut = true;
  const asked = line.asked;
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  await expect.poll(() => line.asked).toBe(asked + 1);
  expect(screen.getByText(waits)).toBeTruthy();
  expect(screen.getByText(`Bestellung ${orderNumber}`)).toBeTruthy();
  line.isCut = false;
  markPaid(shop.running.shop, lastTransaction(shop.running.shop, id)?.id ?? '', id);
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(await screen.findByText('Vielen Dank, Ihre Zahlung ist angekommen!')).toBeTruthy();
});
