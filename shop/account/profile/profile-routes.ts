import { saveSession } from '../../context/session.ts';
import { parseCriteria } from '../../entities/criteria/parse-criteria.ts';
import { requireId } from '../../entities/criteria/criteria-error.ts';
import { inTransaction } from '../../base/database/in-transaction.ts';
import { findById } from '../../entities/search/search.ts';
import { respond } from '../../context/respond.ts';
import { shopError } from '../../http/shop-error.ts';
import type { StoreApi, StoreApiCall } from '../../context/store-api.ts';
import { refuseViolations } from '../../http/violation.ts';
import type { Shop } from '../../entities/shop.ts';
import { atMost, checkField, notBlank, noWebAddress, fieldText } from '../../http/field-checks.ts';
import { deleteCustomer } from '../customer/delete-customer.ts';
import { notLoggedIn, requireCustomer, requireRegistered } from '../customer/require-customer.ts';
import { profileFields } from './profile-fields.ts';
import { requireToken } from '../customer/require-token.ts';
import { updateRow } from '../../seeding/update-row.ts';
import { vatIdViolations } from '../customer/vat-id-violations.ts';

export const success = { apiAlias: 'array_struct', success: true } as const;

/** The customer's own data (Store API sheet, account). */
export function registerProfileRoutes(api: StoreApi, shop: Shop): void {
  api.on(['GET', 'POST'], '/account/customer', (call) => customer(call, shop));
  api.delete('/account/customer', (call) => {
    deleteCustomer(shop, requireCustomer(shop, call.var.context).id);
    return call.body(null, 204);
  });
  api.post('/account/change-profile', (call) => changeProfile(call, shop));
  api.post('/account/change-language', (call) => changeLanguage(call, shop));
  // 6.7 keeps the method in the session alone: `PATCH /context`.
  if (shop.version === '6.6') {
    api.post('/account/change-payment-method/:id', (call) => changePaymentMethod(call, shop));
  }
}

function customer(call: StoreApiCall, shop: Shop): Response {
  const { context, input } = call.var;
  const { id } = requireCustomer(shop, context);
  const { associations } = parseCriteria(input);
  const found = findById(shop, 'customer', { id, ...(associations === undefined ? {} : { associations }) }, context);
  if (found === undefined) throw notLoggedIn();
  return respond(call, { ...found, hash: null });
}

function billingCountry(shop: Shop, addressId: string): string | null {
  const row = shop.database.prepare('SELECT country_id FROM customer_address WHERE id = ?').get(addressId);
  return row === undefined ? null : String(row['country_id']);
}

function changeProfile(call: StoreApiCall, shop: Shop): Response {
  requireToken(call);
  const { id, defaultBillingAddressId } = requireCustomer(shop, call.var.context);
  const { body } = call.var;
  const isBusiness = fieldText(body['accountType']) === 'business';
  refuseViolations([
    ...checkField(body['firstName'], '/firstName', notBlank(), atMost(), noWebAddress),
    ...checkField(body['lastName'], '/lastName', notBlank(), atMost(), noWebAddress),
    ...(isBusiness ? checkField(body['company'], '/company', notBlank(), atMost()) : []),
    ...vatIdViolations(shop, body, billingCountry(shop, defaultBillingAddressId)),
  ]);
  updateRow(shop, 'customer', id, profileFields(shop, body));
  return call.json(success);
}

function changePaymentMethod(call: StoreApiCall, shop: Shop): Response {
  requireToken(call);
  const { context } = call.var;
  const { id } = requireRegistered(shop, context);
  const paymentMethodId = requireId(call.req.param('id') ?? '');
  const offered = shop.database
    .prepare(
      `SELECT 1 FROM payment_method p JOIN sales_channel_payment_method s ON s.payment_method_id = p.id
       WHERE p.id = ? AND p.active = 1 AND s.sales_channel_id = ?`,
    )
    .get(paymentMethodId, context.salesChannelId);
  if (offered === undefined) {
    throw shopError({
      status: 400,
      code: 'CHECKOUT__CUSTOMER_CHANGE_PAYMENT_METHOD_NOT_FOUND',
      detail: `Change Payment to method ${paymentMethodId} not possible.`,
      parameters: { paymentMethodId },
    });
  }
  inTransaction(shop.database, () => {
    updateRow(shop, 'customer', id, { defaultPaymentMethodId: paymentMethodId });
    // A method the session chose before would hide the new one.
    saveSession(shop, context, { choices: { paymentMethodId } });
  });
  return call.json(success);
}

function changeLanguage(call: StoreApiCall, shop: Shop): Response {
  requireToken(call);
  const { context, body } = call.var;
  const { id } = requireRegistered(shop, context);
  const languageId = requireId(body['languageId'] ?? '');
  const isOffered = shop.database
    .prepare('SELECT 1 FROM sales_channel_language WHERE sales_channel_id = ? AND language_id = ?')
    .get(context.salesChannelId, languageId);
  if (isOffered === undefined) {
    throw shopError({
      status: 400,
      code: 'VIOLATION::ENTITY_DOES_NOT_EXISTS',
      detail: `The "language" entity with id "${languageId}" does not exist.`,
      pointer: '/languageId',
    });
  }
  updateRow(shop, 'customer', id, { languageId });
  return call.json(success);
}
