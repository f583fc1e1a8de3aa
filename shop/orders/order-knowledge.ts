import { setImmediate } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Shop } from '../entities/shop.ts';
import type { OrderEnding, OrderKnowledge } from '../storage/objects/sweep-folders.ts';

const statesSchema = z.object({ state: z.string(), deliveries: z.number(), gone: z.number() });
const cartSchema = z.object({ token: z.string(), content: z.string(), updated_at: z.number() });

/** Carts read in one go: a tenth of a second at their largest. */
const batch = 50;

/** What the file store wants to know of the shop before it deletes anything for its age. */
export function orderKnowledge(shop: Shop): OrderKnowledge {
  return {
    endingOf: (orderId) => endingOf(shop, orderId),
    cartFolders: (since) => cartFolders(shop, since),
  };
}

/** Dispatched is what left the house in all its deliveries, or is completed; an order that is gone counts as cancelled. */
function endingOf({ database }: Shop, orderId: string): OrderEnding {
  const row = database
    .prepare(
      `SELECT s.technical_name AS state, count(d.id) AS deliveries,
         coalesce(sum(ds.technical_name IN ('shipped', 'returned', 'returned_partially')), 0) AS gone
       FROM "order" o JOIN state_machine_state s ON s.id = o.state_id
       LEFT JOIN order_delivery d ON d.order_id = o.id LEFT JOIN state_machine_state ds ON ds.id = d.state_id
       WHERE o.id = ? GROUP BY o.id`,
    )
    .get(orderId);
  if (row === undefined) return 'cancelled';
  const { state, deliveries, gone } = statesSchema.parse(row);
  if (state === 'cancelled') return 'cancelled';
  return state === 'completed' || (deliveries > 0 && gone === deliveries) ? 'dispatched' : null;
}

/** Folders carts name, some carts at a time, so that others are answered in between. */
async function cartFolders({ database }: Shop, since: number): Promise<ReadonlyMap<string, number>> {
  const folders = new Map<string, number>();
  const select = database.prepare(
    'SELECT token, content, updated_at FROM cart WHERE updated_at > ? AND token > ? ORDER BY token LIMIT ?',
  );
  for (let after = ''; ;) {
    const carts = select.all(since, after, batch).map((row) => cartSchema.parse(row));
    for (const { content, updated_at: changedAt } of carts) {
      for (const [folder] of content.matchAll(/uploads\/[\w-]{22,128}\//g)) {
        folders.set(folder, Math.max(changedAt, folders.get(folder) ?? 0));
      }
    }
    const last = carts.at(-1);
    if (last === undefined || carts.length < batch) return folders;
    after = last.token;
    await setImmediate();
  }
}
