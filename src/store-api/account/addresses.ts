import * as z from 'zod/mini';
import { ask } from '../ask.ts';
import { maxPageSize } from '../catalogue/criteria.ts';
import { addressSchema, type Address } from '../schemas/address.ts';
import { listOf } from '../schemas/tolerant.ts';
import type { StoreApi } from '../store-api.ts';
import { change, pathTo, sessionRead } from '../store-api-call.ts';
import { hasStatus } from '../store-api-error.ts';

/** A whole address: the shop empties every optional field a change leaves out. */
export interface AddressInput {
  readonly salutationId?: string;
  readonly title?: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string;
  readonly department?: string;
  readonly street: string;
  readonly additionalAddressLine1?: string;
  readonly additionalAddressLine2?: string;
  readonly zipcode?: string;
  readonly city: string;
  readonly countryId: string;
  readonly countryStateId?: string;
  readonly phoneNumber?: string;
}

const addressesSchema = z.object({ elements: listOf(addressSchema) });

/** The address book; empty while nobody is logged in. @throws {StoreApiError} */
export async function listAddresses(api: StoreApi): Promise<readonly Address[]> {
  try {
    const { elements } = await ask(api, sessionRead('account/list-address', { limit: maxPageSize }), addressesSchema);
    return elements;
  } catch (error) {
    if (hasStatus(error, 403)) return [];
    throw error;
  }
}

/** @returns the new address, without country and salutation. @throws {StoreApiError} 400 with one violation per field. */
export function createAddress(api: StoreApi, address: AddressInput): Promise<Address> {
  return ask(api, change('account/address', address), addressSchema);
}

/** @throws {StoreApiError} 400 with one violation per field, or when the address is not the customer's. */
export function changeAddress(api: StoreApi, id: string, body: AddressInput): Promise<Address> {
  return ask(api, { kind: 'change', method: 'PATCH', path: pathTo`account/address/${id}`, body }, addressSchema);
}

/** @throws {StoreApiError} 400 for a default address and for one this session uses. */
export async function deleteAddress(api: StoreApi, id: string): Promise<void> {
  await api.send({ kind: 'change', method: 'DELETE', path: pathTo`account/address/${id}` });
}

/** @throws {StoreApiError} 400 when the address is not the customer's. */
export async function setDefaultBillingAddress(api: StoreApi, id: string): Promise<void> {
  await api.send({ kind: 'change', method: 'PATCH', path: pathTo`account/address/default-billing/${id}` });
}

/** @throws {StoreApiError} 400 when the address is not the customer's. */
export async function setDefaultShippingAddress(api: StoreApi, id: string): Promise<void> {
  await api.send({ kind: 'change', method: 'PATCH', path: pathTo`account/address/default-shipping/${id}` });
}
