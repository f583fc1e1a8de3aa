import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { refreshSessionAtom, sessionAtom, sessionKindAtom } from '#platform/session/session-atoms.ts';
import { registerGuest } from '#store-api/account/registration.ts';
import { listCountries } from '#store-api/account/countries.ts';
import { losingAnswers } from '#testing/losing-answers.ts';
import { becomeClara, clarasPassword, fillIn, linkInMail, press } from '#testing/account-visitor.ts';
import { openPage } from '#testing/open-page.tsx';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import * as confirmPage from './registration/confirm.tsx';
import * as registerPage from './register.tsx';

describe.each(['6.6', '6.7'] as const)('with a shop that speaks %s', (version) => {
  let shop: StartedShop;
  beforeAll(async () => {
    shop = await startShop(version);
  });
  afterAll(() => shop.stop());
  afterEach(() => confirmAddresses(false));

  function confirmAddresses(doubleOptIn: boolean): void {
    Object.assign(shop.running.shop.config, {
      doubleOptInRegistration: doubleOptIn,
      doubleOptInGuestOrder: doubleOptIn,
    });
  }

  const site = {
    children: [
      { path: '/register', ...registerPage },
      { path: '/registration/confirm', ...confirmPage },
      { path: '/account', Component: () => <h1>Ihr Konto</h1> },
    ],
  };

  async function fillForm(email: string, api = shop.newShopper()) {
    const store = openPage(site, '/register', api);
    await store.set(refreshSessionAtom);
    await screen.findByLabelText('E-Mail');
    fillIn('E-Mail', email);
    fillIn('Passwort', clarasPassword);
    fillIn('Vorname', 'Clara');
    fillIn('Nachname', 'Wieck');
    fillIn('Straße und Hausnummer', 'Inselstraße 18');
    fillIn('Postleitzahl', '04103');
    fillIn('Ort', 'Leipzig');
    return store;
  }

  describe('the registration', () => {
    test('opens an account, logs in and goes on', async () => {
      const store = await fillForm('clara@neu.example');
      press('Konto anlegen');
      expect(await screen.findByText('Ihr Konto', { selector: 'h1, h2' })).toBeDefined();
      expect(store.get(sessionAtom)?.customer).toMatchObject({ email: 'clara@neu.example', guest: false });
    });

    test('names every field that is missing, and says at the field that an address is taken', async () => {
      await becomeClara(shop.newShopper(), 'clara@da.example');
      await fillForm('clara@da.example');
      fillIn('Ort', '');
      press('Konto anlegen');
      expect(await screen.findByText('Ort: Bitte geben Sie den Ort ein.', { selector: 'a' })).toBeDefined();
      fillIn('Ort', 'Leipzig');
      press('Konto anlegen');
      const taken = 'E-Mail: Zu dieser E-Mail-Adresse gibt es schon ein Kundenkonto.';
      expect(await screen.findByText(taken, { selector: 'a' })).toBeDefined();
    });

    test('that has to be confirmed logs nobody in before the link of the mail was opened, and only once', async () => {
      confirmAddresses(true);
      const api = shop.newShopper();
      const store = await fillForm('clara@spaeter.example', api);
      press('Konto anlegen');
      await screen.findByText('Bitte bestätigen Sie Ihre E-Mail-Adresse', { selector: 'h1, h2' });
      expect(store.get(sessionKindAtom)).toBe('anonymous');
      const link = linkInMail(shop.running, 'clara@spaeter.example');
      const confirmed = openPage(site, link, api);
      expect(await screen.findByText('Ihr Konto ist bereit', { selector: 'h1, h2' })).toBeDefined();
      expect(confirmed.get(sessionKindAtom)).toBe('customer');
      openPage(site, link, shop.newShopper());
      expect(await screen.findByText('Diese Adresse ist schon bestätigt')).toBeDefined();
    });

    test('whose answer got lost is not held against anybody after a reload: the account is there, or where it is likely to be is said', async () => {
      const { api, lose } = losingAnswers(shop.running);
      lose(true);
      await fillForm('clara@verloren.example', api);
      press('Konto anlegen');
      expect(await screen.findByText('Der Shop ist gerade nicht zu erreichen', { exact: false })).toBeDefined();
      lose(false);
      cleanup();
      await fillForm('clara@verloren.example', api);
      fillIn('Passwort', 'Ganz-anders-8');
      press('Konto anlegen');
      const likely = await screen.findByText('Ihr Konto gibt es wahrscheinlich schon', { exact: false });
      const [login, recovery] = [...likely.querySelectorAll('a')].map((link) => link.getAttribute('href'));
      expect([login, recovery]).toEqual(['/login?to=%2Faccount', '/account/recover']);
      fillIn('Passwort', clarasPassword);
      press('Konto anlegen');
      expect(await screen.findByText('Ihr Konto', { selector: 'h1, h2' })).toBeDefined();
      expect(Object.keys(sessionStorage)).toEqual([]);
    });

    test('that a reload cut off before its answer came is found again', async () => {
      const { api, lose } = losingAnswers(shop.running);
      lose('for good');
      await fillForm('clara@neugeladen.example', api);
      press('Konto anlegen');
      await waitFor(() => expect(sessionStorage.length).toBe(1));
      lose(false);
      cleanup();
      const store = await fillForm('clara@neugeladen.example', api);
      press('Konto anlegen');
      expect(await screen.findByText('Ihr Konto', { selector: 'h1, h2' })).toBeDefined();
      expect(store.get(sessionAtom)?.customer).toMatchObject({ email: 'clara@neugeladen.example' });
    });

    test('of a guest is confirmed by the same page, which leads to the checkout', async () => {
      confirmAddresses(true);
      const api = shop.newShopper();
      const countryId = (await listCountries(api)).find(({ iso }) => iso === 'DE')?.id ?? '';
      const billingAddress = { street: 'Inselstraße 18', zipcode: '04103', city: 'Leipzig', countryId };
      const email = 'robert@gast.example';
      await registerGuest(api, { firstName: 'Robert', lastName: 'Schumann', email, billingAddress });
      const store = openPage(site, linkInMail(shop.running, email), api);
      expect((await screen.findByText('Weiter zur Kasse', { selector: 'a' })).getAttribute('href')).toBe('/checkout');
      expect(store.get(sessionKindAtom)).toBe('guest');
    });

    test('does not take a link that nobody was sent', async () => {
      openPage(site, '/registration/confirm?em=x&hash=y', shop.newShopper());
      expect(await screen.findByText('Dieser Link gilt nicht')).toBeDefined();
    });
  });
});
