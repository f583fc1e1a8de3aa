import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import type { ErrorEntry } from '../../http/shop-error.ts';
import { refuseViolations } from '../../http/violation.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';
import { addressViolations } from '../../context/address-input.ts';
import {
  atLeast,
  atMost,
  checkField,
  emailFormat,
  notBlank,
  noWebAddress,
  fieldText,
} from '../../http/field-checks.ts';
import { emailTakenViolations } from '../customer/email-taken.ts';
import { storefrontUrlViolations } from '../../context/storefront-url.ts';
import { vatIdViolations } from '../customer/vat-id-violations.ts';

/** A registration that passed all checks. */
export interface Registration {
  readonly isGuest: boolean;
  readonly email: string;
  /** Null for guests. */
  readonly password: string | null;
  readonly storefrontUrl: string;
  readonly profile: JsonObject;
  readonly billingAddress: JsonObject;
  /** Null when goods go to the billing address. */
  readonly shippingAddress: JsonObject | null;
}

export const isTrue = (value: JsonValue | undefined): boolean =>
  value === true || value === 1 || value === '1' || value === 'true';

/**
 * Checks a registration of a customer or a guest.
 *
 * @throws {ShopError} 400 with one violation per field (Store API sheet, register body).
 */
export function readRegistration(shop: Shop, body: JsonObject, context: SalesChannelContext): Registration {
  const shipping = body['shippingAddress'];
  const shippingAddress = isJsonObject(shipping) && Object.keys(shipping).length > 0 ? shipping : null;
  const billingAddress = billingOf(body);
  refuseViolations([
    ...profileViolations(shop, body),
    ...vatIdViolations(shop, body, fieldText(billingAddress['countryId'])),
    ...storefrontUrlViolations(shop, body['storefrontUrl'], context),
    ...addressViolations(shop, billingAddress, '/billingAddress'),
    ...(shippingAddress === null ? [] : addressViolations(shop, shippingAddress, '/shippingAddress')),
  ]);
  const isGuest = isTrue(body['guest']);
  return {
    isGuest,
    email: fieldText(body['email']) ?? '',
    password: isGuest ? null : fieldText(body['password']),
    storefrontUrl: fieldText(body['storefrontUrl']) ?? '',
    profile: body,
    billingAddress,
    shippingAddress,
  };
}

function emailViolations(shop: Shop, body: JsonObject): ErrorEntry[] {
  const found = checkField(
    body['email'],
    '/email',
    notBlank(),
    atMost(),
    emailFormat('VIOLATION::INVALID_EMAIL_FORMAT_ERROR'),
  );
  const email = fieldText(body['email']);
  if (found.length > 0 || email === null || isTrue(body['guest'])) return found;
  return emailTakenViolations(shop, email);
}

function profileViolations(shop: Shop, body: JsonObject): ErrorEntry[] {
  const password = isTrue(body['guest'])
    ? []
    : checkField(body['password'], '/password', notBlank(), atLeast(shop.config.passwordMinLength), atMost());
  const dataProtection =
    shop.config.requireDataProtectionCheckbox && !isTrue(body['acceptedDataProtection'])
      ? checkField(null, '/acceptedDataProtection', notBlank())
      : [];
  return [
    ...checkField(body['firstName'], '/firstName', notBlank(), atMost(), noWebAddress),
    ...checkField(body['lastName'], '/lastName', notBlank(), atMost(), noWebAddress),
    ...emailViolations(shop, body),
    ...password,
    ...dataProtection,
  ];
}

/** The billing address carries the names of the form itself. */
function billingOf(body: JsonObject): JsonObject {
  const sent = body['billingAddress'];
  const names: JsonObject = {};
  for (const name of ['salutationId', 'firstName', 'lastName', 'title'] as const) {
    const value = body[name];
    if (value !== undefined) names[name] = value;
  }
  return { ...(isJsonObject(sent) ? sent : {}), ...names };
}
