import * as z from 'zod/mini';
import { SYSTEM_LANGUAGE } from '../context/system-ids.ts';
import type { Shop } from '../shop.ts';

const rowSchema = z.object({ id: z.string(), parent_id: z.nullable(z.string()) });

/** Every language some channel offers, each with what its missing texts fall back on. */
export function channelLanguages(shop: Shop): readonly (readonly [string, ...string[]])[] {
  const rows = shop.database
    .prepare(
      'SELECT DISTINCT l.id, l.parent_id FROM language l JOIN sales_channel_language s ON s.language_id = l.id ORDER BY l.id',
    )
    .all();
  return z
    .array(rowSchema)
    .parse(rows)
    .map((row): readonly [string, ...string[]] => {
      const parent = row.parent_id === null || row.parent_id === SYSTEM_LANGUAGE ? [] : [row.parent_id];
      return row.id === SYSTEM_LANGUAGE ? [row.id] : [row.id, ...parent, SYSTEM_LANGUAGE];
    });
}
