import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { productId, seedAssortment } from '#shop/testing/serve-checkout.ts';
import { addProductsAtom, cartAtom, loadCartAtom } from '#features/cart/cart-atoms.ts';
import { checkoutDraftAtom } from '#features/checkout/contact/checkout-draft.ts';
import {
  choosePaymentMethodAtom,
  paymentMethodsAtom,
  shippingMethodsAtom,
} from '#features/checkout/methods/method-atoms.ts';
import { chooseShippingMethodAtom, shippingUnsettledAtom } from '#features/checkout/methods/shipping-offer-atoms.ts';
import { refreshSessionAtom, sessionAtom, sessionKindAtom } from '#platform/session/session-atoms.ts';
import { createAddress } from '#store-api/account/addresses.ts';
import { listOrders } from '#store-api/checkout/orders.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { followSession } from '../app/session/follow-session.ts';
import { becomeClara, clarasPassword, fillIn, press } from '#testing/account-visitor.ts';
import { openPage } from '#testing/open-page.tsx';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import * as checkoutPage from './checkout.tsx';

describe.each(['6.6', '6.7'] as const)('with a shop that speaks %s', (version) => {
  let shop: StartedShop;
  let stop = (): void => undefined;
  beforeAll(async () => {
    shop = await startShop(version);
    seedAssortment(shop.running.shop);
  });
  afterAll(() => shop.stop());
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
  afterEach(() => {
    stop();
    vi.restoreAllMocks();
  });

  const site = {
    children: [
      { path: '/checkout', ...checkoutPage },
      { path: '/checkout/success/:orderId', Component: () => <h1>Bestellt</h1> },
    ],
  };

  /** The checkout of a cart with two booklets. */
  async function open(api: StoreApi, address = '/checkout') {
    const store = openPage(site, address, api);
    stop = followSession({ store, loadAnew: async () => undefined });
    await act(() => store.set(refreshSessionAtom));
    await act(() => store.set(addProductsAtom, [{ productId: productId('spiral'), id: 'booklet', quantity: 2 }]));
    return store;
  }

  const lines = (store: Awaited<ReturnType<typeof open>>) =>
    store.get(cartAtom)?.lineItems.map(({ id, quantity }) => `${quantity} ${id}`);

  async function logInOverThePage(email?: string): Promise<void> {
    const dialog = await screen.findByRole('dialog');
    if (email !== undefined) fireEvent.change(within(dialog).getByLabelText('E-Mail'), { target: { value: email } });
    expect(within(dialog).getByLabelText<HTMLInputElement>('E-Mail').value).not.toBe('');
    fireEvent.change(within(dialog).getByLabelText('Passwort'), { target: { value: clarasPassword } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Anmelden' }));
  }

  const waysOf = (store: Awaited<ReturnType<typeof open>>) => [
    store.get(sessionAtom)?.paymentMethod.id,
    store.get(sessionAtom)?.shippingMethod.id,
  ];

  /** Chooses another way to pay and another one to ship than the page did by itself. */
  async function chooseOtherWays(store: Awaited<ReturnType<typeof open>>) {
    await waitFor(() =>
      expect([store.get(shippingUnsettledAtom), store.get(paymentMethodsAtom)?.length]).toEqual([
        false,
        expect.any(Number),
      ]),
    );
    const before = waysOf(store);
    const other = (methods: readonly { id: string }[] | null | undefined) =>
      methods?.find(({ id }) => !before.includes(id))?.id ?? '';
    await act(() => store.set(choosePaymentMethodAtom, other(store.get(paymentMethodsAtom))));
    await act(() => store.set(chooseShippingMethodAtom, other(store.get(shippingMethodsAtom))));
    const after = waysOf(store);
    expect(after.filter((id) => before.includes(id))).toEqual([]);
    return after;
  }

  const terms = () => screen.findByLabelText<HTMLInputElement>(/^Ich habe die AGB/);

  async function readyToOrder() {
    const box = await terms();
    fireEvent.click(box);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Zahlungspflichtig bestellen' });
    // A total that is just changing keeps it busy.
    await waitFor(() => expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([false, null]));
    return button;
  }

  test('who has an account logs in over the checkout; the cart stays, and the address is there', async () => {
    await becomeClara(shop.newShopper(), 'clara@kasse.example');
    const store = await open(shop.newShopper());
    fireEvent.click(await screen.findByRole('button', { name: 'Anmelden' }));
    await logInOverThePage('clara@kasse.example');
    expect(await screen.findByText('Rechnungs- und Lieferadresse')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([store.get(sessionKindAtom), lines(store)]).toEqual(['customer', ['2 booklet']]);
  });

  test('a customer chooses another address for this order, and writes a new one, with what was ticked still ticked', async () => {
    const api = shop.newShopper();
    const email = 'clara@adressen.example';
    await becomeClara(api, email);
    const store = await open(api);
    const countryId = store.get(sessionAtom)?.shippingCountryId ?? '';
    const hall = { firstName: 'Clara', lastName: 'Schumann', street: 'Saalweg 1', zipcode: '60311', city: 'Frankfurt' };
    const { id } = await createAddress(api, { ...hall, countryId });
    const box = await terms();
    fireEvent.click(box);
    fireEvent.click(await screen.findByRole('button', { name: 'Ändern: Kontakt und Adresse' }));
    fireEvent.click(
      await screen.findByRole('button', { name: /^Als Lieferadresse nehmen: Clara Schumann, Saalweg 1/ }),
    );
    await waitFor(() => expect(store.get(sessionAtom)?.customer?.activeShippingAddress?.id).toBe(id));
    expect(store.get(sessionAtom)?.customer?.defaultShippingAddressId).not.toBe(id);

    press('Neue Adresse');
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByLabelText('Ort');
    fillIn('Vorname', 'Robert');
    fillIn('Nachname', 'Schumann');
    fillIn('Straße und Hausnummer', 'Bilker Straße 15');
    fillIn('Postleitzahl', '40213');
    fillIn('Ort', 'Düsseldorf');
    press('Adresse speichern');
    // Who writes an address here wants the order to go there.
    await waitFor(() =>
      expect(store.get(sessionAtom)?.customer?.activeShippingAddress?.street).toBe('Bilker Straße 15'),
    );
    expect(store.get(sessionAtom)?.customer?.activeBillingAddress?.street).not.toBe('Bilker Straße 15');
    press('Weiter mit diesen Adressen');
    expect(await screen.findByText(/Bilker Straße 15/)).toBeDefined();
    expect(box.isConnected && box.checked).toBe(true);
  });

  test.each([
    ['knows the cart', 'known', 'UPDATE sales_channel_api_context SET customer_id = NULL'],
    ['has forgotten session and cart', 'lost', 'DELETE FROM sales_channel_api_context; DELETE FROM cart'],
  ])('a session that ended while ordering goes on after the login where the shop %s', async (_what, name, sql) => {
    const api = shop.newShopper();
    const email = `clara@${name}.example`;
    await becomeClara(api, email);
    const store = await open(api);
    const chosen = await chooseOtherWays(store);
    const button = await readyToOrder();
    const comment = screen.getByLabelText(/^Ihre Nachricht an uns/);
    fireEvent.change(comment, { target: { value: 'Bitte bis Samstag' } });
    shop.running.shop.database.exec(sql);
    fireEvent.click(button);
    await screen.findByRole('dialog', { name: 'Bitte melden Sie sich wieder an' });
    // Behind it the page stays as it was.
    expect(screen.getByText('Rechnungs- und Lieferadresse')).toBeDefined();
    expect((await terms()).checked).toBe(true);
    await logInOverThePage();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(lines(store)).toEqual(['2 booklet']));
    await waitFor(() => expect(waysOf(store)).toEqual(chosen));
    expect([(await terms()).checked, comment]).toMatchObject([true, { isConnected: true, value: 'Bitte bis Samstag' }]);
    expect(screen.queryByText(/Kontakt und Adresse noch einmal/)).toBeNull();
  });

  test('what was written to the shop outlives a reload, and what was deleted stays deleted', async () => {
    const api = shop.newShopper();
    await becomeClara(api, 'clara@nachricht.example');
    const store = await open(api);
    const write = async (text: string) =>
      fireEvent.change(await screen.findByLabelText(/^Ihre Nachricht an uns/), { target: { value: text } });
    const reopen = async () => {
      stop();
      cleanup();
      const store = openPage(site, '/checkout', api);
      await act(() => store.set(refreshSessionAtom));
      await act(() => store.set(loadCartAtom));
      return store;
    };
    const kept = () => screen.findByLabelText<HTMLTextAreaElement>(/^Ihre Nachricht an uns/);
    await write('Bitte bis Samstag');
    await waitFor(() => expect(store.get(checkoutDraftAtom).comment).toBe('Bitte bis Samstag'));
    const again = await reopen();
    await waitFor(async () => expect((await kept()).value).toBe('Bitte bis Samstag'));
    await write('');
    await waitFor(() => expect(again.get(checkoutDraftAtom).comment).toBe(''));
    expect((await kept()).value).toBe('');
  });

  test('an order whose answer a reload kept from the page is shown when the checkout is opened again, and is the only one', async () => {
    const api = shop.newShopper();
    await becomeClara(api, 'clara@neugeladen.example');
    const send: StoreApi['send'] = async (call) => {
      const answer = await api.send(call);
      return call.path === 'checkout/order' ? new Promise(() => undefined) : answer;
    };
    await open({ ...api, send });
    fireEvent.click(await readyToOrder());
    await waitFor(async () => expect((await listOrders(api)).total).toBe(1));
    stop();
    cleanup();
    const store = openPage(site, '/checkout', api);
    await act(() => store.set(refreshSessionAtom));
    await act(() => store.set(loadCartAtom));
    expect(await screen.findByText('Bestellt', { selector: 'h1' })).toBeDefined();
    expect((await listOrders(api)).total).toBe(1);
    // It is forgotten once its page stands in the place of the checkout.
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
  });
});
