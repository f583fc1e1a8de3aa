import { inTransaction } from '../database/in-transaction.ts';
import type { StoreApiCall } from '../http/store-api.ts';
import { refuseViolations, violation } from '../http/violation.ts';
import type { Shop } from '../shop.ts';
import { atLeast, atMost, checkField, notBlank, textOf } from './field-checks.ts';
import { hashPassword } from './password.ts';
import { success } from './profile-routes.ts';
import { findRegistered, notLoggedIn, requireCustomer } from './require-customer.ts';
import { updateRow } from './update-row.ts';

function refuseKnownEmail(shop: Shop, customerId: string): void {
  const row = shop.database.prepare('SELECT email FROM customer WHERE id = ?').get(customerId);
  const email = String(row?.['email'] ?? '');
  if (findRegistered(shop, email) === undefined) return;
  refuseViolations([
    violation({
      code: 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE',
      detail: `The email address "${email}" is already in use.`,
      pointer: '/email',
      parameters: { '{{ email }}': `"${email}"` },
    }),
  ]);
}

/**
 * Makes the session's guest a customer with a password; orders, addresses and session stay.
 *
 * @throws {ShopError} 403 without a guest, 400 for a short password or an address that has an account.
 */
export async function convertGuest(call: StoreApiCall, shop: Shop): Promise<Response> {
  const { body, context } = call.var;
  const guest = requireCustomer(shop, context);
  if (!guest.isGuest) throw notLoggedIn();
  const { passwordMinLength, passwordHashCost } = shop.config;
  refuseViolations(checkField(body['password'], '/password', notBlank(), atLeast(passwordMinLength), atMost()));
  refuseKnownEmail(shop, guest.id);
  const password = await hashPassword(textOf(body['password']) ?? '', shop.random, passwordHashCost);
  inTransaction(shop.database, () => {
    // Again, because hashing takes a moment: two accounts never get one address.
    refuseKnownEmail(shop, guest.id);
    updateRow(shop, 'customer', guest.id, { password, guest: false });
  });
  return call.json(success);
}
