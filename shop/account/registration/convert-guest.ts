import { inTransaction } from '../../base/database/in-transaction.ts';
import type { StoreApiCall } from '../../context/store-api.ts';
import { refuseViolations } from '../../http/violation.ts';
import type { Shop } from '../../entities/shop.ts';
import { atLeast, atMost, checkField, notBlank, fieldText } from '../../http/field-checks.ts';
import { hashPassword } from '../sign-in/password.ts';
import { success } from '../profile/profile-routes.ts';
import { emailTakenViolations } from '../customer/email-taken.ts';
import { notLoggedIn, requireCustomer } from '../customer/require-customer.ts';
import { updateRow } from '../../seeding/update-row.ts';

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
  refuseViolations(emailTakenViolations(shop, guest.email));
  const password = await hashPassword(fieldText(body['password']) ?? '', shop.random, passwordHashCost);
  inTransaction(shop.database, () => {
    // Again, because hashing takes a moment: two accounts never get one address.
    refuseViolations(emailTakenViolations(shop, requireCustomer(shop, context).email));
    updateRow(shop, 'customer', guest.id, { password, guest: false });
  });
  return call.json(success);
}
