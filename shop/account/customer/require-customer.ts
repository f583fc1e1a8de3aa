import * as z from 'zod/mini';
import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { shopError, type ShopError } from '../../http/shop-error.ts';
import type { Shop } from '../../entities/shop.ts';

const rowSchema = z.object({
  id: z.string(),
  guest: z.number(),
  email: z.string(),
  password: z.nullable(z.string()),
  first_name: z.string(),
  last_name: z.string(),
  default_billing_address_id: z.string(),
  default_shipping_address_id: z.string(),
});

/** What the account calls need to know about the customer of a session. */
export interface CurrentCustomer {
  readonly id: string;
  readonly isGuest: boolean;
  readonly email: string;
  readonly password: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly defaultBillingAddressId: string;
  readonly defaultShippingAddressId: string;
}

export const notLoggedIn = (): ShopError =>
  shopError({ status: 403, code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN', detail: 'Customer is not logged in.' });

/**
 * The customer of the session, guests included.
 *
 * @throws {ShopError} 403 for an anonymous session.
 */
export function requireCustomer(shop: Shop, { customerId }: SalesChannelContext): CurrentCustomer {
  return findCustomer(shop, customerId);
}

/** @throws {ShopError} 403 for nobody and for customers there are no more. */
export function findCustomer(shop: Shop, customerId: string | null): CurrentCustomer {
  const row =
    customerId === null ? undefined : shop.database.prepare('SELECT * FROM customer WHERE id = ?').get(customerId);
  if (row === undefined) throw notLoggedIn();
  return toCustomer(row);
}

/** @throws {ShopError} 403 for an anonymous session and for guests. */
export function requireRegistered(shop: Shop, context: SalesChannelContext): CurrentCustomer {
  const customer = requireCustomer(shop, context);
  if (customer.isGuest) throw notLoggedIn();
  return customer;
}

/** The registered customer of an e-mail address; addresses ignore case. */
export function findRegistered(shop: Shop, email: string): CurrentCustomer | undefined {
  const row = shop.database
    .prepare('SELECT * FROM customer WHERE guest = 0 AND active = 1 AND email = ? COLLATE NOCASE')
    .get(email);
  return row === undefined ? undefined : toCustomer(row);
}

function toCustomer(row: unknown): CurrentCustomer {
  const customer = rowSchema.parse(row);
  return {
    id: customer.id,
    isGuest: customer.guest === 1,
    email: customer.email,
    password: customer.password,
    firstName: customer.first_name,
    lastName: customer.last_name,
    defaultBillingAddressId: customer.default_billing_address_id,
    defaultShippingAddressId: customer.default_shipping_address_id,
  };
}
