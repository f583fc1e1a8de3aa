import { baseIds } from './base-data/base-ids.ts';
import { headlessAccessKey } from './base-data/channels.ts';
import type { Shop } from '../entities/shop.ts';

/** Gives the channels the configured key: it may have changed since the shop was founded. */
export function ensureAccessKeys(shop: Shop, accessKey: string): void {
  const set = shop.database.prepare('UPDATE sales_channel SET access_key = ?1 WHERE id = ?2 AND access_key <> ?1');
  set.run(accessKey, baseIds.salesChannel);
  set.run(headlessAccessKey(accessKey), baseIds.headlessChannel);
}
