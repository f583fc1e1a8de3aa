import * as z from 'zod/mini';
import { fieldText } from '../http/field-checks.ts';
import { forgiveSignIn, refuseTooManySignIns, refuseTooManySignInsFrom } from '../context/refuse-too-many.ts';
import { type CurrentCustomer, findCustomer, notLoggedIn } from '../account/customer/require-customer.ts';
import { shopError, type ShopError } from '../http/shop-error.ts';
import type { JsonObject } from '../base/json.ts';
import type { Shop } from '../entities/shop.ts';

/** Guests may open an order by its link this long (30 days). */
const linkLifetime = 30 * 24 * 60 * 60 * 1000;

const linkedSchema = z.object({
  email: z.string(),
  zipcode: z.nullable(z.string()),
  guest: z.nullable(z.number()),
  order_date_time: z.string(),
});

/**
 * The guest who placed an order, by its link, e-mail address and postcode: what only a session may do in Shopware, they may
 * do here too.
 *
 * @throws {ShopError} as {@link authenticateGuest}
 */
export function requireOrderer(shop: Shop, access: GuestAccess): CurrentCustomer {
  authenticateGuest(shop, access);
  const row = shop.database
    .prepare(
      `SELECT c.customer_id FROM order_customer c JOIN "order" o ON o.id = c.order_id WHERE o.deep_link_code = ?`,
    )
    .get(access.deepLinkCode);
  const { customer_id: customerId } = ordererSchema.parse(row);
  return findCustomer(shop, customerId);
}

const ordererSchema = z.object({ customer_id: z.nullable(z.string()) });

export interface GuestAccess {
  /** The order's own. */
  readonly deepLinkCode: string;
  /** Body and query with `email` and `zipcode`. */
  readonly input: JsonObject;
  readonly clientAddress: string;
}

/**
 * Lets a guest without a session in by link, e-mail address and postcode of the billing address.
 *
 * @throws {ShopError} 403 unless all three fit and the order is younger than 30 days, 429 after too many attempts.
 */
export function authenticateGuest(shop: Shop, { deepLinkCode, input, clientAddress }: GuestAccess): void {
  const row = shop.database
    .prepare(
      `SELECT c.email, a.zipcode, customer.guest, o.order_date_time FROM "order" o
       JOIN order_customer c ON c.order_id = o.id JOIN order_address a ON a.id = o.billing_address_id
       LEFT JOIN customer ON customer.id = c.customer_id WHERE o.deep_link_code = ?`,
    )
    .get(deepLinkCode);
  if (row === undefined) throw notAuthenticated();
  const order = linkedSchema.parse(row);
  if (order.guest === 0) throw notLoggedIn();
  if (shop.clock().getTime() - Date.parse(order.order_date_time) > linkLifetime) throw notAuthenticated();
  const email = fieldText(input['email']);
  const zipcode = fieldText(input['zipcode']);
  if (email === null || zipcode === null) throw notAuthenticated();
  refuseTooManySignInsFrom(shop, clientAddress);
  refuseTooManySignIns(shop, `guest-order:${deepLinkCode}-${clientAddress}`);
  const same = (first: string, second: string | null) =>
    first.trim().toUpperCase() === (second ?? '').trim().toUpperCase();
  if (same(email, order.email) && same(zipcode, order.zipcode)) return forgiveSignIn(shop, clientAddress);
  throw guestError('WRONG_CREDENTIALS', 'Wrong credentials for guest authentication.');
}

const notAuthenticated = (): ShopError => guestError('NOT_AUTHENTICATED', 'Guest not authenticated.');

const guestError = (code: 'NOT_AUTHENTICATED' | 'WRONG_CREDENTIALS', detail: string): ShopError =>
  shopError({ status: 403, code: `CHECKOUT__GUEST_${code}`, detail });
