import { fireEvent, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { followIntentsAtom } from '#platform/intents/follow-intents.ts';
import { notificationsAtom } from '#platform/notifications/notification-atoms.ts';
import { contextToken } from '#platform/session/context-token.ts';
import { refreshSessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { ShellProvider } from '#platform/session/shell.ts';
import { searchProducts } from '#store-api/catalogue/product-search.ts';
import { addToWishlist } from '#store-api/catalogue/wishlist-changes.ts';
import { getWishlist } from '#store-api/catalogue/wishlist.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { becomeClara, registeredShopper } from '#testing/account-visitor.ts';
import { inGerman } from '#testing/in-german.tsx';
import { renderUi } from '#testing/render-ui.tsx';
import { shakyLine } from '#testing/shaky-line.ts';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { letChangesWait } from '#testing/waiting-changes.ts';
import { readGuestWishlist } from './guest-wishlist.ts';
import { laterWishlist } from './later-wishlist.ts';
import { wishlistIdsAtom } from './wishlist-atoms.ts';
import { WishlistToggle } from './wishlist-toggle.tsx';
import { WishlistView } from './wishlist-view.tsx';

letChangesWait();

let shop: DemoShop;
let piece: { readonly id: string; readonly name: string };
beforeAll(async () => {
  shop = await startDemoShop();
  const [found] = (await searchProducts(shop.api, 'Bach')).elements;
  piece = found ?? { id: '', name: '' };
});
afterAll(() => shop.stop());
beforeEach(() => contextToken.forget());
afterEach(() => localStorage.clear());

/** A page of this browser, with a heart and the wishlist on it, and what lies between it and the shop. */
function openPage(api: StoreApi) {
  const store = createStore();
  const line = shakyLine(api, store);
  const shell = testShell(line.api, store);
  store.set(shellAtom, shell);
  store.set(laterWishlist.showAtom);
  store.set(followIntentsAtom, laterWishlist.kinds);
  const show = (): void => {
    renderUi(
      inGerman(
        <ShellProvider value={shell}>
          <WishlistToggle product={piece} />
          <WishlistView drawProduct={({ name }) => <h2>{name}</h2>} />
        </ShellProvider>,
        store,
      ),
    );
  };
  return { store, show, ...line };
}

const heart = (): HTMLElement => screen.getByRole('button', { name: `${piece.name} merken` });
const isPressed = (): string | null => heart().getAttribute('aria-pressed');

test('a customer’s list that could not be had is called neither empty nor without a product, and comes when the shop does', async () => {
  const api = await registeredShopper(shop);
  await addToWishlist(api, piece.id);
  const page = openPage(api);
  await page.store.set(refreshSessionAtom);
  page.cut();
  page.show();
  expect(await screen.findByText('Ihre Merkliste lässt sich gerade nicht abrufen')).toBeTruthy();
  expect(isPressed()).toBeNull();
  expect(screen.queryByText(/noch leer/)).toBeNull();
  page.mend();
  await expect.poll(isPressed).toBe('true');
  expect(screen.queryByText('Ihre Merkliste lässt sich gerade nicht abrufen')).toBeNull();
});

test('a heart that is pressed while nobody knows whose session it is says where the product lies, and it comes to the customer’s list', async () => {
  const api = shop.connect({ token: contextToken });
  await becomeClara(api, `clara-${Math.random()}@merkt.example`);
  const page = openPage(api);
  page.cut();
  await page.store.set(refreshSessionAtom);
  page.show();
  expect(await screen.findByText('Ob Sie angemeldet sind, weiß gerade nur der Shop')).toBeTruthy();
  expect(isPressed()).toBeNull();
  fireEvent.click(heart());
  await expect.poll(isPressed).toBe('true');
  // The heart is filled first.
  await expect
    .poll(() => page.store.get(notificationsAtom))
    .toMatchObject([{ message: expect.stringContaining('nur auf diesem Gerät gemerkt') }]);
  page.mend();
  await page.store.set(refreshSessionAtom);
  await expect.poll(async () => (await getWishlist(api)).map(({ id }) => id)).toEqual([piece.id]);
  await expect.poll(() => readGuestWishlist(localStorage)).toEqual([]);
  await expect.poll(isPressed).toBe('true');
});

test('a heart that is pressed before the shop has said whose session it is waits for that, and is the customer’s', async () => {
  const api = shop.connect({ token: contextToken });
  await becomeClara(api, `clara-${Math.random()}@eilt.example`);
  const page = openPage(api);
  page.show();
  fireEvent.click(heart());
  await expect.poll(async () => (await getWishlist(api)).map(({ id }) => id)).toEqual([piece.id]);
  expect(readGuestWishlist(localStorage)).toEqual([]);
});

test('a customer whom the shop does not confirm any more stays one: what is wished waits for the shop', async () => {
  const api = shop.connect({ token: contextToken });
  await becomeClara(api, `clara-${Math.random()}@bleibt.example`);
  const page = openPage(api);
  await page.store.set(refreshSessionAtom);
  page.show();
  await expect.poll(isPressed).toBe('false');
  page.cut();
  await page.store.set(refreshSessionAtom);
  fireEvent.click(heart());
  await expect.poll(() => heart().hasAttribute('data-waiting')).toBe(true);
  expect(readGuestWishlist(localStorage)).toEqual([]);
  expect(page.store.get(wishlistIdsAtom)).toEqual([piece.id]);
});
