import { inTransaction } from '../../base/database/in-transaction.ts';
import { wireDate } from '../../entities/sql/stored-value.ts';
import type { Shop } from '../../entities/shop.ts';
import { deleteCustomer } from './delete-customer.ts';

const day = 24 * 60 * 60 * 1000;

/** A recovery link is good for two hours; for a day it can still be told that it is expired. */
const recoveries = day;

/** Who was asked by mail to confirm an address and never did, never wanted it, or never owned the address. */
const unconfirmed = 30 * day;

/** Forgets some expired recovery links, and returns how many; none when none are left. */
export function forgetRecoveries(shop: Shop, most: number): number {
  const forget = shop.database.prepare(
    'DELETE FROM customer_recovery WHERE customer_id IN (SELECT customer_id FROM customer_recovery WHERE created_at < ? LIMIT ?)',
  );
  return Number(forget.run(since(shop, recoveries), most).changes);
}

const since = ({ clock }: Shop, age: number): number => clock().getTime() - age;

/** Forgets some attempts no limit counts any more, and returns how many; none when none are left. */
export function forgetOldAttempts(shop: Shop, most: number): number {
  const forget = shop.database.prepare(
    'DELETE FROM attempt WHERE key IN (SELECT key FROM attempt WHERE last_at < ? LIMIT ?)',
  );
  return Number(forget.run(since(shop, day), most).changes);
}

/** Forgets some addresses that were never confirmed for the newsletter, and returns how many; none when none are left. */
export function forgetUnconfirmedRecipients(shop: Shop, most: number): number {
  const forget = shop.database.prepare(
    `DELETE FROM newsletter_recipient WHERE id IN (
       SELECT id FROM newsletter_recipient
       WHERE status = 'notSet' AND created_at < ?1 AND COALESCE(updated_at, created_at) < ?1 LIMIT ?2)`,
  );
  return Number(forget.run(wireDate(new Date(since(shop, unconfirmed))), most).changes);
}

/** Deletes some accounts that were never confirmed, and returns how many; none when none are left. */
export function forgetUnconfirmedCustomers(shop: Shop, most: number): number {
  const old = shop.database
    .prepare(
      `SELECT id FROM customer
       WHERE double_opt_in_registration = 1 AND double_opt_in_confirm_date IS NULL AND created_at < ?
         AND NOT EXISTS (SELECT 1 FROM order_customer o WHERE o.customer_id = customer.id)
       LIMIT ?`,
    )
    .all(wireDate(new Date(since(shop, unconfirmed))), most);
  inTransaction(shop.database, () => {
    for (const row of old) deleteCustomer(shop, String(row['id']));
  });
  return old.length;
}
