import { violation, refuseViolations } from '../../http/violation.ts';
import { shopError, type ShopError } from '../../http/shop-error.ts';
import type { JsonValue } from '../../base/json.ts';

export const lineItemNotFound = (id: string): ShopError =>
  shopError({
    status: 404,
    code: 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND',
    detail: `Line item with identifier ${id} not found.`,
    parameters: { id },
  });

export const typeNotSupported = (type: string): ShopError =>
  shopError({
    status: 400,
    code: 'CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED',
    detail: `Line item type "${type}" is not supported.`,
    parameters: { type },
  });

export const typeNotUpdatable = (type: string): ShopError =>
  shopError({
    status: 400,
    code: 'CHECKOUT__CART_LINE_ITEM_TYPE_NOT_UPDATABLE',
    detail: `Line item type "${type}" cannot be updated.`,
    parameters: { type },
  });

export const invalidQuantity = (quantity: number): ShopError =>
  shopError({
    status: 400,
    code: 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY',
    detail: `The quantity must be a positive integer. Given: "${quantity}"`,
    parameters: { quantity },
  });

export const invalidLineItem = (): ShopError =>
  shopError({ status: 400, code: 'CHECKOUT__CART_LINE_ITEM_INVALID', detail: 'Line item is invalid.' });

export const invalidPayload = (id: string): ShopError =>
  shopError({
    status: 400,
    code: 'CHECKOUT__CART_INVALID_LINE_ITEM_PAYLOAD',
    detail: `Unable to save payload with key \`0\` on line item \`${id}\`. Only scalar data types are allowed.`,
    parameters: { key: '0', lineItemId: id },
  });

export const notStackable = (id: string): ShopError =>
  shopError({
    status: 400,
    code: 'CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE',
    detail: `Line item with identifier "${id}" is not stackable and the quantity cannot be changed.`,
    parameters: { id },
  });

export const mixedType = (id: string): ShopError =>
  shopError({
    status: 409,
    code: 'CHECKOUT__CART_MIXED_LINE_ITEM_TYPE',
    detail: `Line item with id ${id} already exists with a different type.`,
    parameters: { id },
  });

/** Shopware has no such bounds; an endless cart would stand in everybody's way. */
export const tooManyLineItems = (most: number): ShopError =>
  shopError({
    status: 400,
    code: 'CHECKOUT__CART_TOO_MANY_LINE_ITEMS',
    detail: `The cart holds at most ${most} line items.`,
    parameters: { most },
  });

export const tooManyCodes = (most: number): ShopError =>
  shopError({
    status: 400,
    code: 'CHECKOUT__CART_TOO_MANY_PROMOTION_CODES',
    detail: `The cart holds at most ${most} promotion codes.`,
    parameters: { most },
  });

export const payloadTooLarge = (id: string, mostBytes: number): ShopError =>
  shopError({
    status: 400,
    code: 'CHECKOUT__CART_LINE_ITEM_PAYLOAD_TOO_LARGE',
    detail: `The payload of line item "${id}" is larger than ${mostBytes} bytes.`,
    parameters: { id, mostBytes },
  });

export const cartTooLarge = (mostBytes: number): ShopError =>
  shopError({
    status: 400,
    code: 'CHECKOUT__CART_TOO_LARGE',
    detail: `The cart is larger than ${mostBytes} bytes.`,
    parameters: { mostBytes },
  });

export const insufficientPermission = (): ShopError =>
  shopError({ status: 403, code: 'CHECKOUT__INSUFFICIENT_PERMISSION', detail: 'Insufficient permission.' });

/** @throws {ShopError} 400: the field holds another type of value than the one named. */
export function refuseType(pointer: string, value: JsonValue, type: string): void {
  refuseViolations([
    violation({
      code: 'VIOLATION::INVALID_TYPE_ERROR',
      detail: `Dieser Wert sollte vom Typ ${type} sein.`,
      pointer,
      parameters: { '{{ value }}': `"${shown(value)}"`, '{{ type }}': type },
    }),
  ]);
}

const shown = (value: JsonValue): string => (typeof value === 'string' ? value : JSON.stringify(value));
