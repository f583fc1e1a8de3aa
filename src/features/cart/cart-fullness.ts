import { hasCode } from '#store-api/store-api-error.ts';

/** Whether the shop took no more because the cart holds all it may: lines, or everything together. */
export function isCartFull(error: unknown): boolean {
  return hasCode(error, 'CHECKOUT__CART_TOO_MANY_LINE_ITEMS') || hasCode(error, 'CHECKOUT__CART_TOO_LARGE');
}

/** Whether the shop refused a single line because too much is attached to it. */
export function isLineTooLarge(error: unknown): boolean {
  return hasCode(error, 'CHECKOUT__CART_LINE_ITEM_PAYLOAD_TOO_LARGE');
}
