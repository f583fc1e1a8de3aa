import type { SalesChannelContext } from '../context/sales-channel-context.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Shop } from '../shop.ts';
import { calculateCart, type Cart } from './calculate-cart.ts';
import { loadCart, saveCart } from './cart-table.ts';
import { emptyCart, type StoredCart } from './stored-cart.ts';

export type CurrentCart = { readonly cart: Cart; readonly isKept: boolean };

/**
 * The session's cart, calculated anew. Corrections are kept, so each is reported once.
 *
 * @param change what a call does to the cart first; without it the cart is only read
 */
export function currentCart(
  shop: Shop,
  context: SalesChannelContext,
  change?: (cart: StoredCart) => StoredCart,
): CurrentCart {
  return inTransaction(shop.database, () => {
    const kept = loadCart(shop, context.token);
    const before = kept ?? emptyCart;
    const cart = calculateCart(shop, change?.(before) ?? before, context);
    const isTouched = kept !== undefined || change !== undefined;
    if (isTouched && JSON.stringify(kept) !== JSON.stringify(cart.stored)) saveCart(shop, context.token, cart.stored);
    return { cart, isKept: isTouched };
  });
}
