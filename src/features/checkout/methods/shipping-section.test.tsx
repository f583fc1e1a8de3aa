import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createStore, useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addProductsAtom,
  cartAtom,
  changeLinesAtom,
  forgetCartAtom,
  refreshCartAtom,
} from '#features/cart/cart-atoms.ts';
import { askAgainMs } from '#platform/connectivity/connectivity-atom.ts';
import { refreshSessionAtom, sessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { ShellProvider } from '#platform/session/shell.ts';
import { listProductsByNumber } from '#store-api/catalogue/product-list.ts';
import { patchContext } from '#store-api/context.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { eventually } from '#testing/eventually.ts';
import { inGerman } from '#testing/in-german.tsx';
import { renderUi } from '#testing/render-ui.tsx';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { CartSummary } from '../cart-summary.tsx';
import { forgetCheckoutAtom } from '../forget-checkout.ts';
import { chooseCountryAtom } from './method-atoms.ts';
import { ShippingSection } from './shipping-section.tsx';

let shop: DemoShop;
let api: StoreApi;
let store: ReturnType<typeof createStore>;
/** Ways to ship this shopper's session was told to use, in order. */
let told: string[];
/** How often the cart was asked for. */
let cartsAsked: number;
/** How many questions get no answer from now on, by what is asked for. */
let unanswered: Record<string, number>;
beforeAll(async () => {
  shop = await startDemoShop();
});
afterAll(() => shop.stop());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A page of this browser, new or loaded again. */
async function openPage(): Promise<void> {
  store = createStore();
  store.set(shellAtom, testShell(api, store));
  await store.set(refreshSessionAtom);
}

beforeEach(async () => {
  told = [];
  cartsAsked = 0;
  unanswered = {};
  let token: string | undefined;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'PATCH' && request.url.endsWith('/context')) told.push(await request.clone().text());
    if (request.method === 'GET' && request.url.endsWith('/checkout/cart')) cartsAsked += 1;
    const asked = request.url.split('/').at(-1) ?? '';
    unanswered[asked] = (unanswered[asked] ?? 0) - 1;
    if (unanswered[asked] >= 0) throw new TypeError('fetch failed');
    return shop.fetch(request);
  };
  api = shop.connect({ fetch, token: { read: () => token, write: (value: string) => void (token = value) } });
  await openPage();
  await store.set(forgetCartAtom);
  await store.set(forgetCheckoutAtom);
});

const booklet = {
  id: 'job1',
  role: 'lead',
  title: 'Chorheft Advent',
  spec: { copies: 1, pages: 24, format: 'A4', paper: '90i', sides: 'duplex', colour: 'black', binding: 'stapled' },
  files: [{ path: 'uploads/f/u/advent.pdf', name: 'advent.pdf', size: 12_000, pages: 24 }],
  lineIds: ['print', 'paper'],
};

/** A stapled booklet of 24 pages: some 100 g for each copy. */
async function putBookletIntoCart(copies = 1): Promise<void> {
  const [print] = await listProductsByNumber(api, ['PRINT-SW-A4']);
  const [paper] = await listProductsByNumber(api, ['PAPER-A4-90i']);
  await store.set(addProductsAtom, [
    { productId: print?.id ?? '', id: 'print', quantity: 24 * copies, payload: { printJob: booklet } },
    {
      productId: paper?.id ?? '',
      id: 'paper',
      quantity: 12 * copies,
      payload: { printJob: { id: 'job1', role: 'paper' } },
    },
  ]);
}

function Summary(): ReactElement | null {
  const cart = useAtomValue(cartAtom);
  return cart && <CartSummary cart={cart} readOnly={false} />;
}

const show = (part: ReactElement) =>
  renderUi(inGerman(<ShellProvider value={testShell(api, store)}>{part}</ShellProvider>, store));
const showCart = () => show(<Summary />);
const showCheckout = () =>
  show(
    <>
      <Summary />
      <ShippingSection number={2} waiting={false} />
    </>,
  );

const way = (name: string) => screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });
/** The words of a way to ship. */
const card = async (name: string): Promise<string> => (await way(name)).closest('label')?.textContent ?? '';
/** Waits until the sums say what shipping costs, for good. */
const shippingIs = (words: RegExp): Promise<void> =>
  waitFor(() => {
    expect(document.querySelector('dl')?.textContent).toMatch(words);
    expect(document.querySelector('[data-unpriced]')).toBeNull();
  });

describe('shipping', () => {
  it('goes the cheapest way by itself: a booklet as a letter for 2,20 €, told to the shop once', async () => {
    await putBookletIntoCart();
    showCart();
    await shippingIs(/Versand, geschätzt \(Brief\)2,20\s€/);
    expect(told).toHaveLength(1);
  });

  it('is asked for again where it could not be had, although the shop answers, and so are its countries', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    vi.spyOn(console, 'error').mockReturnValue();
    unanswered = { 'shipping-method': 2, country: 1 };
    await putBookletIntoCart();
    showCart();
    const isThere = async (): Promise<void> => {
      await act(() => vi.advanceTimersByTimeAsync(askAgainMs));
      expect(unanswered['shipping-method']).toBeLessThan(0);
      expect(screen.queryByLabelText('Lieferland')).not.toBeNull();
    };
    await eventually(isThere);
    vi.useRealTimers();
    await shippingIs(/Versand, geschätzt \(Brief\)2,20\s€/);
  });

  it('asks for the cart once where a page opens with it, and once more only where it goes another way then', async () => {
    await putBookletIntoCart();
    const openings: number[] = [];
    for (let opening = 0; opening < 2; opening += 1) {
      cleanup();
      cartsAsked = 0;
      await openPage();
      await store.set(refreshCartAtom);
      showCart();
      await shippingIs(/Versand, geschätzt \(Brief\)2,20\s€/);
      openings.push(cartsAsked);
    }
    expect(openings).toEqual([2, 1]);
  });

  it('says of each way what it costs, also of those not chosen', async () => {
    await putBookletIntoCart();
    showCheckout();
    await shippingIs(/\(Brief\)2,20\s€/);
    expect((await way('Brief')).checked).toBe(true);
    expect(await card('Brief')).toMatch(/2,20\s€/);
    expect(await card('Paket')).toMatch(/5,49\s€/);
    expect(await card('Express')).toMatch(/12,90\s€/);
  });

  it('says of each way when it arrives: a print job on the same days by all, and no other day beside them', async () => {
    await putBookletIntoCart();
    showCheckout();
    const days = async (name: string) => /Voraussichtlich bei Ihnen: ([^·]+)/.exec(await card(name))?.[1]?.trim();
    const expected = await days('Express');
    expect(expected).toMatch(/^\p{L}{2}\., \d+\..*\p{L}{2}\., \d+\. \p{L}+$/u);
    expect([await days('Brief'), await days('Paket')]).toEqual([expected, expected]);
    expect(await card('Express')).not.toMatch(/Werktag|Tage/);
    expect((document.body.textContent ?? '').split(expected ?? '')).toHaveLength(5);
  });

  it('stays as chosen by hand, whatever the cart becomes, as long as it is possible', async () => {
    await putBookletIntoCart();
    showCheckout();
    fireEvent.click(await way('Express'));
    await shippingIs(/\(Express\)12,90\s€/);
    await store.set(changeLinesAtom, [{ id: 'paper', quantity: 24 }]);
    await shippingIs(/\(Express\)12,90\s€/);
    expect((await way('Express')).checked).toBe(true);
    expect(told.at(-1)).toContain(store.get(sessionAtom)?.shippingMethod.id);
    expect(store.get(cartAtom)?.deliveries[0]?.shippingMethod?.name).toBe('Express');
  });

  it('says what is missing until it is free, and nothing of that once a way is chosen that never is', async () => {
    await putBookletIntoCart();
    showCheckout();
    await shippingIs(/\(Brief\)2,20\s€/);
    const goods = store.get(cartAtom)?.price.positionPrice ?? 0;
    const missing = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(60 - goods);
    const [note] = await screen.findAllByText(/bis zum kostenlosen Versand/);
    expect(note?.textContent).toBe(`Noch ${missing} bis zum kostenlosen Versand`);
    fireEvent.click(await way('Express'));
    await shippingIs(/\(Express\)12,90\s€/);
    expect(screen.queryByText(/bis zum kostenlosen Versand/)).toBeNull();
  });

  it('is still what was chosen by hand after a reload, also when the session has lost it', async () => {
    await putBookletIntoCart();
    showCheckout();
    fireEvent.click(await way('Paket'));
    await shippingIs(/\(Paket\)5,49\s€/);
    cleanup();
    const letter = shop.database
      .prepare(`SELECT id FROM shipping_method WHERE technical_name = 'shipping_letter'`)
      .get();
    await patchContext(api, { shippingMethodId: String(letter?.['id']) });
    await openPage();
    await store.set(refreshCartAtom);
    showCart();
    await shippingIs(/\(Paket\)5,49\s€/);
    expect(store.get(cartAtom)?.deliveries[0]?.shippingMethod?.name).toBe('Paket');
  });

  it('says so when what was chosen by hand is not possible any more, and goes the cheapest way then', async () => {
    await putBookletIntoCart();
    showCheckout();
    fireEvent.click(await way('Express'));
    await shippingIs(/\(Express\)12,90\s€/);
    const poland = shop.database.prepare(`SELECT id FROM country WHERE iso = 'PL'`).get()?.['id'];
    await store.set(chooseCountryAtom, String(poland));
    expect((await screen.findAllByText(/nicht mehr möglich. Jetzt gilt „Paket“/)).length).toBeGreaterThan(0);
    await shippingIs(/\(Paket\)13,49\s€/);
    expect(screen.queryByLabelText('Express')).toBeNull();
  });
});
