import { shopError, type ShopError } from '../../http/shop-error.ts';
import type { StoreApi, StoreApiCall } from '../../context/store-api.ts';
import type { Shop } from '../../entities/shop.ts';
import { fieldText } from '../../http/field-checks.ts';
import { isOwnPassword } from './own-password.ts';
import { forgetAttempts } from '../../context/rate-limit.ts';
import { forgiveSignIn, refuseTooManySignIns, refuseTooManySignInsFrom } from '../../context/refuse-too-many.ts';
import { type CurrentCustomer, findRegistered, requireCustomer } from '../customer/require-customer.ts';
import { logIn, logOut } from '../customer/session-changes.ts';

/** Login and logout with the life of the context token (Store API sheet, context token). */
export function registerLoginRoutes(api: StoreApi, shop: Shop): void {
  api.post('/account/login', (call) => login(call, shop));
  api.post('/account/logout', (call) => logout(call, shop));
}

function refuseUnconfirmed(shop: Shop, { id }: CurrentCustomer): void {
  const row = shop.database
    .prepare(
      'SELECT 1 FROM customer WHERE id = ? AND double_opt_in_registration = 1 AND double_opt_in_confirm_date IS NULL',
    )
    .get(id);
  if (row === undefined) return;
  throw shopError({
    status: 401,
    code: 'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED',
    detail: `The customer with the id "${id}" has not completed the opt-in.`,
    parameters: { customerId: id },
  });
}

async function login(call: StoreApiCall, shop: Shop): Promise<Response> {
  const { body, context, clientAddress } = call.var;
  const email = fieldText(body['username']) ?? fieldText(body['email']);
  const password = fieldText(body['password']);
  if (email === null || password === null) throw badCredentials();
  const key = `login:${email.toLowerCase()}-${clientAddress}`;
  refuseTooManySignIns(shop, key);
  refuseTooManySignInsFrom(shop, clientAddress);
  const customer = findRegistered(shop, email);
  if (customer === undefined) throw customerNotFound(email);
  if (!(await isOwnPassword(shop, customer, password))) throw badCredentials();
  refuseUnconfirmed(shop, customer);
  forgetAttempts(shop, key);
  forgiveSignIn(shop, clientAddress);
  call.set('token', logIn(shop, context, customer.id));
  return call.json({ apiAlias: 'array_struct', redirectUrl: null });
}

const badCredentials = (): ShopError =>
  shopError({
    status: 401,
    code: 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS',
    detail: 'Invalid username and/or password.',
  });

const customerNotFound = (email: string): ShopError =>
  shopError({
    status: 401,
    code: 'CHECKOUT__CUSTOMER_NOT_FOUND',
    detail: `No matching customer for the email "${email}" was found.`,
    parameters: { email },
  });

function logout(call: StoreApiCall, shop: Shop): Response {
  const { isGuest } = requireCustomer(shop, call.var.context);
  call.set('token', logOut(shop, call.var.context, isGuest));
  return call.json({ apiAlias: 'array_struct', redirectUrl: null });
}
