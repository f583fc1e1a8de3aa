import { act, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refreshSessionAtom, sessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { ShellProvider } from '#platform/session/shell.ts';
import { createAddress, deleteAddress } from '#store-api/account/addresses.ts';
import { registeredShopper } from '#testing/account-visitor.ts';
import { inGerman } from '#testing/in-german.tsx';
import { heldLine } from '#testing/held-line.ts';
import { renderUi } from '#testing/render-ui.tsx';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { AddressBook } from './address-book.tsx';
import { lateAddressesAtom } from './book/address-book-atoms.ts';

let shop: DemoShop;
beforeAll(async () => {
  shop = await startDemoShop();
});
afterAll(() => shop.stop());

it('an address that was deleted meanwhile does not come back with a book that was asked for before', async () => {
  const customer = await registeredShopper(shop);
  const { api, holdAnswer } = heldLine(customer);
  const store = createStore();
  const shell = testShell(api, store);
  store.set(shellAtom, shell);
  await store.set(refreshSessionAtom);
  const clara = store.get(sessionAtom)?.customer;
  const countryId = clara?.defaultShippingAddress?.countryId ?? '';
  const bonn = { firstName: 'Robert', lastName: 'Schumann', street: 'Sebastianstraße 182', city: 'Bonn', countryId };
  const { id } = await createAddress(customer, { ...bonn, zipcode: '53115' });
  renderUi(inGerman(<ShellProvider value={shell}>{clara && <AddressBook customer={clara} />}</ShellProvider>, store));
  const inBonn = () => screen.queryByText(/Sebastianstraße/, { selector: 'address' });
  await expect.poll(inBonn).not.toBeNull();
  const isBook = ({ path }: { path: string }): boolean => path === 'account/list-address';
  const older = holdAnswer(isBook);
  store.set(lateAddressesAtom, (count) => count + 1);
  await older.isHeld;
  await deleteAddress(customer, id);
  store.set(lateAddressesAtom, (count) => count + 1);
  await expect.poll(inBonn).toBeNull();
  await act(async () => older.letGo());
  expect(inBonn()).toBeNull();
});
