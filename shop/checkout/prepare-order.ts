import { requireCustomer } from '../account/customer/require-customer.ts';
import { writesSoFar } from '../base/database/writes-so-far.ts';
import type { JsonObject } from '../base/json.ts';
import { randomId } from '../base/random-id.ts';
import { calculateCart, type Cart, cartHash } from '../cart/calculate-cart.ts';
import { loadCart } from '../cart/cart-table.ts';
import { emptyCart } from '../cart/lines/stored-cart.ts';
import type { SalesChannelContext } from '../entities/sales-channel-context.ts';
import type { Shop } from '../entities/shop.ts';
import { shopError } from '../http/shop-error.ts';
import { type OrderRemarks, orderPayload } from '../orders/order-payload.ts';

export interface OrderWishes {
  readonly remarks: OrderRemarks;
  readonly hash: string | null;
}

/** An order as it would be placed now, without its number. */
export interface PreparedOrder {
  readonly id: string;
  readonly cart: Cart;
  readonly payload: JsonObject;
  /** It is good as long as nothing else was written. */
  readonly writes: string;
}

/**
 * Works out what the session's cart would be as an order; nothing is written.
 *
 * @throws {ShopError} 403 without a customer, 400 for an empty cart, 409 for an outdated hash, 500 for a cart with
 *   blocking errors.
 */
export function prepareOrder(shop: Shop, { remarks, hash }: OrderWishes, context: SalesChannelContext): PreparedOrder {
  requireCustomer(shop, context);
  const writes = writesSoFar(shop.database);
  const cart = calculateCart(shop, loadCart(shop, context.token) ?? emptyCart, context);
  refuseUnorderable(cart, hash, context);
  const id = randomId(shop.random);
  const payload = orderPayload(shop, cart, { id, orderNumber: '', remarks }, context);
  return { id, cart, payload, writes };
}

function refuseUnorderable(cart: Cart, hash: string | null, context: SalesChannelContext): void {
  if (cart.lines.length === 0) {
    throw shopError({ status: 400, code: 'CHECKOUT__CART_EMPTY', detail: 'Cart is empty' });
  }
  if (hash !== null && hash !== cartHash(cart, context)) {
    throw shopError({
      status: 409,
      code: 'CHECKOUT__CART_HASH_MISMATCH',
      detail: `Content hash mismatch for cart token: ${context.token}`,
      parameters: { token: context.token },
    });
  }
  const blocking = cart.errors.filter((error) => error.block);
  if (blocking.length === 0) return;
  const list = blocking.map(({ key, message }) => `${key}: ${message}`).join('\n');
  // The reference answers 500 here.
  throw shopError({
    status: 500,
    code: 'CHECKOUT__CART_INVALID',
    detail: `The cart is invalid, got ${blocking.length} error(s):\n${list}`,
  });
}
