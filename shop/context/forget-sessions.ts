import type { Shop } from '../entities/shop.ts';

const day = 24 * 60 * 60 * 1000;

/** An expired session still keeps its token from being taken for a new one, and so what was left under it. */
const anonymous = 30 * day;

/** A customer's session leads to the cart, which is kept as long. */
const customers = 120 * day;

/** Forgets some of the sessions that expired long ago, and returns how many; none when none are left. */
export function forgetSessions({ database, clock }: Shop, most: number): number {
  const now = clock().getTime();
  const old = `SELECT token FROM sales_channel_api_context
    WHERE updated_at < ? AND (updated_at < ? OR customer_id IS NULL) LIMIT ?`;
  const forget = database.prepare(`DELETE FROM sales_channel_api_context WHERE token IN (${old})`);
  return Number(forget.run(now - anonymous, now - customers, most).changes);
}
