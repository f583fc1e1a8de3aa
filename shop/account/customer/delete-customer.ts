import { logOutEverywhere } from '../../context/session.ts';
import { inTransaction } from '../../base/database/in-transaction.ts';
import type { Shop } from '../../entities/shop.ts';

/** Deletes an account with its addresses and wishlist; orders stay (they must be kept by law) without the account. */
export function deleteCustomer(shop: Shop, customerId: string): void {
  inTransaction(shop.database, () => {
    logOutEverywhere(shop, customerId);
    for (const sql of [
      'DELETE FROM customer_wishlist_product WHERE wishlist_id IN (SELECT id FROM customer_wishlist WHERE customer_id = ?)',
      'DELETE FROM customer_wishlist WHERE customer_id = ?',
      'DELETE FROM customer_recovery WHERE customer_id = ?',
      'DELETE FROM customer_address WHERE customer_id = ?',
      'UPDATE order_customer SET customer_id = NULL WHERE customer_id = ?',
      'DELETE FROM customer WHERE id = ?',
    ]) {
      shop.database.prepare(sql).run(customerId);
    }
  });
}
