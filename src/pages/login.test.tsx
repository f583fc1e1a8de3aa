import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { refreshSessionAtom, sessionKindAtom } from '#platform/session/session-atoms.ts';
import { listCountries } from '#store-api/account/countries.ts';
import { logOut } from '#store-api/account/login.ts';
import { registerCustomer } from '#store-api/account/registration.ts';
import { createStoreApi } from '#store-api/store-api.ts';
import { openPage } from '#testing/open-page.tsx';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import * as overview from './account.tsx';
import * as loginPage from './login.tsx';

describe.each(['6.6', '6.7'] as const)('with a shop that speaks %s', (version) => {
  let shop: StartedShop;
  beforeAll(async () => {
    shop = await startShop(version);
    const api = shop.newShopper();
    const countryId = (await listCountries(api)).find(({ iso }) => iso === 'DE')?.id ?? '';
    const billingAddress = { street: 'Inselstraße 18', zipcode: '04103', city: 'Leipzig', countryId };
    await registerCustomer(api, { firstName: 'Clara', lastName: 'Wieck', email, password, billingAddress });
  });
  afterAll(() => shop.stop());
  afterEach(() => vi.restoreAllMocks());

  const email = 'clara@wieck.example';
  const password = 'Soirees-musicales-6';

  /** The shop's pages of the account, and two to come from. */
  const site = {
    children: [
      { path: '/login', ...loginPage },
      { path: '/account', ...overview },
      { path: '/checkout', Component: () => <h1>Kasse</h1> },
    ],
  };

  function logIn(secret: string): void {
    fireEvent.change(screen.getByLabelText('E-Mail'), { target: { value: email } });
    fireEvent.change(screen.getByLabelText('Passwort'), { target: { value: secret } });
    fireEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
  }

  describe('the login page', () => {
    test('says that something is wrong without saying what, and keeps what was typed', async () => {
      openPage(site, '/login', shop.newShopper());
      logIn('falsch');
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain('E-Mail-Adresse oder Passwort stimmen nicht.');
      expect(within(alert).getByRole('link', { name: 'vergeben Sie ein neues Passwort' })).toBeDefined();
      expect(screen.getByLabelText<HTMLInputElement>('E-Mail').value).toBe(email);
    });

    test('leads back to where somebody was', async () => {
      const store = openPage(site, '/login?to=%2Fcheckout', shop.newShopper());
      logIn(password);
      expect(await screen.findByText('Kasse', { selector: 'h1, h2' })).toBeDefined();
      expect(store.get(sessionKindAtom)).toBe('customer');
    });

    test('names the ways on for those without an account', () => {
      openPage(site, '/login?to=%2Fcheckout', shop.newShopper());
      expect(screen.getByRole('link', { name: 'Konto anlegen' }).getAttribute('href')).toBe('/register?to=%2Fcheckout');
      expect(screen.getByRole('link', { name: 'Als Gast zur Kasse' }).getAttribute('href')).toBe('/checkout');
    });

    test('says how long to wait after too many attempts', async () => {
      const errors = [
        {
          status: '429',
          code: 'CHECKOUT__CUSTOMER_AUTH_THROTTLED',
          title: 'Too Many Requests',
          detail: 'Too many requests.',
          meta: { parameters: { seconds: 10 } },
        },
      ];
      const fetch = async (): Promise<Response> => Response.json({ errors }, { status: 429 });
      openPage(site, '/login', createStoreApi({ endpoint: 'http://shop.example', accessKey: 'SWSCTEST', fetch }));
      logIn(password);
      expect((await screen.findByRole('alert')).textContent).toContain('in 10 Sekunden');
    });
  });

  describe('a page of the account', () => {
    test('sends who is not logged in to the login and shows itself afterwards', async () => {
      const store = openPage(site, '/account', shop.newShopper());
      await store.set(refreshSessionAtom);
      await screen.findByText('Anmelden', { selector: 'h1, h2' });
      logIn(password);
      expect(await screen.findByText('Clara Wieck')).toBeDefined();
    });

    test('stays with everything on it when the session ends, and asks for the password over it', async () => {
      const api = shop.newShopper();
      const store = openPage(site, '/account', api);
      await store.set(refreshSessionAtom);
      await screen.findByText('Anmelden', { selector: 'h1, h2' });
      logIn(password);
      await screen.findByText('Clara Wieck');
      await logOut(api);
      await store.set(refreshSessionAtom);
      const dialog = await screen.findByRole('dialog', { name: 'Bitte melden Sie sich wieder an' });
      expect(screen.getByText('Clara Wieck')).toBeDefined();
      fireEvent.change(within(dialog).getByLabelText('Passwort'), { target: { value: password } });
      fireEvent.click(within(dialog).getByRole('button', { name: 'Anmelden' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Bitte melden Sie sich wieder an' })).toBeNull());
      expect(screen.getByText('Clara Wieck')).toBeDefined();
    });

    test('says so while the shop cannot be reached, and asks nobody for a password', async () => {
      vi.spyOn(console, 'error').mockReturnValue();
      const fetch = (): Promise<Response> => Promise.reject(new TypeError('fetch failed'));
      const api = createStoreApi({ endpoint: 'http://shop.example', accessKey: 'SWSCTEST', fetch });
      const store = openPage(site, '/account', api);
      await store.set(refreshSessionAtom);
      expect(await screen.findByText('Der Shop ist gerade nicht zu erreichen')).toBeDefined();
      expect(screen.getByText('Ihr Konto', { selector: 'h1' })).toBeDefined();
    });
  });
});
