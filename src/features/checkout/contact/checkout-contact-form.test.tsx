import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { useState } from 'react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refreshSessionAtom, sessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { listCountries } from '#store-api/account/countries.ts';
import { registerCustomer } from '#store-api/account/registration.ts';
import type { Country } from '#store-api/schemas/country.ts';
import { inGerman } from '#testing/in-german.tsx';
import { renderUi } from '#testing/render-ui.tsx';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { checkoutDraftAtom } from './checkout-draft.ts';
import { CheckoutContactForm } from './checkout-contact-form.tsx';
import { emptyContact } from './contact-values.ts';

let shop: StartedShop;
let countries: readonly Country[];
let store: ReturnType<typeof createStore>;
beforeAll(async () => {
  shop = await startShop();
  countries = await listCountries(shop.newShopper());
});
afterAll(() => shop.stop());

const germany = () => countries.find(({ iso }) => iso === 'DE')?.id ?? '';

function Page({ known }: { known: readonly Country[] }) {
  const [saved, setSaved] = useState(false);
  if (saved) return <p>Gespeichert</p>;
  const choices = { countries: known, salutations: [], isShipped: true };
  return <CheckoutContactForm initial={emptyContact(germany())} {...choices} onSaved={() => setSaved(true)} />;
}

async function show(known = countries): Promise<void> {
  store = createStore();
  store.set(shellAtom, testShell(shop.newShopper(), store));
  await store.set(refreshSessionAtom);
  renderUi(inGerman(<Page known={known} />, store));
}

const type = (label: string, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const fillIn = (zipcode = '10115') => {
  type('E-Mail-Adresse', 'klara@example.org');
  type('Vorname', 'Klara');
  type('Nachname', 'Klang');
  type('Straße und Hausnummer', 'Notenweg 7');
  type('Postleitzahl', zipcode);
  type('Ort', 'Berlin');
};
const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Weiter zu Versand und Zahlung' }));

describe('the contact form', () => {
  beforeEach(() => show());

  it('tells the shop who orders', async () => {
    fillIn();
    goOn();
    await screen.findByText('Gespeichert');
    expect(store.get(sessionAtom)?.customer).toMatchObject({ guest: true, email: 'klara@example.org' });
  });

  it('names everything that is missing, takes the focus there and leads to each field', async () => {
    goOn();
    const summary = await screen.findByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(within(summary).getAllByRole('link')).toHaveLength(6);
    fireEvent.click(within(summary).getByRole('link', { name: /^Ort:/ }));
    expect(document.activeElement).toBe(screen.getByLabelText('Ort'));
  });

  it('checks a field when it is left, and again while it is corrected', async () => {
    type('Postleitzahl', '101');
    expect(await screen.findByText('Postleitzahlen in Deutschland haben 5 Ziffern.')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Postleitzahl'), { target: { value: '10115' } });
    await waitFor(() => expect(screen.queryByText(/haben 5 Ziffern/)).toBeNull());
  });

  it('says nothing of required fields that are only passed by', async () => {
    fireEvent.blur(screen.getByLabelText('Vorname'));
    type('E-Mail-Adresse', 'klara');
    await waitFor(() => expect(screen.getByLabelText('E-Mail-Adresse').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByLabelText('Vorname').getAttribute('aria-invalid')).not.toBe('true');
  });

  it('holds the postal code to another country as soon as that is chosen', async () => {
    const austria = countries.find(({ iso }) => iso === 'AT')?.id ?? '';
    type('Postleitzahl', '1010');
    await screen.findByText(/haben 5 Ziffern/);
    type('Land', austria);
    await waitFor(() => expect(screen.queryByText(/Ziffern/)).toBeNull());
  });

  it('asks for a delivery address only when goods go elsewhere', () => {
    expect(screen.queryByRole('group', { name: 'Lieferadresse' })).toBeNull();
    fireEvent.click(screen.getByLabelText('An eine andere Adresse liefern'));
    expect(screen.getByRole('group', { name: 'Lieferadresse' })).toBeDefined();
  });

  it('tells browsers what belongs where', () => {
    expect(screen.getByLabelText('Postleitzahl').getAttribute('autocomplete')).toBe('billing postal-code');
    expect(screen.getByLabelText('E-Mail-Adresse').getAttribute('autocomplete')).toBe('email');
  });

  it('keeps what was typed, but no password', async () => {
    fireEvent.click(screen.getByLabelText('Dabei gleich ein Kundenkonto anlegen'));
    type('Passwort', 'Notenblatt-7');
    type('Vorname', 'Klara');
    await waitFor(() => expect(store.get(checkoutDraftAtom).contact?.billing.firstName).toBe('Klara'));
    expect(JSON.stringify(store.get(checkoutDraftAtom))).not.toContain('Notenblatt');
    expect(screen.getByLabelText('Passwort')).toHaveProperty('value', 'Notenblatt-7');
  });

  it('opens an account with one password, when asked to', async () => {
    fillIn();
    expect(screen.queryByLabelText('Passwort')).toBeNull();
    fireEvent.click(screen.getByLabelText('Dabei gleich ein Kundenkonto anlegen'));
    goOn();
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('link', { name: /^Passwort:/ })).toBeDefined();
    type('Passwort', 'Notenblatt-7');
    goOn();
    await screen.findByText('Gespeichert');
    expect(store.get(sessionAtom)?.customer).toMatchObject({ guest: false, email: 'klara@example.org' });
  });

  it('loses nothing where the address has an account already, and names two ways on', async () => {
    const billingAddress = { street: 'Notenweg 7', zipcode: '10115', city: 'Berlin', countryId: germany() };
    const clara = { email: 'clara@example.org', password: 'Notenblatt-7', firstName: 'Clara', lastName: 'Klang' };
    await registerCustomer(shop.newShopper(), { ...clara, billingAddress });
    fillIn();
    type('E-Mail-Adresse', 'clara@example.org');
    fireEvent.click(screen.getByLabelText('Dabei gleich ein Kundenkonto anlegen'));
    type('Passwort', 'Notenblatt-7');
    goOn();
    expect(await screen.findByText(/^Zu dieser E-Mail-Adresse gibt es schon/)).toBeDefined();
    expect(screen.getByLabelText('Ort')).toHaveProperty('value', 'Berlin');
    fireEvent.click(screen.getByLabelText('Dabei gleich ein Kundenkonto anlegen'));
    goOn();
    await screen.findByText('Gespeichert');
    expect(store.get(sessionAtom)?.customer).toMatchObject({ guest: true });
  });

  it('holds to what is typed when the storage tells only then what was typed before', async () => {
    type('Vorname', 'Klara');
    const draft = emptyContact(germany());
    const kept = { ...draft, billing: { ...draft.billing, firstName: 'Konrad', lastName: 'Klang' } };
    await act(() => store.set(checkoutDraftAtom, { contact: kept, comment: '' }));
    expect(screen.getByLabelText('Vorname')).toHaveProperty('value', 'Klara');
    expect(screen.getByLabelText('Nachname')).toHaveProperty('value', '');
    await waitFor(() => expect(store.get(checkoutDraftAtom).contact?.billing.firstName).toBe('Klara'));
  });

  it('brings back what was typed before', async () => {
    const draft = emptyContact(germany());
    await store.set(checkoutDraftAtom, { contact: { ...draft, email: 'klara@example.org' }, comment: '' });
    await waitFor(() => expect(screen.getByLabelText('E-Mail-Adresse')).toHaveProperty('value', 'klara@example.org'));
  });

  it('keeps what was typed while an earlier state of it was written', async () => {
    type('E-Mail-Adresse', 'klara@example.org');
    type('Vorname', 'Klara');
    const earlier = { ...emptyContact(germany()), email: 'klara@example.org' };
    await act(() => store.set(checkoutDraftAtom, { contact: earlier, comment: '' }));
    expect(screen.getByLabelText('Vorname')).toHaveProperty('value', 'Klara');
  });
});

describe('what only the shop refuses', () => {
  it('stands at its field and in the summary', async () => {
    await show(countries.map((country) => Object.assign({}, country, { checkPostalCodePattern: false })));
    fillIn('101');
    goOn();
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('link', { name: /^Postleitzahl:/ })).toBeDefined();
    expect(screen.getByLabelText('Postleitzahl').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('Straße und Hausnummer')).toHaveProperty('value', 'Notenweg 7');
  });
});
