import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { productId, seedAssortment } from '#shop/testing/serve-checkout.ts';
import { addProductsAtom, cartAtom } from '#features/cart/cart-atoms.ts';
import { loadTexts } from '#platform/i18n/texts.ts';
import { refreshSessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { listOrders } from '#store-api/checkout/orders.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { becomeClara } from '#testing/account-visitor.ts';
import { openPage } from '#testing/open-page.tsx';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import * as checkoutPage from '../checkout.tsx';

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop();
  seedAssortment(shop.running.shop);
});
afterAll(() => shop.stop());
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  setStock(2);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Somebody else bought the rest of it. */
const setStock = (pieces: number): void => {
  const write = shop.running.shop.database.prepare('UPDATE product SET stock = ?, available_stock = ? WHERE id = ?');
  write.run(pieces, pieces, productId('einzel'));
};

const words = {
  'de-DE': {
    terms: /^Ich habe die AGB/,
    order: 'Zahlungspflichtig bestellen',
    soldOut: '„einzel“ ist ausverkauft. Wir haben den Artikel aus dem Warenkorb genommen.',
    fewer: 'Von „einzel“ sind höchstens 1 Stück möglich.',
    nothingOrdered:
      'Ihr Warenkorb hat sich inzwischen geändert. Es wurde nichts bestellt. Bitte prüfen Sie Artikel und Gesamtsumme noch einmal.',
  },
  'en-GB': {
    terms: /^I have read the terms/,
    order: 'Order with obligation to pay',
    soldOut: '“einzel” is sold out. We have taken it out of your cart.',
    fewer: 'No more than 1 of “einzel” can be ordered.',
    nothingOrdered:
      'Your cart has changed in the meantime. Nothing has been ordered. Please check the items and the total again.',
  },
  'pl-PL': {
    terms: /^Zapoznałem/,
    order: 'Zamawiam z obowiązkiem zapłaty',
    soldOut: 'Produkt „einzel” został wyprzedany. Usunęliśmy go z koszyka.',
    fewer: 'Produktu „einzel” można zamówić najwyżej 1 szt.',
    nothingOrdered:
      'Koszyk w międzyczasie się zmienił. Nic nie zostało zamówione. Proszę ponownie sprawdzić produkty i sumę.',
  },
} as const;

type Locale = keyof typeof words;
const locales: readonly Locale[] = ['de-DE', 'en-GB', 'pl-PL'];

let visitors = 0;

/** The checkout of a customer with two of each article, the terms ticked, in one language. */
async function readyToOrder(locale: Locale, names: readonly string[], api: StoreApi) {
  visitors += 1;
  await becomeClara(api, `clara@ausverkauft-${visitors}.example`);
  const store = openPage({ children: [{ path: '/checkout', ...checkoutPage }] }, '/checkout', api);
  const texts = store.get(shellAtom)?.texts;
  texts?.load(locale, {});
  await act(async () => {
    texts?.activate(locale);
    if (texts) await loadTexts(texts, ['shell', 'checkout', 'account']);
  });
  await act(() => store.set(refreshSessionAtom));
  const products = names.map((name) => ({ productId: productId(name), id: name, quantity: 2 }));
  await act(() => store.set(addProductsAtom, products));
  const box = await screen.findByLabelText<HTMLInputElement>(words[locale].terms);
  fireEvent.click(box);
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: words[locale].order });
  await untilPressable(button);
  const lines = () => store.get(cartAtom)?.lineItems.map(({ id, quantity }) => `${quantity} ${id}`);
  return { box, button, lines };
}

/** A busy button, while prices are on their way, does nothing. */
const untilPressable = (button: HTMLButtonElement) =>
  waitFor(() => expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([false, null]));

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test.each(locales)(
  'sold out meanwhile: the page names the article and says that nothing is ordered; cart and form stay: %s',
  async (locale) => {
    const api = shop.newShopper();
    const { box, button, lines } = await readyToOrder(locale, ['spiral', 'einzel'], api);
    setStock(0);
    fireEvent.click(button);
    await waitFor(() => expect(alerts()).toEqual([words[locale].soldOut, words[locale].nothingOrdered]));
    expect((await listOrders(api)).total).toBe(0);
    expect(lines()).toEqual(['2 spiral']);
    expect(box.isConnected && box.checked).toBe(true);
    // Whoever agrees to what is left presses once more.
    await untilPressable(button);
    fireEvent.click(button);
    await waitFor(async () => expect((await listOrders(api)).total).toBe(1));
  },
);

test.each(locales)('only some are left meanwhile: how many, and that nothing is ordered: %s', async (locale) => {
  const api = shop.newShopper();
  const { box, button, lines } = await readyToOrder(locale, ['spiral', 'einzel'], api);
  setStock(1);
  fireEvent.click(button);
  await screen.findByText(words[locale].fewer);
  await screen.findByText(words[locale].nothingOrdered);
  expect((await listOrders(api)).total).toBe(0);
  expect(lines()).toEqual(['2 spiral', '1 einzel']);
  expect(box.isConnected && box.checked).toBe(true);
});

test.each(locales)('the only article is sold out meanwhile: why the cart is empty now: %s', async (locale) => {
  const api = shop.newShopper();
  const { button, lines } = await readyToOrder(locale, ['einzel'], api);
  setStock(0);
  fireEvent.click(button);
  await waitFor(() => expect(alerts()).toEqual([words[locale].soldOut, words[locale].nothingOrdered]));
  expect((await listOrders(api)).total).toBe(0);
  expect(lines()).toEqual([]);
});

test('sold out between the last look at the cart and the order: the same words, and nothing is ordered', async () => {
  const api = shop.newShopper();
  const send: StoreApi['send'] = (call) => {
    if (call.path === 'checkout/order') setStock(0);
    return api.send(call);
  };
  const { box, button, lines } = await readyToOrder('de-DE', ['spiral', 'einzel'], { ...api, send });
  fireEvent.click(button);
  await waitFor(() => expect(alerts()).toEqual([words['de-DE'].soldOut, words['de-DE'].nothingOrdered]));
  expect((await listOrders(api)).total).toBe(0);
  expect(lines()).toEqual(['2 spiral']);
  expect(box.isConnected && box.checked).toBe(true);
});
