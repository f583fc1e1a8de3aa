import type { Shop } from '../entities/shop.ts';

const DAY = 24 * 60 * 60 * 1000;

/** An expired session still keeps its token from being taken for a new one, and so what was left under it. */
const ANONYMOUS = 30 * DAY;

/** A customer's session leads to the cart, which is kept as long. */
const CUSTOMERS = 120 * DAY;

/** Forgets some of the sessions that expired long ago, and returns how many; none when none are left. */
export function forgetSessions({ database, clock }: Shop, most: number): number {
  const now = clock().getTime();
  const old = `SELECT token FROM sales_channel_api_context
    WHERE updated_at < ? AND (updated_at < ? OR customer_id IS NULL) LIMIT ?`;
  const forget = database.prepare(`DELETE FROM sales_channel_api_context WHERE token IN (${old})`);
  return Number(forget.run(now - ANONYMOUS, now - CUSTOMERS, most).changes);
}
