import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dispatchOrder } from '#shop/orders/dispatch-order.ts';
import { productId, seedAssortment } from '#shop/testing/serve-checkout.ts';
import { refreshSessionAtom } from '#platform/session/session-atoms.ts';
import { listCountries } from '#store-api/account/countries.ts';
import { registerGuest } from '#store-api/account/registration.ts';
import { addProducts } from '#store-api/checkout/cart.ts';
import { placeOrder } from '#store-api/checkout/checkout.ts';
import { getContext } from '#store-api/context.ts';
import { StoreApiError } from '#store-api/store-api-error.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { becomeClara, fillIn, press } from '#testing/account-visitor.ts';
import { openPage } from '#testing/open-page.tsx';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import * as orderPage from './order.tsx';
import * as ordersPage from './orders.tsx';

describe.each(['6.6', '6.7'] as const)('with a shop that speaks %s', (version) => {
  let shop: StartedShop;
  beforeAll(async () => {
    shop = await startShop(version);
    seedAssortment(shop.running.shop);
  });
  afterAll(() => shop.stop());
  beforeEach(() => sessionStorage.clear());

  const email = 'gast@bestellung.example';

  async function becomeGuest(api: StoreApi): Promise<void> {
    const countryId = (await listCountries(api)).find(({ iso }) => iso === 'DE')?.id ?? '';
    const billingAddress = { street: 'Notenweg 7', zipcode: '10115', city: 'Berlin', countryId };
    await registerGuest(api, { firstName: 'Klara', lastName: 'Klang', email, billingAddress });
  }

  /** @returns the code in the links of the order's mails */
  async function buy(api: StoreApi): Promise<string> {
    await addProducts(api, [{ productId: productId('spiral') }]);
    return (await placeOrder(api, (await getContext(api)).customer)).deepLinkCode ?? '';
  }

  async function guestOrder(): Promise<{ api: StoreApi; code: string }> {
    const api = shop.newShopper();
    await becomeGuest(api);
    return { api, code: await buy(api) };
  }

  async function open(code: string, api = shop.newShopper()) {
    const store = openPage({ path: '/account/order/:deepLinkCode', ...orderPage }, `/account/order/${code}`, api);
    await act(() => store.set(refreshSessionAtom));
    return store;
  }

  async function show(zipcode: string): Promise<void> {
    await screen.findByLabelText('E-Mail');
    fillIn('E-Mail', email);
    fillIn('Postleitzahl der Rechnungsadresse', zipcode);
    press('Bestellung ansehen');
  }

  describe('the link of a mail', () => {
    test('shows the order at once in the session it was placed in', async () => {
      const { api, code } = await guestOrder();
      await open(code, api);
      expect(await screen.findByRole('heading', { level: 1, name: /^Bestellung 1\d{4}$/ })).toBeDefined();
      expect(screen.queryByLabelText('E-Mail')).toBeNull();
    });

    test('keeps the focus at the heading while the order is fetched and shown', async () => {
      const { api, code } = await guestOrder();
      await open(code, api);
      const heading = screen.getByRole('heading', { level: 1 });
      heading.focus();
      await screen.findByRole('heading', { level: 1, name: /^Bestellung 1\d{4}$/ });
      expect(document.activeElement).toBe(heading);
      expect(heading.textContent).toMatch(/^Bestellung 1\d{4}$/);
    });

    test('asks a guest elsewhere for e-mail address and postal code, and says what is wrong with them', async () => {
      const { code } = await guestOrder();
      await open(code);
      await show('99999');
      expect(await screen.findByText(/passen nicht zu dieser Bestellung/)).toBeDefined();
      await show('10115');
      expect(await screen.findByText('Noch zu bezahlen')).toBeDefined();
      expect(screen.getByText('Eingegangen')).toBeDefined();
    });

    test('is asked once in a tab: the next document of it knows', async () => {
      const { code } = await guestOrder();
      await open(code);
      await show('10115');
      await screen.findByText('Noch zu bezahlen');
      cleanup();
      await open(code);
      expect(await screen.findByText('Noch zu bezahlen')).toBeDefined();
      expect(Object.keys(localStorage)).toEqual([]);
    });

    test('that is unknown says so only to somebody who filled in the form', async () => {
      await open('x'.repeat(32));
      await show('10115');
      expect(await screen.findByText(/unvollständig oder älter als 30 Tage/)).toBeDefined();
    });

    test('to the order of an account leads to the login and back', async () => {
      const api = shop.newShopper();
      await becomeClara(api, 'clara@bestellung.example');
      const code = await buy(api);
      await open(code);
      const login = await screen.findByRole('link', { name: 'Anmelden' });
      expect(login.getAttribute('href')).toBe(`/login?to=${encodeURIComponent(`/account/order/${code}`)}`);
    });

    test('to an order of somebody else tells a customer that it is not theirs', async () => {
      const { code } = await guestOrder();
      const api = shop.newShopper();
      await becomeClara(api, 'clara@anderswo.example');
      await open(code, api);
      expect(await screen.findByText(/gehört nicht zu dem Konto/)).toBeDefined();
      await show('10115');
      expect(await screen.findByText('Noch zu bezahlen')).toBeDefined();
    });
  });

  describe('an order that is paid by transfer', () => {
    test('names the account, the amount and the purpose while its money is awaited, and not once it is cancelled', async () => {
      const { api, code } = await guestOrder();
      await open(code, api);
      await screen.findByText(/IBAN: DE36/);
      const section = (await screen.findByRole('heading', { name: 'So bezahlen Sie' })).closest('section');
      const said = section?.textContent.replaceAll('\u00A0', ' ') ?? '';
      expect(said).toContain('IBAN: DE36 0000 0000 0000 0000 00');
      expect(said).toMatch(/Betrag: [\d,]+ €, Verwendungszweck: 1\d{4}/);
      expect(said).not.toContain('<br>');
      press('Stornieren (freiwillig)');
      await screen.findByRole('dialog');
      press('Jetzt stornieren');
      await screen.findByText('Diese Bestellung ist storniert');
      expect(screen.queryByText('So bezahlen Sie')).toBeNull();
    });
  });

  test('why a payment was refused is said until another way to pay is chosen', async () => {
    const { api, code } = await guestOrder();
    const send: StoreApi['send'] = (call) =>
      call.path === 'order/payment' ? Promise.reject(new StoreApiError(500, [])) : api.send(call);
    await open(code, { ...api, send });
    fireEvent.click(await screen.findByText('Zahlungsart ändern'));
    fireEvent.click(await screen.findByRole('radio', { name: /^Vorkasse/ }));
    press('Jetzt bezahlen');
    await screen.findByRole('alert');
    fireEvent.click(screen.getByRole('radio', { name: /^Rechnung/ }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  describe('cancelling', () => {
    test('is open to a guest who came by the link, after a question, and the order says so', async () => {
      const { code } = await guestOrder();
      await open(code);
      await show('10115');
      await screen.findByText('Noch zu bezahlen');
      press('Stornieren (freiwillig)');
      const dialog = await screen.findByRole('dialog');
      const statutory = within(dialog).getByText('gesetzliches Widerrufsrecht');
      expect(statutory.getAttribute('href')).toMatch(/^\/vertrag-widerrufen\?order=1\d{4}$/);
      press('Jetzt stornieren');
      expect(await screen.findByText('Diese Bestellung ist storniert')).toBeDefined();
      expect(screen.getByText('Nichts zu bezahlen')).toBeDefined();
      expect(screen.queryByText('Stornieren (freiwillig)')).toBeNull();
      // The button that was pressed is gone.
      expect(document.activeElement?.textContent).toMatch(/^Diese Bestellung ist storniert/);
    });
  });

  describe('an order that was sent while its page stood open', () => {
    test('is not cancelled, although a Shopware would do it, and the page says so', async () => {
      const { api, code } = await guestOrder();
      const sent: string[] = [];
      const send: StoreApi['send'] = (call) => {
        sent.push(call.path);
        return api.send(call);
      };
      await open(code, { ...api, send });
      await screen.findByText('Stornieren (freiwillig)');
      press('Stornieren (freiwillig)');
      await screen.findByRole('dialog');
      const { database } = shop.running.shop;
      const [row] = database.prepare('SELECT id FROM "order" WHERE deep_link_code = ?').all(code);
      dispatchOrder(shop.running.shop, String(row?.['id']));
      press('Jetzt stornieren');
      expect(await screen.findByText(/lässt sich nicht mehr stornieren/)).toBeDefined();
      expect(sent).not.toContain('order/state/cancel');
      press('Behalten');
      await expect.poll(() => screen.queryByText('Stornieren (freiwillig)')).toBeNull();
    });
  });

  describe('the list of orders', () => {
    async function openList(api: StoreApi, address = '/account/order'): Promise<void> {
      const store = openPage({ path: '/account/order', ...ordersPage }, address, api);
      await act(() => store.set(refreshSessionAtom));
    }

    test('leads a customer to each order, ten to a page', async () => {
      const api = shop.newShopper();
      await becomeClara(api, 'clara@viele.example');
      const codes: string[] = [];
      for (let count = 0; count < 11; count += 1) codes.push(await buy(api));
      await openList(api);
      const links = await screen.findAllByRole('link', { name: /^Bestellung 1\d{4} ansehen$/ });
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        codes
          .slice(1)
          .toReversed()
          .map((code) => `/account/order/${code}`),
      );
      cleanup();
      await openList(api, '/account/order?page=2');
      const last = await screen.findByRole('link', { name: /^Bestellung 1\d{4} ansehen$/ });
      expect(last.getAttribute('href')).toBe(`/account/order/${codes[0]}`);
    });

    test('tells everybody else where the link to their order is', async () => {
      await openList(shop.newShopper());
      expect(await screen.findByText(/die Bestellnummer allein genügt zu Ihrem Schutz nicht/)).toBeDefined();
      expect(screen.getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe('/login?to=%2Faccount%2Forder');
    });
  });

  test('goes on to the order of a link that the installed application opens, and to nothing else', async () => {
    const { code } = await guestOrder();
    const open = (link: string): Promise<void> => {
      const pages = [
        { path: 'account/order', ...ordersPage },
        { path: 'account/order/:deepLinkCode', ...orderPage },
      ];
      const address = `/account/order?link=${encodeURIComponent(link)}`;
      return act(() => openPage({ path: '/', children: pages }, address, shop.newShopper()).set(refreshSessionAtom));
    };
    await open(`web+notenfalz:https://evil.example/account/order/${code}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ihre Bestellungen' })).toBeDefined();
    cleanup();
    await open(`web+notenfalz:${location.origin}/en-GB/account/order/${code}`);
    expect(await screen.findByLabelText('E-Mail')).toBeDefined();
  });
});
