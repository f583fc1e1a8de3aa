import { act, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refreshSessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { productId, seedAssortment } from '#shop/testing/serve-checkout.ts';
import { addProducts } from '#store-api/checkout/cart.ts';
import { placeOrder } from '#store-api/checkout/checkout.ts';
import { getContext } from '#store-api/context.ts';
import { becomeClara } from '#testing/account-visitor.ts';
import { inGerman } from '#testing/in-german.tsx';
import { heldLine } from '#testing/held-line.ts';
import { renderUi } from '#testing/render-ui.tsx';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { LoadedOrders } from './loaded-orders.tsx';

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop();
  seedAssortment(shop.running.shop);
});
afterAll(() => shop.stop());

it('who goes on to the next page of orders before the one before has come is not led back by it', async () => {
  const customer = shop.newShopper();
  await becomeClara(customer, 'clara@seiten.example');
  const numbers: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    await addProducts(customer, [{ productId: productId('spiral') }]);
    numbers.push((await placeOrder(customer, (await getContext(customer)).customer)).orderNumber);
  }
  const [older = '', newer = ''] = numbers;
  const { api, holdAnswer } = heldLine(customer);
  const store = createStore();
  store.set(shellAtom, testShell(api, store));
  await store.set(refreshSessionAtom);
  const first = holdAnswer(({ path }) => path === 'order');
  const page = (number: number) =>
    inGerman(
      <LoadedOrders page={number} limit={1} level={2}>
        {({ orders }) => <p>{orders.map(({ orderNumber }) => orderNumber).join(' ')}</p>}
      </LoadedOrders>,
      store,
    );
  const { rerender } = renderUi(page(1));
  await first.isHeld;
  rerender(page(2));
  expect(await screen.findByText(older)).toBeTruthy();
  await act(async () => first.letGo());
  expect(screen.queryByText(newer)).toBeNull();
  expect(screen.getByText(older)).toBeTruthy();
});
