import type { Customer } from '../schemas/customer.ts';
import type { StoreApi } from '../store-api.ts';
import { change } from '../store-api-call.ts';

/**
 * Whether this shop may make a customer of that guest: 6.7 has the call, and no longer tells of a customer's own way to
 * pay, which a 6.6 tells of everybody.
 */
export function mayKeepGuest({ guest, defaultPaymentMethodId }: Customer): boolean {
  return guest && defaultPaymentMethodId === null;
}

/**
 * Makes the session's guest a customer with a password; session, addresses and orders stay. 6.7 alone.
 *
 * @throws {StoreApiError} 400 for a short password and for an address that has an account, 403 without a guest, 404 where
 * the shop has no such call.
 */
export async function keepGuest(api: StoreApi, password: string): Promise<void> {
  await api.send(change('account/convert-guest', { password }));
}
