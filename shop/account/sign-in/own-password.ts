import type { Shop } from '../../entities/shop.ts';
import { verifyPassword } from './password.ts';
import type { CurrentCustomer } from '../customer/require-customer.ts';

type Owner = Pick<CurrentCustomer, 'id' | 'password'>;

/** Whether the customer still has the password it was read with, and an account at all. */
export function isPasswordUnchanged(shop: Shop, { id, password }: Owner): boolean {
  const row = shop.database
    .prepare('SELECT 1 FROM customer WHERE id = ? AND active = 1 AND guest = 0 AND password IS ?')
    .get(id, password);
  return row !== undefined;
}

/**
 * Whether a password is the customer's. Checking takes a moment, in which a stolen password may be replaced: what
 * counts is the password at the end of it.
 */
export async function isOwnPassword(shop: Shop, customer: Owner, tried: string): Promise<boolean> {
  return (await verifyPassword(tried, customer.password ?? '')) && isPasswordUnchanged(shop, customer);
}
