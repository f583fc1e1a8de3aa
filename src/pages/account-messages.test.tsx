import { act, fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { loadTexts } from '#platform/i18n/texts.ts';
import { refreshSessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { createAddress } from '#store-api/account/addresses.ts';
import { getContext } from '#store-api/context.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { becomeClara, clarasPassword, fillIn, press } from '#testing/account-visitor.ts';
import { openPage } from '#testing/open-page.tsx';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import * as addressPage from './account/address.tsx';
import * as paymentPage from './account/payment.tsx';
import * as profilePage from './account/profile.tsx';
import * as registerPage from './register.tsx';

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());
afterEach(() => Object.assign(shop.running.shop.config, { doubleOptInRegistration: false }));

const site = {
  children: [
    { path: '/account/address', ...addressPage },
    { path: '/account/payment', ...paymentPage },
    { path: '/account/profile', ...profilePage },
    { path: '/register', ...registerPage },
  ],
};

let customers = 0;

/** A customer with a second address. */
async function someCustomer(): Promise<StoreApi> {
  customers += 1;
  const api = shop.newShopper();
  await becomeClara(api, `clara-${customers}@messages.example`);
  const { customer } = await getContext(api);
  const countryId = customer?.defaultBillingAddress?.countryId ?? '';
  const hall = { firstName: 'Clara', lastName: 'Wieck', street: 'Saalweg 1', zipcode: '60311', city: 'Frankfurt' };
  await createAddress(api, { ...hall, countryId });
  return api;
}

/** What specification §8 has said in English, word by word where it quotes it, and what is done for it. */
const messages: [message: string, path: string, act: () => Promise<void>][] = [
  [
    'Your information has been updated.',
    '/account/profile',
    async () => {
      await screen.findByLabelText('First name');
      press('Save details');
    },
  ],
  [
    'Your password has been updated.',
    '/account/profile',
    async () => {
      await screen.findByLabelText('Current password');
      fillIn('Current password', clarasPassword);
      fillIn('New password', 'Romanze-in-G-22');
      fillIn('Repeat new password', 'Romanze-in-G-22');
      press('Change password');
    },
  ],
  [
    'Set default payment method successfully',
    '/account/payment',
    async () => void fireEvent.click((await screen.findAllByRole('radio', { checked: false }))[0] ?? document.body),
  ],
  [
    'This is your default delivery address now.',
    '/account/address',
    async () => void fireEvent.click(await screen.findByText('Use for shipping')),
  ],
  [
    'This is your default billing address now.',
    '/account/address',
    async () => void fireEvent.click(await screen.findByText('Use for billing')),
  ],
  [
    'The address has been deleted.',
    '/account/address',
    async () => {
      fireEvent.click(await screen.findByText('Delete'));
      press('Delete address');
    },
  ],
  [
    'Your account has been created. Please click the confirmation link in the email to new@messages.example, then you can log in.',
    '/register',
    async () => {
      Object.assign(shop.running.shop.config, { doubleOptInRegistration: true });
      await screen.findByLabelText('Email');
      fillIn('Email', 'new@messages.example');
      fillIn('Password', clarasPassword);
      fillIn('First name', 'Clara');
      fillIn('Last name', 'Wieck');
      fillIn('Street and house number', 'Inselstraße 18');
      fillIn('Postcode', '04103');
      fillIn('Town or city', 'Leipzig');
      press('Create account');
    },
  ],
];

test.each(messages)('“%s” is said at %s', async (message, path, done) => {
  const api = path === '/register' ? shop.newShopper() : await someCustomer();
  const store = openPage(site, path, api);
  const { texts } = store.get(shellAtom) ?? {};
  await act(async () => {
    texts?.load('en-GB', {});
    texts?.activate('en-GB');
    if (texts) await loadTexts(texts, ['shell', 'account']);
  });
  await act(() => store.set(refreshSessionAtom));
  await done();
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
});
