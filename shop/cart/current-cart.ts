import type { SalesChannelContext } from '../entities/sales-channel-context.ts';
import { inTransaction } from '../base/database/in-transaction.ts';
import type { Shop } from '../entities/shop.ts';
import { calculateCart, type Cart } from './calculate-cart.ts';
import { requireCartFits } from './lines/cart-limits.ts';
import { loadCart, saveCart } from './cart-table.ts';
import { emptyCart, type StoredCart } from './lines/stored-cart.ts';

export interface CurrentCart {
  readonly cart: Cart;
  /** False for a session that never had a cart. */
  readonly isKept: boolean;
  /** Lines this call added or changed. */
  readonly changedLineIds: ReadonlySet<string>;
}

/**
 * The session's cart, calculated anew. Corrections are kept, so each is reported once.
 *
 * @param change what a call does to the cart first; without it the cart is only read
 * @throws {ShopError} 400 when that makes the cart too large
 */
export function currentCart(
  shop: Shop,
  context: SalesChannelContext,
  change?: (cart: StoredCart) => StoredCart,
): CurrentCart {
  return inTransaction(shop.database, () => {
    const kept = loadCart(shop, context.token);
    const before = kept ?? emptyCart;
    const wanted = change?.(before) ?? before;
    if (change !== undefined) requireCartFits(before, wanted);
    const cart = calculateCart(shop, wanted, context);
    const isTouched = kept !== undefined || change !== undefined;
    if (isTouched && JSON.stringify(kept) !== JSON.stringify(cart.stored)) saveCart(shop, context.token, cart.stored);
    return { cart, isKept: isTouched, changedLineIds: changedLines(before, wanted) };
  });
}

function changedLines(before: StoredCart, after: StoredCart): ReadonlySet<string> {
  const known = new Map(before.lines.map((line) => [line.id, JSON.stringify(line)]));
  const changed = after.lines.filter((line) => known.get(line.id) !== JSON.stringify(line));
  return new Set(changed.map((line) => line.id));
}
