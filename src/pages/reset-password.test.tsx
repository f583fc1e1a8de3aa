import { screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logIn } from '#store-api/account/login.ts';
import { becomeClara, fillIn, linkInMail, press } from '#testing/account-visitor.ts';
import { openPage } from '#testing/open-page.tsx';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import * as recoverPage from './account/recover.tsx';
import * as resetPage from './reset-password.tsx';

describe.each(['6.6', '6.7'] as const)('with a shop that speaks %s', (version) => {
  let shop: StartedShop;
  beforeAll(async () => {
    shop = await startShop(version);
    await becomeClara(shop.newShopper(), email);
  });
  afterAll(() => shop.stop());

  const email = 'clara@vergesslich.example';
  const site = {
    children: [
      { path: '/account/recover', ...recoverPage },
      { path: '/account/recover/password', ...resetPage },
      { path: '/reset-password', ...resetPage },
    ],
  };

  async function recover(address: string): Promise<string> {
    openPage(site, '/account/recover', shop.newShopper());
    fillIn('E-Mail', address);
    press('Link anfordern');
    await screen.findByText('Bitte sehen Sie in Ihr Postfach', { selector: 'h1, h2' });
    return screen.getByText(/ein Konto gibt/).textContent.replace(address, '…');
  }

  describe('somebody who forgot the password', () => {
    test('is told the same whether there is an account or not', async () => {
      const known = await recover(email);
      document.body.innerHTML = '';
      expect(await recover('niemand@nirgends.example')).toBe(known);
    });

    test('gets a link to choose a new one, which works once', async () => {
      const link = linkInMail(shop.running, email);
      openPage(site, link, shop.newShopper());
      await screen.findByLabelText('Neues Passwort');
      fillIn('Neues Passwort', 'Romanze-in-G-22');
      fillIn('Neues Passwort wiederholen', 'Romanze-in-G-21');
      press('Passwort speichern');
      const differs = /^Neues Passwort wiederholen: Die Eingabe muss mit der im Feld „Neues Passwort“/;
      expect(await screen.findByText(differs, { selector: 'a' })).toBeDefined();
      fillIn('Neues Passwort wiederholen', 'Romanze-in-G-22');
      press('Passwort speichern');
      await screen.findByText('Ihr Passwort ist geändert', { selector: 'h1, h2' });
      await expect(logIn(shop.newShopper(), email, 'Romanze-in-G-22')).resolves.toBeUndefined();

      openPage(site, link, shop.newShopper());
      expect(await screen.findByText('Dieser Link gilt nicht mehr')).toBeDefined();
      const again = screen.getByText('Neuen Link anfordern', { selector: 'a' });
      expect(again.getAttribute('href')).toBe('/account/recover');
    });

    test('is told so by a link that is incomplete', async () => {
      openPage(site, '/reset-password', shop.newShopper());
      expect(await screen.findByText('Dieser Link gilt nicht mehr')).toBeDefined();
    });
  });
});
