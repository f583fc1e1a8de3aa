import type { LineItem } from '#store-api/schemas/line-item.ts';

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
