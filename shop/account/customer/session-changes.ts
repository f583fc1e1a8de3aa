import { loadCart, deleteCart, moveCart, saveCart } from '../../cart/cart-table.ts';
import { mergeCarts } from '../../cart/merge-carts.ts';
import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import {
  deleteSession,
  findCustomerSession,
  loadSession,
  logOutEverywhere,
  rotateToken,
  saveSession,
} from '../../context/session.ts';
import { wireDate } from '../../entities/sql/stored-value.ts';
import { inTransaction } from '../../base/database/in-transaction.ts';
import { randomToken } from '../../base/random-id.ts';
import type { Shop } from '../../entities/shop.ts';
import { updateRow } from '../../seeding/update-row.ts';

/** Addresses chosen before a login belong to whoever was logged in then. */
const noAddresses = { billingAddressId: null, shippingAddressId: null } as const;

/** Logs a customer who was just created into this session, under a new token with the same cart. */
export function enterAsNewCustomer(
  shop: Shop,
  { token, salesChannelId }: SalesChannelContext,
  customerId: string,
): string {
  return inTransaction(shop.database, () => {
    const next = rotateSession(shop, token);
    saveSession(shop, { token: next, salesChannelId }, { customerId, choices: noAddresses });
    return next;
  });
}

/**
 * Logs a customer in and returns the token to go on with (Store API sheet, context token): devices share the token of
 * the customer's live session, an expired session comes back under a new one, and this session's cart is merged in.
 */
export function logIn(shop: Shop, context: SalesChannelContext, customerId: string): string {
  const { token, salesChannelId } = context;
  return inTransaction(shop.database, () => {
    updateRow(shop, 'customer', customerId, { lastLogin: wireDate(shop.clock()) });
    const other = findCustomerSession(shop, salesChannelId, customerId);
    if (other === undefined || other.token === token) {
      const own = rotateSession(shop, token);
      saveSession(shop, { token: own, salesChannelId }, { customerId, choices: noAddresses });
      return own;
    }
    const shared = other.expired ? rotateSession(shop, other.token) : other.token;
    mergeCartInto(shop, token, shared);
    deleteSession(shop, token);
    saveSession(shop, { token: shared, salesChannelId }, { customerId });
    return shared;
  });
}

/**
 * Logs out and returns a new anonymous token. A registered customer's cart waits under a secret token for the next
 * login; a guest's is gone.
 */
export function logOut(shop: Shop, { token }: SalesChannelContext, isGuest: boolean): string {
  inTransaction(shop.database, () => {
    if (isGuest || shop.config.invalidateSessionOnLogOut) {
      deleteSession(shop, token);
      deleteCart(shop, token);
    } else rotateSession(shop, token);
  });
  return randomToken(shop.random);
}

/**
 * After a new password: every other session of the customer becomes anonymous. A session of that customer goes on
 * under a new token, any other one is left as it is.
 */
export function renewLogin(shop: Shop, { token }: SalesChannelContext, customerId: string): string {
  return inTransaction(shop.database, () => {
    const isOwn = loadSession(shop, token)?.customerId === customerId;
    const next = isOwn ? rotateSession(shop, token) : token;
    logOutEverywhere(shop, customerId, isOwn ? next : '');
    return next;
  });
}

/** Moves session and cart to a new token and returns it; the old token becomes an unknown one. */
function rotateSession(shop: Shop, token: string): string {
  const next = randomToken(shop.random);
  rotateToken(shop, token, next);
  moveCart(shop, token, next);
  return next;
}

function mergeCartInto(shop: Shop, from: string, to: string): void {
  const guest = loadCart(shop, from);
  if (guest === undefined) return;
  const own = loadCart(shop, to);
  saveCart(shop, to, own === undefined ? guest : mergeCarts(own, guest));
  deleteCart(shop, from);
}
