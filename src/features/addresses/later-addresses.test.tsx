import { fireEvent, screen, within } from '@testing-library/react';
import { createStore, useAtomValue } from 'jotai';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { followIntentsAtom } from '#platform/intents/follow-intents.ts';
import { intentsAtom } from '#platform/intents/intent-atoms.ts';
import { hasIntents } from '#platform/intents/intent-records.ts';
import { refreshSessionAtom, sessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { ShellProvider } from '#platform/session/shell.ts';
import { deleteAddress, listAddresses } from '#store-api/account/addresses.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { holdUpRecords } from '#testing/browser/hold-up-records.ts';
import { inGerman } from '#testing/in-german.tsx';
import { registeredShopper } from '#testing/account-visitor.ts';
import { renderUi } from '#testing/render-ui.tsx';
import { shakyLine } from '#testing/shaky-line.ts';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { letChangesWait } from '#testing/waiting-changes.ts';
import { AddressBook } from './address-book.tsx';
import { laterAddresses } from './later-addresses.ts';

letChangesWait();

let shop: DemoShop;
let api: StoreApi;
beforeAll(async () => {
  shop = await startDemoShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  api = await registeredShopper(shop);
});

/** The customer's address book, and what lies between it and the shop. */
async function visit() {
  const store = createStore();
  const { line, away, mend, ...shaky } = shakyLine(api, store);
  const shell = testShell(shaky.api, store);
  store.set(shellAtom, shell);
  await store.set(refreshSessionAtom);
  store.set(followIntentsAtom, laterAddresses);
  renderUi(inGerman(<ShellProvider value={shell}>{<Book />}</ShellProvider>, store));
  return { store, line, away, mend };
}

function Book() {
  const customer = useAtomValue(sessionAtom)?.customer;
  return customer ? <AddressBook customer={customer} /> : null;
}

const dialog = () => screen.findByRole('dialog');
const waiting = () => screen.findByRole('list', { name: 'Vorgemerkte Änderungen' });

async function write(values: Readonly<Record<string, string>>): Promise<void> {
  const form = within(await dialog());
  for (const [label, value] of Object.entries(values))
    fireEvent.change(await form.findByLabelText(label), { target: { value } });
  fireEvent.click(form.getByRole('button', { name: 'Adresse speichern' }));
}

const endenich = {
  Vorname: 'Robert',
  Nachname: 'Schumann',
  'Straße und Hausnummer': 'Sebastianstraße 182',
  Postleitzahl: '53115',
  Ort: 'Bonn',
};
const streets = async () => (await listAddresses(api)).map(({ street }) => street).toSorted();

describe('an address while the shop cannot be reached', () => {
  it('waits in the address book, comes back into its form, and stands there once the shop answers', async () => {
    const { line, away, mend } = await visit();
    fireEvent.click(await screen.findByRole('button', { name: 'Neue Adresse' }));
    await within(await dialog()).findByLabelText('Vorname');
    line.isCut = true;
    away();
    await write(endenich);
    const list = await waiting();
    expect(list.textContent).toContain('Adresse wird gespeichert: Robert Schumann, Sebastianstraße 182, Bonn');
    fireEvent.click(within(list).getByRole('button', { name: /bearbeiten$/ }));
    const form = within(await dialog());
    expect((await form.findByLabelText<HTMLInputElement>('Postleitzahl')).value).toBe('53115');
    await write({ 'Straße und Hausnummer': 'Sebastianstraße 182 a' });
    expect((await waiting()).textContent).toContain('Sebastianstraße 182 a');
    mend();
    await expect.poll(hasIntents).toBe(false);
    expect(await streets()).toEqual(['Inselstraße 18', 'Sebastianstraße 182 a']);
    expect(await screen.findByText(/Sebastianstraße 182 a/, { selector: 'address' })).toBeTruthy();
    // Nothing was said: there is no place that could have taken the focus.
    expect(document.activeElement).toBe(document.body);
  });

  it('that the browser keeps late closes no form but its own', async () => {
    const { line, away } = await visit();
    fireEvent.click(await screen.findByRole('button', { name: 'Neue Adresse' }));
    await within(await dialog()).findByLabelText('Vorname');
    line.isCut = true;
    away();
    const goOn = await holdUpRecords();
    await write(endenich);
    await waiting();
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Schließen' }));
    fireEvent.click(screen.getByRole('button', { name: /^Bearbeiten: Clara Wieck/ }));
    const form = within(await dialog());
    fireEvent.change(await form.findByLabelText('Ort'), { target: { value: 'Dresden' } });
    goOn();
    await expect.poll(hasIntents).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(form.getByLabelText<HTMLInputElement>('Ort').value).toBe('Dresden');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('is saved once when the answer of the shop was lost', async () => {
    const { line, away, mend } = await visit();
    fireEvent.click(await screen.findByRole('button', { name: 'Neue Adresse' }));
    await within(await dialog()).findByLabelText('Vorname');
    line.isAnswerLost = true;
    away();
    await write(endenich);
    await waiting();
    mend();
    await expect.poll(hasIntents).toBe(false);
    expect(await streets()).toEqual(['Inselstraße 18', 'Sebastianstraße 182']);
  });

  it('that was changed, and deleted elsewhere meanwhile, is told and stays to be saved anew', async () => {
    const { store, line, away, mend } = await visit();
    fireEvent.click(await screen.findByRole('button', { name: 'Neue Adresse' }));
    await write(endenich);
    fireEvent.click(await screen.findByRole('button', { name: /^Bearbeiten: Robert Schumann/ }));
    await within(await dialog()).findByLabelText('Vorname');
    line.isCut = true;
    away();
    await write({ Ort: 'Bonn-Endenich' });
    await waiting();
    const robert = (await listAddresses(api)).find(({ firstName }) => firstName === 'Robert');
    await deleteAddress(api, robert?.id ?? '');
    mend();
    await expect.poll(() => store.get(intentsAtom)).toMatchObject([{ problem: 'gone' }]);
    await expect.poll(() => screen.queryByRole('button', { name: /^Bearbeiten: Robert Schumann/ })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: /bearbeiten$/ }));
    await write({});
    await expect.poll(hasIntents).toBe(false);
    expect((await listAddresses(api)).map(({ city }) => city)).toContain('Bonn-Endenich');
  });
});
