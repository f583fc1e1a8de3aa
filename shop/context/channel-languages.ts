import * as z from 'zod/mini';
import { systemLanguage } from '../base/system-ids.ts';
import type { Shop } from '../entities/shop.ts';

const rowSchema = z.object({ id: z.string(), parent_id: z.nullable(z.string()) });

/** Every language some channel offers, each with what its missing texts fall back on. */
export function channelLanguages(shop: Shop): readonly (readonly [string, ...string[]])[] {
  const rows = shop.database
    .prepare(
      'SELECT DISTINCT l.id, l.parent_id FROM language l JOIN sales_channel_language s ON s.language_id = l.id ORDER BY l.id',
    )
    .all();
  return z.array(rowSchema).parse(rows).map(chainOf);
}

function chainOf({ id, parent_id: parentId }: z.infer<typeof rowSchema>): readonly [string, ...string[]] {
  if (id === systemLanguage) return [id];
  return parentId === null || parentId === systemLanguage ? [id, systemLanguage] : [id, parentId, systemLanguage];
}
