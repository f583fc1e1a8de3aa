import { act, fireEvent, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshSessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { ShellProvider } from '#platform/session/shell.ts';
import { searchProducts } from '#store-api/catalogue/product-search.ts';
import { addToWishlist, removeFromWishlist } from '#store-api/catalogue/wishlist-changes.ts';
import { getWishlist } from '#store-api/catalogue/wishlist.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { registeredShopper } from '#testing/account-visitor.ts';
import { inGerman } from '#testing/in-german.tsx';
import { heldLine } from '#testing/held-line.ts';
import { renderUi } from '#testing/render-ui.tsx';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { laterWishlist } from './later-wishlist.ts';
import { wishlistReloadsAtom } from './later-wishes-atom.ts';
import { WishlistToggle } from './wishlist-toggle.tsx';
import { WishlistView } from './wishlist-view.tsx';
import { loadWishlistAtom, wishlistIdsAtom } from './wishlist-atoms.ts';

interface Product {
  readonly id: string;
  readonly name: string;
}

let shop: DemoShop;
let products: readonly Product[];
beforeAll(async () => {
  shop = await startDemoShop();
  products = (await searchProducts(shop.api, 'Bach')).elements;
});
afterAll(() => shop.stop());

const nobody = { id: '', name: '' };

/** A tab of a customer with one product on the list, and whatever the shop says of it perhaps late. */
async function openTab() {
  const [own = nobody, wished = nobody] = products;
  const customer = await registeredShopper(shop);
  await addToWishlist(customer, own.id);
  const { api, holdAnswer } = heldLine(customer);
  const store = createStore();
  const shell = testShell(api, store);
  store.set(shellAtom, shell);
  await store.set(refreshSessionAtom);
  const heartOf = ({ id, name }: Product): HTMLElement => {
    renderUi(inGerman(<WishlistToggle product={{ id, name }} />, store));
    return screen.getByRole('button', { name: `${name} merken` });
  };
  const holdList = () => holdAnswer(({ path }) => path === 'customer/wishlist');
  return { api, store, shell, own, wished, holdList, heartOf };
}

const atShop = async (api: StoreApi) => (await getWishlist(api)).map(({ id }) => id).toReversed();
const isPressed = (heart: HTMLElement) => heart.getAttribute('aria-pressed');

describe('a list that was read before a change and comes after its answer', () => {
  it('does not empty a heart that was pressed as soon as the page could be used', async () => {
    const { api, store, own, wished, holdList, heartOf } = await openTab();
    const { isHeld, letGo } = holdList();
    const heart = heartOf(wished);
    await isHeld;
    fireEvent.click(heart);
    await expect.poll(() => atShop(api)).toEqual([own.id, wished.id]);
    await expect.poll(() => isPressed(heart)).toBe('true');
    letGo();
    await expect.poll(() => store.get(wishlistIdsAtom)).toEqual([own.id, wished.id]);
    expect(isPressed(heart)).toBe('true');
  });

  it('does not fill a heart again that was emptied meanwhile; one that is read later says what became of it', async () => {
    const { api, store, own, wished, holdList, heartOf } = await openTab();
    await store.set(loadWishlistAtom, 'customer');
    const heart = heartOf(own);
    const { isHeld, letGo } = holdList();
    const reload = [...laterWishlist.kinds.values()][0]?.reload;
    const reading = reload && store.set(reload);
    await isHeld;
    fireEvent.click(heart);
    await expect.poll(() => atShop(api)).toEqual([]);
    letGo();
    await reading;
    await expect.poll(() => isPressed(heart)).toBe('false');
    expect(store.get(wishlistIdsAtom)).toEqual([]);
    await addToWishlist(api, own.id);
    await addToWishlist(api, wished.id);
    await (reload && store.set(reload));
    expect(store.get(wishlistIdsAtom)).toEqual([own.id, wished.id]);
    await removeFromWishlist(api, own.id);
    await (reload && store.set(reload));
    expect(store.get(wishlistIdsAtom)).toEqual([wished.id]);
    await expect.poll(() => isPressed(heart)).toBe('false');
  });

  it('takes nothing from the page of the list that came on it meanwhile', async () => {
    const { api, store, shell, own, wished, holdList } = await openTab();
    await store.set(loadWishlistAtom, 'customer');
    const view = <WishlistView drawProduct={({ name }) => <h2>{name}</h2>} />;
    renderUi(inGerman(<ShellProvider value={shell}>{view}</ShellProvider>, store));
    expect(await screen.findByRole('heading', { name: own.name })).toBeTruthy();
    const { isHeld, letGo } = holdList();
    store.set(wishlistReloadsAtom, (count) => count + 1);
    await isHeld;
    await addToWishlist(api, wished.id);
    const reload = [...laterWishlist.kinds.values()][0]?.reload;
    await (reload && store.set(reload));
    expect(await screen.findByRole('heading', { name: wished.name })).toBeTruthy();
    await act(async () => letGo());
    expect(screen.getByRole('heading', { name: wished.name })).toBeTruthy();
  });
});
