import type { LineItem } from '#store-api/schemas/line-item.ts';
import { hasCode } from '#store-api/store-api-error.ts';

type Line = Pick<LineItem, 'type' | 'quantity' | 'digital'>;

/** Empty: no product in it, whatever promotions there are (specification §4). */
export function isEmptyCart(lines: readonly Line[]): boolean {
  const products = lines.filter(({ type }) => type === 'product');
  return products.reduce((sum, { quantity }) => sum + quantity, 0) <= 0;
}

/** Virtual: not empty and everything but promotions is a download, so nothing is shipped (specification §4). */
export function isVirtualCart(lines: readonly Line[]): boolean {
  return !isEmptyCart(lines) && lines.every(({ type, digital }) => type === 'promotion' || digital);
}

/** Whether the shop took no more because the cart holds all it may: lines, or everything together. */
export function isCartFull(error: unknown): boolean {
  return hasCode(error, 'CHECKOUT__CART_TOO_MANY_LINE_ITEMS') || hasCode(error, 'CHECKOUT__CART_TOO_LARGE');
}

/** Whether the shop refused a single line because too much is attached to it. */
export function isLineTooLarge(error: unknown): boolean {
  return hasCode(error, 'CHECKOUT__CART_LINE_ITEM_PAYLOAD_TOO_LARGE');
}
