import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { refreshSessionAtom, sessionAtom } from '#platform/session/session-atoms.ts';
import { getContext } from '#store-api/context.ts';
import { logIn } from '#store-api/account/login.ts';
import { becomeClara, clarasPassword, fillIn, linkInMail, press } from '#testing/account-visitor.ts';
import { openPage } from '#testing/open-page.tsx';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import * as addressPage from './account/address.tsx';
import * as paymentPage from './account/payment.tsx';
import * as profilePage from './account/profile.tsx';
import * as newsletterPage from './newsletter-subscribe.tsx';

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const site = {
  children: [
    { path: '/account/address', ...addressPage },
    { path: '/account/payment', ...paymentPage },
    { path: '/account/profile', ...profilePage },
    { path: '/newsletter-subscribe', ...newsletterPage },
  ],
};

async function open(path: string, email: string, api = shop.newShopper()) {
  await becomeClara(api, email);
  const store = openPage(site, path, api);
  await act(() => store.set(refreshSessionAtom));
  return { store, api };
}

describe('the profile', () => {
  test('changes name and company, and says so', async () => {
    const { store } = await open('/account/profile', 'clara@daten.example');
    await screen.findByLabelText('Vorname');
    fillIn('Vorname', 'Clara Josephine');
    fireEvent.click(screen.getByLabelText(/^Ich bestelle für eine Firma/));
    press('Daten speichern');
    expect(await screen.findByText(/^Firma, Verein oder Schule: Bitte füllen/, { selector: 'a' })).toBeDefined();
    fillIn('Firma, Verein oder Schule', 'Gewandhaus');
    press('Daten speichern');
    expect(await screen.findByText('Ihre Angaben sind gespeichert.')).toBeDefined();
    expect(store.get(sessionAtom)?.customer).toMatchObject({ firstName: 'Clara Josephine', company: 'Gewandhaus' });
  });

  test('changes the password and says at the field that the old one is wrong; the session goes on', async () => {
    const { store } = await open('/account/profile', 'clara@passwort.example');
    await screen.findByLabelText('Bisheriges Passwort');
    fillIn('Bisheriges Passwort', 'falsch');
    fillIn('Neues Passwort', 'Romanze-in-G-22');
    fillIn('Neues Passwort wiederholen', 'Romanze-in-G-22');
    press('Passwort ändern');
    expect(await screen.findByText('Bisheriges Passwort: Das Passwort stimmt nicht.', { selector: 'a' })).toBeDefined();
    fillIn('Bisheriges Passwort', clarasPassword);
    press('Passwort ändern');
    expect(await screen.findByText('Ihr Passwort ist geändert.')).toBeDefined();
    await expect(logIn(shop.newShopper(), 'clara@passwort.example', 'Romanze-in-G-22')).resolves.toBeUndefined();
    expect(store.get(sessionAtom)?.customer?.email).toBe('clara@passwort.example');
  });

  test('changes the e-mail address, but not to that of somebody else', async () => {
    await becomeClara(shop.newShopper(), 'robert@vergeben.example');
    const { store } = await open('/account/profile', 'clara@alt.example');
    await screen.findByLabelText('Neue E-Mail-Adresse');
    const change = (email: string): void => {
      fillIn('Neue E-Mail-Adresse', email);
      fillIn('Neue E-Mail-Adresse wiederholen', email);
      fillIn('Ihr Passwort', clarasPassword);
      press('E-Mail-Adresse ändern');
    };
    change('robert@vergeben.example');
    expect(await screen.findByText(/gibt es schon ein Kundenkonto/, { selector: 'a' })).toBeDefined();
    change('clara@neu.example');
    await waitFor(() => expect(store.get(sessionAtom)?.customer?.email).toBe('clara@neu.example'));
    expect(await screen.findByText(/melden sich zurzeit mit clara@neu.example an/)).toBeDefined();
  });
});

describe('the address book', () => {
  test('shows what has the focus again when a new address has come above it', async () => {
    const shown: Element[] = [];
    const look = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function note(this: Element) {
      shown.push(this);
    });
    await open('/account/address', 'clara@blick.example');
    await screen.findByText(/Inselstraße 18/, { selector: 'address' });
    const add = screen.getByText('Neue Adresse', { selector: 'button' });
    press('Neue Adresse');
    const form = within(await screen.findByRole('dialog', { name: 'Neue Adresse' }));
    await form.findByLabelText('Vorname');
    const given = { Vorname: 'Chor', Nachname: 'St. Anna', 'Straße und Hausnummer': 'Domplatz 2', Ort: 'Berlin' };
    for (const [label, value] of Object.entries({ ...given, Postleitzahl: '10117' }))
      fireEvent.change(form.getByLabelText(label), { target: { value } });
    fireEvent.click(form.getByText('Adresse speichern'));
    // A browser's dialog gives the focus back to what opened it.
    add.focus();
    await screen.findByText(/Domplatz 2/, { selector: 'address' });
    expect(shown).toEqual([add]);
    look.mockRestore();
  });

  test('adds, makes default, corrects and deletes addresses', async () => {
    const { store } = await open('/account/address', 'clara@adressen.example');
    await screen.findByText(/Inselstraße 18/, { selector: 'address' });
    press('Neue Adresse');
    const dialog = await screen.findByRole('dialog', { name: 'Neue Adresse' });
    const form = within(dialog);
    const type = (label: string, value: string) => fireEvent.change(form.getByLabelText(label), { target: { value } });
    await form.findByLabelText('Vorname');
    for (const [label, value] of [
      ['Vorname', 'Chor'],
      ['Nachname', 'St. Anna'],
      ['Straße und Hausnummer', 'Domplatz 2'],
      ['Postleitzahl', '1011'],
      ['Ort', 'Berlin'],
    ] as const)
      type(label, value);
    fireEvent.click(form.getByText('Adresse speichern'));
    expect(await form.findByText(/^Postleitzahl: .*5 Ziffern/, { selector: 'a' })).toBeDefined();
    type('Postleitzahl', '10117');
    fireEvent.click(form.getByText('Adresse speichern'));
    await screen.findByText(/Domplatz 2/, { selector: 'address' });
    press('Als Lieferadresse nehmen');
    await screen.findByText('Das ist jetzt Ihre Lieferadresse.');
    await waitFor(() => expect(screen.queryByText('Löschen')).toBeNull());
    press('Als Lieferadresse nehmen');
    fireEvent.click(await screen.findByText('Löschen'));
    press('Adresse löschen');
    // The session that ships there keeps it: then the shop refuses, and it is said what to do.
    await waitFor(() => expect(screen.queryByText('Diese Adresse löschen?')).toBeNull());
    const outcome = /^(Die Adresse ist gelöscht|Diese Adresse wird gerade gebraucht)/;
    expect(await screen.findByText(outcome)).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(outcome));
    expect(store.get(sessionAtom)?.customer?.defaultShippingAddressId).toBe(
      store.get(sessionAtom)?.customer?.defaultBillingAddressId,
    );
  });
});

describe('the newsletter', () => {
  test('is asked for by mail, confirmed by its link and given up again', async () => {
    const email = 'fanny@post.example';
    const visitor = openPage(site, '/newsletter-subscribe', shop.newShopper());
    await act(() => visitor.set(refreshSessionAtom));
    const field = () => screen.getAllByLabelText('E-Mail');
    fireEvent.change(field()[0] ?? document.body, { target: { value: email } });
    press('Newsletter abonnieren');
    await screen.findByText('Fast geschafft', { selector: 'h1, h2' });
    openPage(site, linkInMail(shop.running, email), shop.newShopper());
    await screen.findByText('Vielen Dank', { selector: 'h1, h2' });
    fireEvent.change(field()[0] ?? document.body, { target: { value: email } });
    press('Newsletter abbestellen');
    expect(await screen.findByText('Abbestellt', { selector: 'h1, h2' })).toBeDefined();
  });

  test('is a switch for who is logged in', async () => {
    await open('/newsletter-subscribe', 'clara@post.example');
    expect(await screen.findByText('Sie bekommen keinen Newsletter.')).toBeDefined();
    press('Newsletter abonnieren');
    expect(await screen.findByText('Sie bekommen unseren Newsletter an clara@post.example.')).toBeDefined();
    press('Newsletter abbestellen');
    expect(await screen.findByText('Sie bekommen keinen Newsletter.')).toBeDefined();
  });
});

describe.each(['6.6', '6.7'] as const)('the way to pay, in a shop that speaks %s', (version) => {
  let demo: DemoShop;
  beforeAll(async () => {
    demo = await startDemoShop(version);
  });
  afterAll(() => demo.stop());

  test('is kept for the next order', async () => {
    let token: string | undefined;
    const api = demo.connect({ token: { read: () => token, write: (value) => void (token = value) } });
    await open('/account/payment', 'clara@zahlung.example', api);
    fireEvent.click(await screen.findByRole('radio', { name: /^Vorkasse/ }));
    expect(await screen.findByText('Ihre Standard-Zahlungsart ist gespeichert.')).toBeDefined();
    expect((await getContext(api)).paymentMethod.technicalName).toBe('payment_prepayment');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Vorkasse/ }).checked).toBe(true);
  });
});
