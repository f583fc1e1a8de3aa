import { createStore as createRecords, get, set } from 'idb-keyval';
import type { ReactElement } from 'react';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { productId, seedAssortment } from '#shop/testing/serve-checkout.ts';
import { shellAtom } from '#platform/session/session-atoms.ts';
import { ShellProvider } from '#platform/session/shell.ts';
import { addProducts, getCart } from '#store-api/checkout/cart.ts';
import { answerOfCart } from '#store-api/checkout/cart-answer.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { eventually } from '#testing/eventually.ts';
import { holdUpRecords } from '#testing/browser/hold-up-records.ts';
import { inGerman } from '#testing/in-german.tsx';
import { renderUi } from '#testing/render-ui.tsx';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { MiniCart } from './beside-page/mini-cart.tsx';
import { cartAtom, refreshCartAtom } from './cart-atoms.ts';
import { CartSkeleton } from './cart-skeleton.tsx';

const records = createRecords('notenfalz', 'state');
const note = /antwortet gerade langsam/;

let shop: StartedShop;
let clock: ReturnType<typeof setInterval>;
beforeAll(async () => {
  shop = await startShop();
  seedAssortment(shop.running.shop);
});
afterAll(() => shop.stop());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  clock = setInterval(() => vi.advanceTimersByTime(200), 10);
});
afterEach(() => {
  clearInterval(clock);
  vi.useRealTimers();
  cleanup();
});

function visit(api: StoreApi) {
  const store = createStore();
  const shell = testShell(api, store);
  store.set(shellAtom, shell);
  const show = (part: ReactElement): void => {
    renderUi(inGerman(<ShellProvider value={shell}>{part}</ShellProvider>, store));
  };
  return { store, show };
}

/** Lets go of the records at the end of the test at the latest. */
async function held(): Promise<() => void> {
  const goOn = await holdUpRecords();
  onTestFinished(goOn);
  return goOn;
}

/** A cart of the last visit, in this browser and with the shop. */
async function rememberedCart(quantity: number): Promise<StoreApi> {
  const api = shop.newShopper();
  await getCart(api);
  const cart = await addProducts(api, [{ productId: productId('spiral'), quantity }]);
  await set('cart', { version: 2, value: answerOfCart(cart) }, records);
  return api;
}

test.each([
  ['beside the page', () => <MiniCart onClosed={() => undefined} />],
  ['on its page', () => <CartSkeleton />],
])('a cart %s that cannot be read says so, and is not called empty', async (_where, draw) => {
  const api = await rememberedCart(2);
  const goOn = await held();
  const { store, show } = visit({ ...api, send: () => new Promise(() => undefined) });
  show(draw());
  expect(await screen.findByText(note)).toBeTruthy();
  expect(screen.queryByText(/leer|Noch nichts darin/)).toBeNull();
  goOn();
  await waitFor(() => expect(screen.queryByText(note)).toBeNull());
  expect(store.get(cartAtom)?.lineItems.map(({ quantity }) => quantity)).toEqual([2]);
});

test('the shop is asked for the cart meanwhile, and what it says is not replaced by what was kept before', async () => {
  const api = await rememberedCart(2);
  await addProducts(api, [{ productId: productId('spiral'), quantity: 1 }]);
  const goOn = await held();
  const { store, show } = visit(api);
  const seen = new Set<number | undefined>();
  show(<MiniCart onClosed={() => undefined} />);
  await store.set(refreshCartAtom);
  store.sub(cartAtom, () => seen.add(store.get(cartAtom)?.lineItems[0]?.quantity));
  expect(await screen.findByText('Menge: 3')).toBeTruthy();
  expect(screen.queryByText(note)).toBeNull();
  goOn();
  await eventually(async () => expect(JSON.stringify(await get('cart', records))).toContain('"quantity":3'));
  expect([...seen].filter((quantity) => quantity !== 3)).toEqual([]);
});
