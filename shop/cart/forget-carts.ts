import type { Shop } from '../entities/shop.ts';

const day = 24 * 60 * 60 * 1000;

/** A cart of nobody who is known is kept for so long after its last change. */
const guests = 30 * day;

/** A customer finds the cart again for so long, from any device. */
const customers = 120 * day;

const isCustomers =
  'EXISTS (SELECT 1 FROM sales_channel_api_context s WHERE s.token = cart.token AND s.customer_id IS NOT NULL)';

/** Forgets some of the carts nobody touched for long, and returns how many; none when none are left. */
export function forgetCarts({ database, clock }: Shop, most: number): number {
  const now = clock().getTime();
  const old = `SELECT token FROM cart WHERE updated_at < ? AND (updated_at < ? OR NOT ${isCustomers}) LIMIT ?`;
  const forget = database.prepare(`DELETE FROM cart WHERE token IN (${old})`);
  return Number(forget.run(now - guests, now - customers, most).changes);
}
