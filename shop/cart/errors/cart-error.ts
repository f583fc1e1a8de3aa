import type { JsonObject, JsonValue } from '../../base/json.ts';

const levels = { notice: 0, warning: 10, error: 20 } as const;

/** A remark on the cart, in the form the Store API lists it under its key. */
export interface CartError {
  readonly key: string;
  readonly messageKey: string;
  /** 0 notice, 10 warning, 20 error. */
  readonly level: 0 | 10 | 20;
  readonly message: string;
  readonly parameters: JsonObject;
  /** Ordering is refused while it stands. */
  readonly block: boolean;
  readonly blockResubmit: boolean;
  /** Properties the error object shows besides, as the reference does. */
  readonly properties: JsonObject;
}

interface Facts {
  readonly messageKey: string;
  readonly suffix?: string;
  readonly level: keyof typeof levels;
  readonly message: string;
  readonly parameters: JsonObject;
  readonly blocks: boolean;
  readonly properties?: JsonObject;
}

/** The error as the Store API shows it. */
export function cartErrorJson({ properties, ...error }: CartError): JsonObject {
  return { ...properties, ...error, code: 0 };
}

export const cartProductNotFound = (lineId: string): CartError =>
  cartError({
    messageKey: 'product-not-found',
    suffix: lineId,
    level: 'error',
    message: 'The product %s could not be found',
    parameters: { id: lineId },
    blocks: true,
    properties: { id: lineId },
  });

export const productOutOfStock = (productId: string, name: string): CartError =>
  cartError({
    messageKey: 'product-out-of-stock',
    suffix: productId,
    level: 'error',
    message: `The product ${name} is no longer available`,
    parameters: { name },
    blocks: true,
    properties: { id: productId, name },
  });

/** `everyLine`: the sum of several lines is too high; only the customer can settle that. */
export const productStockReached = (productId: string, name: string, quantity: number, everyLine = false): CartError =>
  cartError({
    messageKey: 'product-stock-reached',
    suffix: productId,
    level: everyLine ? 'error' : 'warning',
    message: `The product ${name} is only available ${quantity} times`,
    parameters: { name, quantity },
    blocks: true,
  });

export const minimumQuantity = (productId: string, name: string, quantity: number): CartError =>
  cartError({
    messageKey: 'min-order-quantity',
    suffix: productId,
    level: 'warning',
    message: `The quantity of product ${name} did not meet the minimum order quantity threshold. The quantity has automatically been increased to ${quantity}`,
    parameters: { name, quantity },
    blocks: true,
    properties: { id: productId, name, quantity },
  });

export const purchaseSteps = (productId: string, name: string, quantity: number): CartError =>
  cartError({
    messageKey: 'purchase-steps-quantity',
    suffix: productId,
    level: 'warning',
    message: `Your input quantity does not match with the setup of the ${name}. The quantity was changed to ${quantity}`,
    parameters: { name, quantity },
    blocks: true,
    properties: { id: productId, name, quantity },
  });

export const promotionNotFound = (code: string): CartError =>
  cartError({
    messageKey: 'promotion-not-found',
    level: 'error',
    message: `Promotion with code ${code} not found!`,
    parameters: { code },
    blocks: false,
    properties: { promotionCode: code },
  });

export const discountAdded = (discountId: string, name: string): CartError =>
  cartError({
    messageKey: 'promotion-discount-added',
    suffix: `-${discountId}`,
    level: 'notice',
    message: `Discount ${name} has been added`,
    parameters: { name, discountLineItemId: discountId },
    blocks: false,
  });

export const discountDeleted = (discountId: string, name: string): CartError =>
  cartError({
    messageKey: 'promotion-discount-deleted',
    suffix: `-${discountId}`,
    level: 'notice',
    message: `Discount ${name} has been removed`,
    parameters: { name },
    blocks: false,
  });

export const promotionNotEligible = (name: string): CartError =>
  cartError({
    messageKey: 'promotion-not-eligible',
    level: 'notice',
    message: `Promotion ${name} not eligible for cart!`,
    parameters: { name },
    blocks: false,
  });

export const promotionExcluded = (name: string): CartError =>
  cartError({
    messageKey: 'promotion-excluded',
    level: 'notice',
    message: `Promotion ${name} was excluded for cart.`,
    parameters: { name },
    blocks: false,
  });

export const shippingMethodBlocked = (name: string): CartError =>
  cartError({
    messageKey: 'shipping-method-blocked',
    suffix: `-${name}`,
    level: 'warning',
    message: `Shipping method ${name} not available`,
    parameters: { name },
    blocks: true,
    properties: { name },
  });

export const paymentMethodBlocked = (name: string): CartError => ({
  ...cartError({
    messageKey: 'payment-method-blocked',
    suffix: `-${name}`,
    level: 'warning',
    message: `Payment method ${name} not available`,
    parameters: { name },
    blocks: true,
    properties: { name },
  }),
  blockResubmit: false,
});

export type AddressRole = 'billing' | 'shipping';

/** The country of an address is not delivered to or not served at all. */
export const addressBlocked = (role: AddressRole, country: string): CartError =>
  cartError({
    messageKey: `${role}-address-blocked`,
    suffix: `-${country}`,
    level: 'error',
    message:
      role === 'shipping'
        ? `Shippings to shipping address ${country} are not possible.`
        : `Billings to billing address ${country} are not possible.`,
    parameters: { name: country },
    blocks: true,
    properties: { name: country },
  });

const missingNames = { salutation: 'Salutation', 'country-region': 'A country region' } as const;

/** An address lacks what the shop or its country asks for; the customer has to complete it. */
export const addressIncomplete = (
  missing: keyof typeof missingNames,
  role: AddressRole,
  addressId: string,
): CartError =>
  cartError({
    messageKey: `${missing}-missing-${role}-address`,
    suffix: `-${addressId}`,
    level: 'warning',
    message: `${missingNames[missing]} is missing in the ${role} address with id "${addressId}"`,
    parameters: { addressId },
    blocks: true,
    properties: { addressId },
  });

/** Fields of an address that the rules of today would refuse, `/zipcode` for example. */
export const addressInvalid = (role: AddressRole, pointers: readonly string[]): CartError =>
  cartError({
    messageKey: `${role}-address-invalid`,
    level: 'error',
    message: `The ${role} address is invalid: ${pointers.join(', ')}`,
    parameters: { violations: [...pointers] },
    blocks: true,
  });

/** All errors keyed by their key; PHP's `[]` when there are none. */
export function cartErrorsJson(errors: readonly CartError[]): JsonValue {
  if (errors.length === 0) return [];
  return Object.fromEntries(errors.map((error) => [error.key, cartErrorJson(error)]));
}

function cartError({ messageKey, suffix = '', level, message, parameters, blocks, properties = {} }: Facts): CartError {
  return {
    key: `${messageKey}${suffix}`,
    messageKey,
    level: levels[level],
    message,
    parameters,
    block: blocks,
    blockResubmit: blocks,
    properties,
  };
}
