import { fireEvent, screen, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isAnsweringAtom } from '#platform/connectivity/connectivity-atom.ts';
import { followIntentsAtom } from '#platform/intents/follow-intents.ts';
import { forgetCustomersIntentsAtom, intentsAtom } from '#platform/intents/intent-atoms.ts';
import { hasIntents } from '#platform/intents/intent-records.ts';
import { loggedInIdAtom, refreshSessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { ShellProvider } from '#platform/session/shell.ts';
import { searchProducts } from '#store-api/catalogue/product-search.ts';
import { addToWishlist } from '#store-api/catalogue/wishlist-changes.ts';
import { getWishlist } from '#store-api/catalogue/wishlist.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { inGerman } from '#testing/in-german.tsx';
import { registeredShopper } from '#testing/account-visitor.ts';
import { renderUi } from '#testing/render-ui.tsx';
import { shakyLine } from '#testing/shaky-line.ts';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { letChangesWait } from '#testing/waiting-changes.ts';
import { laterWishlist } from './later-wishlist.ts';
import { WishlistToggle } from './wishlist-toggle.tsx';
import { WishlistView } from './wishlist-view.tsx';
import { toggleWishlistAtom } from './change-wishlist.ts';
import { loadWishlistAtom, wishlistIdsAtom, wishlistKnownAtom } from './wishlist-atoms.ts';

letChangesWait();

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
afterEach(() => localStorage.clear());

/** A tab of the customer's browser, and what lies between it and the shop. */
async function openTab(api: StoreApi, isListKnown = true) {
  const store = createStore();
  const { line, cut, mend, ...shaky } = shakyLine(api, store);
  store.set(shellAtom, testShell(shaky.api, store));
  await store.set(refreshSessionAtom);
  if (isListKnown) await store.set(loadWishlistAtom, 'customer');
  store.set(laterWishlist.showAtom);
  store.set(followIntentsAtom, laterWishlist.kinds);
  return { store, line, cut, mend };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

const nobody = { id: '', name: '' };
const someProducts = () => [products[0] ?? nobody, products[1] ?? nobody, products[2] ?? nobody] as const;
const atShop = async (api: StoreApi) => (await getWishlist(api)).map(({ id }) => id).toReversed();
async function untilDone({ store }: Tab): Promise<void> {
  await expect.poll(() => store.get(intentsAtom)).toEqual([]);
}

describe('while the shop cannot be reached, the wishlist of a customer', () => {
  it('takes a product, shows it as waiting, keeps what is on it readable, and loses nothing others add meanwhile', async () => {
    const api = await registeredShopper(shop);
    const [own, wished, elsewhere] = someProducts();
    await addToWishlist(api, own.id);
    const tab = await openTab(api);
    tab.cut();
    renderUi(inGerman(<WishlistToggle product={wished} />, tab.store));
    const heart = screen.getByRole('button', { name: `${wished.name} merken` });
    fireEvent.click(heart);
    await expect.poll(() => heart.hasAttribute('data-waiting')).toBe(true);
    expect(heart.getAttribute('aria-pressed')).toBe('true');
    expect(tab.store.get(wishlistIdsAtom)).toEqual([own.id, wished.id]);
    await addToWishlist(api, elsewhere.id);
    tab.mend();
    await untilDone(tab);
    expect(new Set(await atShop(api))).toEqual(new Set([own.id, wished.id, elsewhere.id]));
    expect(new Set(tab.store.get(wishlistIdsAtom))).toEqual(new Set([own.id, wished.id, elsewhere.id]));
    expect(await hasIntents()).toBe(false);
  });

  it('shows what waits on its page, where it can be taken back', async () => {
    const api = await registeredShopper(shop);
    const [own, wished] = someProducts();
    await addToWishlist(api, own.id);
    const tab = await openTab(api);
    const view = <WishlistView drawProduct={({ name }) => <h2>{name}</h2>} />;
    renderUi(inGerman(<ShellProvider value={testShell(api, tab.store)}>{view}</ShellProvider>, tab.store));
    expect(await screen.findByRole('heading', { name: own.name })).toBeTruthy();
    tab.cut();
    await tab.store.set(toggleWishlistAtom, wished);
    const list = await screen.findByRole('list', { name: 'Vorgemerkte Änderungen' });
    expect(within(list).getByRole('listitem').textContent).toContain(`„${wished.name}“ kommt auf die Merkliste`);
    expect(screen.getByRole('heading', { name: own.name })).toBeTruthy();
    fireEvent.click(within(list).getByRole('button', { name: /Vormerkung zurücknehmen/ }));
    await untilDone(tab);
    expect(tab.store.get(wishlistIdsAtom)).toEqual([own.id]);
    tab.mend();
    expect(await atShop(api)).toEqual([own.id]);
  });

  it('gives a product up, and the last of several wishes counts', async () => {
    const api = await registeredShopper(shop);
    const [own] = someProducts();
    await addToWishlist(api, own.id);
    const tab = await openTab(api);
    tab.cut();
    for (const shown of [[], [own.id], []]) {
      await tab.store.set(toggleWishlistAtom, own);
      expect(tab.store.get(wishlistIdsAtom)).toEqual(shown);
    }
    expect(tab.store.get(intentsAtom)).toHaveLength(1);
    tab.mend();
    await untilDone(tab);
    expect(await atShop(api)).toEqual([]);
  });

  it('that nobody has read yet is not taken for the one product that was put on it', async () => {
    const api = await registeredShopper(shop);
    const [own, wished] = someProducts();
    await addToWishlist(api, own.id);
    const tab = await openTab(api, false);
    tab.cut();
    await tab.store.set(toggleWishlistAtom, wished);
    expect(tab.store.get(wishlistKnownAtom)).toBe(false);
    expect(tab.store.get(wishlistIdsAtom)).toEqual([wished.id]);
    tab.mend();
    await untilDone(tab);
    await tab.store.set(loadWishlistAtom, 'customer');
    expect(new Set(tab.store.get(wishlistIdsAtom))).toEqual(new Set([own.id, wished.id]));
  });

  it('has a product once when the answer of the shop was lost', async () => {
    const api = await registeredShopper(shop);
    const [wished] = someProducts();
    const tab = await openTab(api);
    tab.line.isAnswerLost = true;
    await tab.store.set(toggleWishlistAtom, wished);
    expect(tab.store.get(wishlistIdsAtom)).toEqual([wished.id]);
    tab.store.set(isAnsweringAtom, false);
    tab.mend();
    await untilDone(tab);
    expect(await atShop(api)).toEqual([wished.id]);
  });

  it('tells of a product that is not to be had any more', async () => {
    const tab = await openTab(await registeredShopper(shop));
    tab.cut();
    await tab.store.set(toggleWishlistAtom, { id: '0'.repeat(32), name: 'Verlorenes Lied' });
    tab.mend();
    await expect.poll(() => tab.store.get(intentsAtom)).toMatchObject([{ problem: 'gone' }]);
    expect(tab.store.get(wishlistIdsAtom)).toEqual([]);
  });

  it('is sent by the next visit of this customer, and by nobody else; it goes when they log out', async () => {
    const api = await registeredShopper(shop);
    const [wished, second] = someProducts();
    const tab = await openTab(api);
    tab.cut();
    await tab.store.set(toggleWishlistAtom, wished);
    const other = await registeredShopper(shop);
    const somebody = await openTab(other);
    expect(somebody.store.get(intentsAtom)).toEqual([]);
    expect(await atShop(other)).toEqual([]);
    await openTab(api);
    await expect.poll(() => atShop(api)).toEqual([wished.id]);
    await expect.poll(hasIntents).toBe(false);
    await tab.store.set(toggleWishlistAtom, second);
    await tab.store.set(forgetCustomersIntentsAtom, tab.store.get(loggedInIdAtom));
    expect(await hasIntents()).toBe(false);
  });
});
