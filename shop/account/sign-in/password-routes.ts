import { inTransaction } from '../../base/database/in-transaction.ts';
import type { ErrorEntry } from '../../http/shop-error.ts';
import type { StoreApi, StoreApiCall } from '../../context/store-api.ts';
import { refuseViolations, violation } from '../../http/violation.ts';
import type { JsonObject } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';
import { atLeast, atMost, checkField, emailFormat, equalTo, notBlank, fieldText } from '../../http/field-checks.ts';
import { emailTakenViolations } from '../customer/email-taken.ts';
import { isOwnPassword, isPasswordUnchanged } from './own-password.ts';
import { hashPassword } from './password.ts';
import { success } from '../profile/profile-routes.ts';
import { type CurrentCustomer, requireRegistered } from '../customer/require-customer.ts';
import { requireToken } from '../customer/require-token.ts';
import { renewLogin } from '../customer/session-changes.ts';
import { updateRow } from '../../seeding/update-row.ts';

/** A new password and its repetition. */
export function newPasswordViolations(shop: Shop, body: JsonObject): ErrorEntry[] {
  return checkField(
    body['newPassword'],
    '/newPassword',
    notBlank(),
    atLeast(shop.config.passwordMinLength),
    atMost(),
    equalTo(body['newPasswordConfirm']),
  );
}

/** New password and new address of a logged-in customer, both with the current password. */
export function registerPasswordRoutes(api: StoreApi, shop: Shop): void {
  api.post('/account/change-password', (call) => changePassword(call, shop));
  api.post('/account/change-email', (call) => changeEmail(call, shop));
}

async function passwordViolations(shop: Shop, body: JsonObject, customer: CurrentCustomer): Promise<ErrorEntry[]> {
  const blank = checkField(body['password'], '/password', notBlank());
  if (blank.length > 0) return blank;
  return (await isOwnPassword(shop, customer, fieldText(body['password']) ?? '')) ? [] : [wrongPassword()];
}

const wrongPassword = (): ErrorEntry =>
  violation({
    code: 'VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT',
    detail: 'Your password is wrong',
    pointer: '/password',
  });

async function changePassword(call: StoreApiCall, shop: Shop): Promise<Response> {
  requireToken(call);
  const { body, context } = call.var;
  const customer = requireRegistered(shop, context);
  refuseViolations([...(await passwordViolations(shop, body, customer)), ...newPasswordViolations(shop, body)]);
  const password = await hashPassword(fieldText(body['newPassword']) ?? '', shop.random, shop.config.passwordHashCost);
  inTransaction(shop.database, () => {
    // Again, because hashing takes a moment: of two changes at once the second one names an old password.
    if (!isPasswordUnchanged(shop, customer)) refuseViolations([wrongPassword()]);
    updateRow(shop, 'customer', customer.id, { password });
    call.set('token', renewLogin(shop, context, customer.id));
  });
  return call.json({ apiAlias: 'array_struct', redirectUrl: null });
}

async function changeEmail(call: StoreApiCall, shop: Shop): Promise<Response> {
  requireToken(call);
  const { body, context } = call.var;
  const customer = requireRegistered(shop, context);
  const wrong = await passwordViolations(shop, body, customer);
  // Looked up after the password was checked, in one go with the change: two accounts never get one address.
  const format = checkField(
    body['email'],
    '/email',
    notBlank(),
    atMost(),
    emailFormat(),
    equalTo(body['emailConfirmation']),
  );
  refuseViolations([
    ...format,
    ...(format.length === 0 ? emailTakenViolations(shop, fieldText(body['email']) ?? '', customer.id) : []),
    ...wrong,
  ]);
  updateRow(shop, 'customer', customer.id, { email: fieldText(body['email']) });
  return call.json(success);
}
