import { atom, type Setter } from 'jotai';
import { refreshSessionAtom, storeApiAtom } from '#platform/session/session-atoms.ts';
import {
  changeAddress,
  createAddress,
  deleteAddress,
  listAddresses,
  setDefaultBillingAddress,
  setDefaultShippingAddress,
} from '#store-api/account/addresses.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { addressInputOf, type AddressValues } from '../address-values.ts';

/** The address book; empty while nobody is logged in. @throws {StoreApiError} */
export const listAddressesAtom = atom(null, (get) => listAddresses(get(storeApiAtom)));

/** Counts addresses that had waited and that the shop has answered to: the book may be another one now. */
export const lateAddressesAtom = atom(0);

/** Saves an address; a new one without id. Resolves to its id. @throws {StoreApiError} 400 with one violation per field */
export const saveAddressAtom = atom(null, async (get, set, values: AddressValues, id?: string): Promise<string> => {
  const input = addressInputOf(values);
  const api = get(storeApiAtom);
  const saved = await thenRefresh(set, id === undefined ? createAddress(api, input) : changeAddress(api, id, input));
  return saved.id;
});

export type AddressAct = 'default-billing' | 'default-shipping' | 'delete';

const acts: Readonly<Record<AddressAct, (api: StoreApi, id: string) => Promise<void>>> = {
  'default-billing': setDefaultBillingAddress,
  'default-shipping': setDefaultShippingAddress,
  delete: deleteAddress,
};

/** Makes an address a default one, or deletes it. @throws {StoreApiError} 400 for a default address that is to be deleted */
export const actOnAddressAtom = atom(null, async (get, set, act: AddressAct, id: string): Promise<void> => {
  await thenRefresh(set, acts[act](get(storeApiAtom), id));
});

/** The session holds addresses too. Who is not logged in any more is found out by it as well. */
async function thenRefresh<Answer>(set: Setter, change: Promise<Answer>): Promise<Answer> {
  try {
    return await change;
  } finally {
    await set(refreshSessionAtom);
  }
}
